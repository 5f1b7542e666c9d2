import type { WeightRangeList } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { getManagedAirline } from "./airline.ts";
import { getWeightRanges, readingDeskOf } from "./templates.ts";

/** @throws AppError not-found, airline-missing, validation (airlineId required) */
export function findWeightRanges(
  scope: CompanyScope,
  airlineId: number | undefined,
): Promise<{ content: WeightRangeList[] }> {
  return withTransaction(scope, async (tx) => ({
    content: await getWeightRanges(tx, await getManagedAirline(tx, readingDeskOf(scope), airlineId)),
  }));
}
