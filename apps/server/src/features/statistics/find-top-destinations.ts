import type { EndpointOutput, listTopDestinations } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { type AskedPeriod, getCounted } from "./period.ts";
import { presentResult } from "./present.ts";
import { findDestinations } from "./reads.ts";

const MOST_AIRPORTS = 10;

/** The destination airports with the most quotations. */
export function findTopDestinations(
  scope: CompanyScope,
  asked: AskedPeriod,
): Promise<EndpointOutput<typeof listTopDestinations>> {
  return withTransaction(scope, async (tx) => {
    const counted = await getCounted(scope, tx, asked);
    return {
      airports: (await findDestinations(tx, counted, MOST_AIRPORTS)).map((row) => ({
        ...presentResult(row),
        airport: row.airport,
        city: row.city,
        country: row.country,
      })),
    };
  });
}
