import type { VersionNote } from "@kilolane/contract";
import type { UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { presentNote } from "./present.ts";
import { findNote } from "./reads.ts";

/** One note in the caller's language. @throws AppError not-found */
export async function getNote(scope: UserScope, id: string): Promise<VersionNote> {
  const row = await withTransaction(scope, (tx) => findNote(tx, id));
  if (row === undefined) throw new AppError("not-found");
  return presentNote(row, scope.locale);
}
