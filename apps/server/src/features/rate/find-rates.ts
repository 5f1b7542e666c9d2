import type { EndpointOutput, listRates } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { RateDesk } from "./policy.ts";
import { presentListed } from "./present/rate.ts";
import { findListedRates, findRatePage } from "./reads/rate-page.ts";
import { statesOf, type RateFilter, type RateSort } from "./reads/rate.ts";

/** What a list of rates is asked for. */
export interface RateListQuery {
  readonly page: number;
  readonly size: number;
  readonly filter?: RateFilter | undefined;
  readonly sort?: RateSort | undefined;
}

const NEWEST_FIRST: RateSort = { field: "updatedAt", direction: "desc" };

/** A page of a desk's rates, one row per rate. */
export function findRates(
  scope: CompanyScope,
  desk: RateDesk,
  query: RateListQuery,
): Promise<EndpointOutput<typeof listRates>> {
  const { page, size, filter = {}, sort = NEWEST_FIRST } = query;
  const window = { filter, sort, limit: size, offset: (page - 1) * size };
  return withTransaction(
    scope,
    async (tx) => {
      const { sheetIds, counts } = await findRatePage(tx, desk, window);
      const rows = await findListedRates(tx, sheetIds);
      const total = statesOf(filter).reduce((sum, state) => sum + counts[state], 0);
      return { content: rows.map(presentListed), page, size, total, counts };
    },
    { isolation: "repeatable read" },
  );
}
