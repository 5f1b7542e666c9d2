import type { ManagedVersionNote } from "@kilolane/contract";
import { newId } from "../../db/new-id.ts";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { getPresentedNote, recordNoteIn } from "./note.ts";
import { insertNote, type NoteContent, updateSeenRow } from "./writes.ts";

/** Publishes a note; its author has seen it. */
export function createNote(scope: PlatformScope, note: NoteContent): Promise<ManagedVersionNote> {
  return withTransaction(scope, async (tx) => {
    const id = newId();
    const number = await insertNote(tx, id, note);
    await updateSeenRow(tx, number);
    await recordNoteIn(tx, "created", { id, label: note.label });
    return getPresentedNote(tx, id);
  });
}
