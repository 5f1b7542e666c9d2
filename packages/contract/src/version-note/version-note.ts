import { z } from "zod";
import { OPERATOR, SIGNED_IN } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { tutorialTexts } from "../tutorial/tutorial.ts";
import { id, instant, nameText, pageInput, queryVersion, seenVersion, text } from "../values.ts";

/** A note as everybody reads it, in their language or the nearest there is. */
const versionNote = z.object({
  id: z.string(),
  /** the version of the product it is about, as the operator names it */
  label: z.string(),
  title: z.string(),
  /** paragraphs, an empty line between them */
  text: z.string(),
  /** the language that title and text are in */
  language: z.string(),
  publishedAt: instant,
});
export type VersionNote = z.output<typeof versionNote>;

/** A note as the operator edits it. */
const managedVersionNote = z.object({
  id: z.string(),
  label: z.string(),
  texts: tutorialTexts,
  publishedAt: instant,
  version: z.number(),
  updatedAt: instant,
  /** empty where no person did */
  updatedBy: z.string(),
});
export type ManagedVersionNote = z.output<typeof managedVersionNote>;

export const versionNoteForm = z.object({ label: nameText(60), texts: tutorialTexts });

const reader = { area: "version-note", roles: SIGNED_IN, scope: "user" } as const;

export const getVersionNews = defineEndpoint({
  ...reader,
  name: "getVersionNews",
  summary: "The newest version note, and how many notes were published since the caller last looked",
  method: "GET",
  path: "/version-control",
  response: z.object({ latest: versionNote.nullable(), unseen: z.number() }),
  errors: [],
});
export const listVersionNotes = defineEndpoint({
  ...reader,
  name: "listVersionNotes",
  summary: "Every version note, the newest first",
  method: "GET",
  path: "/version-control-all",
  query: z.object(pageInput),
  response: z.object({ content: z.array(versionNote), total: z.number() }),
  errors: [],
});
export const getVersionNote = defineEndpoint({
  ...reader,
  name: "getVersionNote",
  summary: "One version note",
  method: "GET",
  path: "/version-control/:id",
  params: z.object({ id }),
  response: versionNote,
  errors: ["not-found"],
});
/** Never goes back: who has seen a later note keeps having seen it. */
export const seeVersionNote = defineEndpoint({
  ...reader,
  name: "seeVersionNote",
  summary: "Notes that the caller has seen this note and all before it",
  method: "PUT",
  path: "/version-notes/:id/seen",
  params: z.object({ id }),
  response: z.object({ unseen: z.number() }),
  errors: ["not-found"],
});

const operator = { area: "version-note", roles: OPERATOR, scope: "platform" } as const;

export const createVersionNote = defineEndpoint({
  ...operator,
  name: "createVersionNote",
  summary: "Publishes a version note; everybody is shown it once",
  method: "POST",
  path: "/version-control/create",
  body: versionNoteForm,
  response: managedVersionNote,
  errors: [],
});
export const listManagedVersionNotes = defineEndpoint({
  ...operator,
  name: "listManagedVersionNotes",
  summary: "Version notes with their texts in each language, the newest first",
  method: "GET",
  path: "/operator/version-notes",
  query: z.object({ search: text(120).default(""), ...pageInput }),
  response: z.object({ content: z.array(managedVersionNote), total: z.number() }),
  errors: [],
});
export const getManagedVersionNote = defineEndpoint({
  ...operator,
  name: "getManagedVersionNote",
  summary: "A version note with its texts in each language",
  method: "GET",
  path: "/operator/version-notes/:id",
  params: z.object({ id }),
  response: managedVersionNote,
  errors: ["not-found"],
});
/** A corrected note is not shown again to those who have seen it. */
export const updateVersionNote = defineEndpoint({
  ...operator,
  name: "updateVersionNote",
  summary: "Corrects a version note",
  method: "PUT",
  path: "/operator/version-notes/:id",
  params: z.object({ id }),
  body: versionNoteForm.extend({ version: seenVersion }),
  response: managedVersionNote,
  errors: ["not-found", "version-conflict"],
});
export const deleteVersionNote = defineEndpoint({
  ...operator,
  name: "deleteVersionNote",
  summary: "Deletes a version note",
  method: "DELETE",
  path: "/operator/version-notes/:id",
  params: z.object({ id }),
  query: z.object({ version: queryVersion }),
  response: z.object({ id: z.string() }),
  errors: ["not-found", "version-conflict"],
});
