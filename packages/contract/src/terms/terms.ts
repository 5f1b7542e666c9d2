import { inEachLanguage } from "@kilolane/phrases";
import { z } from "zod";
import { OPERATOR, SIGNED_IN } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { instant, languageCode, requiredText } from "../values.ts";

const MOST_CHARACTERS = 30_000;
/** Terms of use and disclaimer in one language. */
const termsText = z.object({
  terms: requiredText(MOST_CHARACTERS),
  disclaimer: requiredText(MOST_CHARACTERS),
});
export const termsTexts = z.object(inEachLanguage(() => termsText));
export type TermsTexts = z.output<typeof termsTexts>;
const termsVersion = z.number("number").int("number").min(0, "too-small").max(1_000_000, "too-large");

const currentTerms = termsText.extend({
  version: z.number(),
  publishedAt: instant,
  language: languageCode,
  isAccepted: z.boolean(),
});
export type CurrentTerms = z.output<typeof currentTerms>;

export const getCurrentTerms = defineEndpoint({
  name: "getCurrentTerms",
  area: "terms",
  summary: "The terms of use in force, in the caller's language, and whether the caller has accepted them",
  method: "GET",
  path: "/terms/current",
  roles: SIGNED_IN,
  scope: "user",
  response: currentTerms,
  errors: ["not-found"],
  staysOpen: ["before-terms"],
});
export const acceptTerms = defineEndpoint({
  name: "acceptTerms",
  area: "terms",
  summary: "Accepts the version that the caller has read; a newer one is refused until it was read too",
  method: "PUT",
  path: "/terms/acceptance",
  roles: SIGNED_IN,
  scope: "user",
  body: z.object({ version: termsVersion }),
  response: z.object({ version: z.number(), acceptedAt: instant }),
  errors: ["not-found", "version-conflict"],
  staysOpen: ["before-terms"],
});

const publishedTerms = z.object({
  version: z.number(),
  publishedAt: instant,
  publishedBy: z.string(),
  acceptedCount: z.number(),
});
export type PublishedTerms = z.output<typeof publishedTerms>;
const termsHistory = z.object({
  versions: z.array(publishedTerms),
  /** the texts in force; null before the first version */
  texts: termsTexts.nullable(),
});

const operator = { area: "terms", roles: OPERATOR, scope: "platform" } as const;
export const listTerms = defineEndpoint({
  ...operator,
  name: "listTerms",
  summary: "All versions of the terms of use, the newest first, with the texts in force",
  method: "GET",
  path: "/operator/terms",
  response: termsHistory,
  errors: [],
});
export const getTermsVersion = defineEndpoint({
  ...operator,
  name: "getTermsVersion",
  summary: "The texts of one version",
  method: "GET",
  path: "/operator/terms/:version",
  params: z.object({ version: z.coerce.number("unknown").int("unknown").min(1, "unknown").max(1_000_000) }),
  response: publishedTerms.extend({ texts: termsTexts }),
  errors: ["not-found"],
});
export const publishTerms = defineEndpoint({
  ...operator,
  name: "publishTerms",
  summary: "Publishes the next version in six languages; everybody accepts it at their next sign-in",
  method: "POST",
  path: "/operator/terms",
  /** `afterVersion`: the version that the author started from, 0 for none */
  body: z.object({ texts: termsTexts, afterVersion: termsVersion }),
  response: termsHistory,
  errors: ["version-conflict"],
});
