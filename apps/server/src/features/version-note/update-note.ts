import type { ManagedVersionNote } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { getPresentedNote, recordNoteIn } from "./note.ts";
import { type NoteContent, updateNoteRow } from "./writes.ts";

/** Corrects a note. @throws AppError not-found, version-conflict */
export function updateNote(
  scope: PlatformScope,
  { id, version, ...note }: NoteContent & { readonly id: string; readonly version: number },
): Promise<ManagedVersionNote> {
  return withTransaction(scope, async (tx) => {
    const isStored = await updateNoteRow(tx, { id, version }, note);
    const now = await getPresentedNote(tx, id);
    if (!isStored) throw new AppError("version-conflict", { currentVersion: now.version });
    await recordNoteIn(tx, "updated", now);
    return now;
  });
}
