import {
  createVersionNote,
  deleteVersionNote,
  getManagedVersionNote,
  getVersionNews,
  listManagedVersionNotes,
  listVersionNotes,
  type ManagedVersionNote,
  updateVersionNote,
} from "@kilolane/contract";
import type { Language } from "@kilolane/phrases";
import { callEndpoint, type EndpointBody, type EndpointQuery } from "../../lib/api/call-endpoint.ts";
import { q, qPage } from "../../lib/api/query.ts";

/** What a change of a note makes old. */
export const NOTE_READS = [getVersionNews, listVersionNotes, listManagedVersionNotes, getManagedVersionNote];

/** How many notes the "What's new" of the shell lists. */
const SHOWN_NOTES = 20;

/** The newest note and how many are unseen; asked for again in another language. */
export function newsQuery(language: Language) {
  return q(getVersionNews, undefined, language);
}

/** The newest notes, to read. */
export function notesQuery(language: Language) {
  return q(listVersionNotes, { query: { size: SHOWN_NOTES } }, language);
}

/** A page of the notes, for the operator. */
export function managedNotesQuery(query: EndpointQuery<typeof listManagedVersionNotes>) {
  return qPage(listManagedVersionNotes, { query });
}

/** One note, for the operator. */
export function managedNoteQuery(id: string) {
  return q(getManagedVersionNote, { params: { id } });
}

/** A note as it is stored now. @throws ApiError when it is gone */
export async function findNote({ id }: Pick<ManagedVersionNote, "id">): Promise<ManagedVersionNote> {
  return callEndpoint(getManagedVersionNote, { params: { id } });
}

/** Publishes a note, or corrects the one that was seen. */
export async function storeNote(
  body: EndpointBody<typeof createVersionNote>,
  seen: ManagedVersionNote | undefined,
): Promise<ManagedVersionNote> {
  if (seen === undefined) return callEndpoint(createVersionNote, { body });
  return callEndpoint(updateVersionNote, {
    params: { id: seen.id },
    body: { ...body, version: seen.version },
  });
}

/** Deletes a note as it was seen. */
export async function removeNote({ id, version }: Pick<ManagedVersionNote, "id" | "version">) {
  return callEndpoint(deleteVersionNote, { params: { id }, query: { version } });
}
