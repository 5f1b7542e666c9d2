import type { ScheduledService } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { type AskedFlights, findScheduled } from "./scheduled-service.ts";

/** Departures on a lane, alike ones together. */
export async function findFlights(
  scope: CompanyScope,
  asked: AskedFlights,
): Promise<{ services: ScheduledService[] }> {
  return withTransaction(scope, async (tx) => ({ services: await findScheduled(tx, asked) }));
}
