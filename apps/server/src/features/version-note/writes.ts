import type { EndpointParsed, createVersionNote } from "@kilolane/contract";
import { nextVersion, type SeenRow } from "../../db/seen-row.ts";
import type { PlatformTransaction, UserTransaction } from "../../db/transaction.ts";

export type NoteContent = EndpointParsed<typeof createVersionNote>["body"];

/** Stores a note. @returns its number */
export async function insertNote(tx: PlatformTransaction, id: string, note: NoteContent): Promise<number> {
  const { number } = await tx.db
    .insertInto("version_note")
    .values({
      id,
      label: note.label,
      texts: JSON.stringify(note.texts),
      published_at: tx.now(),
      updated_by: tx.scope.userId,
    })
    .returning("number")
    .executeTakeFirstOrThrow();
  return number;
}

/** Corrects a note. @returns false when it has another version by now */
export async function updateNoteRow(
  tx: PlatformTransaction,
  seen: SeenRow,
  note: NoteContent,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable("version_note")
    .set({
      label: note.label,
      texts: JSON.stringify(note.texts),
      ...nextVersion(seen),
      updated_by: tx.scope.userId,
    })
    .where("id", "=", seen.id)
    .where("version", "=", seen.version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a note. @returns false when it has another version by now */
export async function deleteNoteRow(tx: PlatformTransaction, { id, version }: SeenRow): Promise<boolean> {
  const { numDeletedRows } = await tx.db
    .deleteFrom("version_note")
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Notes that the caller has seen all notes up to this number. */
export async function updateSeenRow(
  tx: UserTransaction | PlatformTransaction,
  number: number,
): Promise<void> {
  await tx.db
    .updateTable("user_account")
    .set({ seen_version_note: number })
    .where("company_id", "=", tx.scope.companyId)
    .where("id", "=", tx.scope.userId)
    .where("seen_version_note", "<", number)
    .execute();
}
