import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { getPresentedNote } from "./note.ts";

/** One note with its texts in each language. @throws AppError not-found */
export function getManagedNote(scope: PlatformScope, id: string) {
  return withTransaction(scope, (tx) => getPresentedNote(tx, id));
}
