import type { EndpointOutput, EndpointParsed, listExchangeRates } from "@kilolane/contract";
import { parseCalendarDate } from "@kilolane/domain";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentPlatformRate } from "./present.ts";
import { findPlatformRates } from "./reads/rate.ts";

/** A page of the platform's rates, the newest first; or of those that count on a day. */
export function findRates(
  scope: PlatformScope,
  { page, size, on, ...filter }: EndpointParsed<typeof listExchangeRates>["query"],
): Promise<EndpointOutput<typeof listExchangeRates>> {
  const part = { limit: size, offset: (page - 1) * size };
  return withTransaction(scope, async (tx) => {
    const { rows, total } = await findPlatformRates(tx, {
      ...filter,
      ...part,
      on: on === undefined ? undefined : parseCalendarDate(on),
    });
    return { content: rows.map(presentPlatformRate), total };
  });
}
