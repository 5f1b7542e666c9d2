import { type ManagedVersionNote, tutorialTexts, type VersionNote } from "@kilolane/contract";
import type { Language } from "@kilolane/phrases";
import { wordsOf } from "../tutorial/tutorial-words.ts";
import type { ManagedNoteRow, NoteRow } from "./reads.ts";

/** A note for its readers. */
export function presentNote(row: NoteRow, language: Language): VersionNote {
  return {
    id: row.id,
    label: row.label,
    ...wordsOf(tutorialTexts.parse(row.texts), language),
    publishedAt: row.published_at.toISOString(),
  };
}

/** A note for the operator who edits it. */
export function presentManagedNote(row: ManagedNoteRow): ManagedVersionNote {
  return {
    id: row.id,
    label: row.label,
    texts: tutorialTexts.parse(row.texts),
    publishedAt: row.published_at.toISOString(),
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
    updatedBy: row.updated_by_name,
  };
}
