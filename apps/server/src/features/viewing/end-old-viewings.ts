import type { SystemScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { endViewingsIn } from "./viewing-end.ts";

/** Writes the end of viewings whose half hour is over, or whose operator has signed out. @returns how many */
export async function endOldViewings(system: SystemScope): Promise<number> {
  return (await withTransaction(system, (tx) => endViewingsIn(tx, { isOld: true }))).length;
}
