import type { EndpointOutput, EndpointParsed, listOwnExchangeRates } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentOwnRate } from "./present.ts";
import { findOwnRates as findOwnRateRows } from "./reads/rate.ts";

/** A page of the company's own rates, the newest first. */
export function findOwnRates(
  scope: CompanyScope,
  { page, size, search }: EndpointParsed<typeof listOwnExchangeRates>["query"],
): Promise<EndpointOutput<typeof listOwnExchangeRates>> {
  return withTransaction(scope, async (tx) => {
    const { rows, total } = await findOwnRateRows(tx, { search, limit: size, offset: (page - 1) * size });
    return { content: rows.map(presentOwnRate), total };
  });
}
