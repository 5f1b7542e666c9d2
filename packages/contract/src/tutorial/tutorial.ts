import { ROLES } from "@kilolane/domain";
import { inEachLanguage } from "@kilolane/phrases";
import { z } from "zod";
import { OPERATOR, SIGNED_IN } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { id, instant, oneOf, requiredText, seenVersion, text } from "../values.ts";

const MOST_TUTORIAL_CHARACTERS = 8000;

/** A tutorial as those it is for read it, in their language or the nearest there is. */
const tutorial = z.object({
  id: z.string(),
  title: z.string(),
  /** paragraphs, an empty line between them */
  text: z.string(),
  /** the language that title and text are in */
  language: z.string(),
  videoUrl: z.string(),
  file: z.object({ originalName: z.string(), sizeBytes: z.number() }).nullable(),
  updatedAt: instant,
});
export type Tutorial = z.output<typeof tutorial>;

export const listTutorials = defineEndpoint({
  name: "listTutorials",
  area: "tutorial",
  summary: "The published tutorials of the caller's role, in the operator's order",
  method: "GET",
  path: "/tutorials",
  roles: SIGNED_IN,
  scope: "user",
  response: z.array(tutorial),
  errors: [],
});
export const downloadTutorialFile = defineEndpoint({
  name: "downloadTutorialFile",
  area: "tutorial",
  summary: "The file of a tutorial that the caller may read",
  method: "GET",
  path: "/tutorials/:id/file",
  roles: SIGNED_IN,
  scope: "user",
  params: z.object({ id }),
  response: z.unknown(),
  content: "file",
  errors: ["not-found"],
});

const title = text(160).min(1, "title-missing");
const words = z.object({ title, text: requiredText(MOST_TUTORIAL_CHARACTERS) });
/** Any of the languages, at least one. */
export const tutorialTexts = z
  .object(inEachLanguage(() => words))
  .partial()
  .refine((texts) => Object.values(texts).some((one) => one !== undefined), { message: "required" });
export type TutorialTexts = z.output<typeof tutorialTexts>;

const videoUrl = text(500)
  .refine((typed) => typed === "" || /^https:\/\/[^\s/]+\.[^\s/]+/.test(typed), { message: "website" })
  .default("");

/** A tutorial as the operator edits it. */
const managedTutorial = z.object({
  id: z.string(),
  roles: z.array(z.enum(ROLES)),
  texts: tutorialTexts,
  videoUrl: z.string(),
  file: z.object({ originalName: z.string(), sizeBytes: z.number() }).nullable(),
  isPublished: z.boolean(),
  version: z.number(),
  updatedAt: instant,
});
export type ManagedTutorial = z.output<typeof managedTutorial>;

const tutorialForm = z.object({
  roles: z.array(oneOf(ROLES)).min(1, "required").max(ROLES.length, "too-many"),
  texts: tutorialTexts,
  videoUrl,
  isPublished: z.boolean().default(false),
});

const operator = { area: "tutorial", roles: OPERATOR, scope: "platform" } as const;

export const listManagedTutorials = defineEndpoint({
  ...operator,
  name: "listManagedTutorials",
  summary: "Every tutorial in its order, published or not",
  method: "GET",
  path: "/operator/tutorials",
  response: z.array(managedTutorial),
  errors: [],
});
/** It comes last. */
export const createTutorial = defineEndpoint({
  ...operator,
  name: "createTutorial",
  summary: "Adds a tutorial for one or more roles",
  method: "POST",
  path: "/operator/tutorials",
  body: tutorialForm,
  response: managedTutorial,
  errors: [],
});
export const updateTutorial = defineEndpoint({
  ...operator,
  name: "updateTutorial",
  summary: "Changes a tutorial, publishes it or takes it back",
  method: "PUT",
  path: "/operator/tutorials/:id",
  params: z.object({ id }),
  body: tutorialForm.extend({ version: seenVersion }),
  response: managedTutorial,
  errors: ["not-found", "version-conflict"],
});
export const deleteTutorial = defineEndpoint({
  ...operator,
  name: "deleteTutorial",
  summary: "Deletes a tutorial with its file",
  method: "DELETE",
  path: "/operator/tutorials/:id",
  params: z.object({ id }),
  response: z.object({ id: z.string() }),
  errors: ["not-found"],
});
/** Tutorials that are not named come after those that are. */
export const orderTutorials = defineEndpoint({
  ...operator,
  name: "orderTutorials",
  summary: "Puts the tutorials into this order",
  method: "PUT",
  path: "/operator/tutorials/order",
  body: z.object({ ids: z.array(id).max(500, "too-many") }),
  response: z.array(managedTutorial),
  errors: [],
});
/** The same files as a feedback may carry; it replaces the one before. */
export const uploadTutorialFile = defineEndpoint({
  ...operator,
  name: "uploadTutorialFile",
  summary: "Puts a file beside a tutorial",
  method: "POST",
  path: "/operator/tutorials/:id/file",
  params: z.object({ id }),
  multipart: true,
  response: managedTutorial,
  errors: ["not-found"],
  limit: "upload",
});
export const removeTutorialFile = defineEndpoint({
  ...operator,
  name: "removeTutorialFile",
  summary: "Takes the file of a tutorial away",
  method: "DELETE",
  path: "/operator/tutorials/:id/file",
  params: z.object({ id }),
  response: managedTutorial,
  errors: ["not-found"],
});
