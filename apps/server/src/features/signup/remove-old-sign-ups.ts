import type { SystemScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { deleteOldSignups } from "./writes.ts";

/** Removes sign-ups that nobody finished within a day, and finished ones after a month. */
export function removeOldSignUps(scope: SystemScope): Promise<void> {
  return withTransaction(scope, deleteOldSignups);
}
