import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { getPresentedNote, recordNoteIn } from "./note.ts";
import { deleteNoteRow } from "./writes.ts";

/** Deletes a note. @throws AppError not-found, version-conflict */
export function removeNote(
  scope: PlatformScope,
  seen: { readonly id: string; readonly version: number },
): Promise<{ id: string }> {
  return withTransaction(scope, async (tx) => {
    const { id, label, version } = await getPresentedNote(tx, seen.id);
    if (!(await deleteNoteRow(tx, seen))) throw new AppError("version-conflict", { currentVersion: version });
    await recordNoteIn(tx, "deleted", { id, label });
    return { id };
  });
}
