import type { UnitSystem } from "@kilolane/domain";
import type { UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { updateOwnAccount } from "./writes.ts";

/** Chooses the units of the caller's screens. */
export async function updateUnit(scope: UserScope, unit: UnitSystem) {
  await withTransaction(scope, (tx) => updateOwnAccount(tx, { measurement_unit: unit }));
  return { unit };
}
