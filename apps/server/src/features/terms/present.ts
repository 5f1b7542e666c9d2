import { termsTexts, type CurrentTerms, type PublishedTerms, type TermsTexts } from "@kilolane/contract";
import type { Language } from "@kilolane/phrases";
import type { CurrentTermsRow, VersionRow } from "./reads.ts";

/** The stored texts of a version. Throws `ZodError` when the column holds something else. */
export function textsOf(row: { readonly texts: unknown }): TermsTexts {
  return termsTexts.parse(row.texts);
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
