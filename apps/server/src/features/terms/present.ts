import { termsTexts, type CurrentTerms, type PublishedTerms, type TermsTexts } from "@kilolane/contract";
import { inEachLanguage, type Language } from "@kilolane/phrases";
import type { CurrentTermsRow, VersionRow } from "./reads.ts";

const storedTexts = termsTexts.partial().required({ en: true });

/**
 * The stored texts of a version; a language that the product learned after it was published reads the English ones.
 * Throws `ZodError` when the column holds something else.
 */
export function textsOf(row: { readonly texts: unknown }): TermsTexts {
  const stored = storedTexts.parse(row.texts);
  return inEachLanguage((language) => stored[language] ?? stored.en);
}

/** The terms in force as their reader sees them. */
export function presentCurrent(row: CurrentTermsRow, language: Language): CurrentTerms {
  return {
    version: row.version,
    publishedAt: row.published_at.toISOString(),
    language,
    isAccepted: row.accepted_at !== null,
    ...textsOf(row)[language],
  };
}

/** A version in the operator's list. */
export function presentVersion(row: VersionRow): PublishedTerms {
  return {
    version: row.version,
    publishedAt: row.published_at.toISOString(),
    publishedBy: `${row.first_name} ${row.last_name}`.trim(),
    acceptedCount: row.accepted_count ?? 0,
  };
}
