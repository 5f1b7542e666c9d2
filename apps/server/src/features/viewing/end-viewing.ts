import type { SystemScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { endViewingsIn } from "./viewing-end.ts";

/** Ends one viewing: the next call with its token is refused. */
export async function endViewing(system: SystemScope, id: string): Promise<{ id: string }> {
  await withTransaction(system, (tx) => endViewingsIn(tx, { id }));
  return { id };
}
