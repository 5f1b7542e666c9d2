import type { UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { getMeasurementUnit } from "./reads/company.ts";

/** The units of the caller's screens. */
export async function getUnit(scope: UserScope) {
  return { unit: await withTransaction(scope, getMeasurementUnit) };
}
