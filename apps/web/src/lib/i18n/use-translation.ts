import type { Area, PhraseKey, PhraseValues } from "@kilolane/phrases";
import { useCallback } from "react";
import { useTranslation as useLoadedPhrases } from "react-i18next";

type QualifiedKey<A extends Area> = A extends Area ? `${A}:${PhraseKey<A>}` : never;

/** Keys of the first area as they are, those of every area as `area:key`. */
type KeyIn<Areas extends Area | readonly Area[]> = Areas extends readonly Area[]
  ? PhraseKey<Areas[0]> | QualifiedKey<Areas[number]>
  : Areas extends Area
    ? PhraseKey<Areas>
    : never;

/** Writes a phrase of these areas in the language in force. */
export type Translate<Areas extends Area | readonly Area[]> = (
  key: KeyIn<Areas>,
  values?: PhraseValues,
) => string;

/**
 * The phrases of an area, or of several of which the first needs no prefix. A component that waits for their file
 * suspends unless it asks not to. The keys are checked by our own types: the library's work out every
 * key of an area again at each call, which took most of the type check.
 */
export function useTranslation<const Areas extends Area | readonly Area[]>(
  areas: Areas,
  options?: { readonly useSuspense: boolean },
): { readonly t: Translate<Areas> } {
  const names: string | readonly string[] = areas;
  const { t } = useLoadedPhrases(names, options);
  return { t: useCallback((key: string, values?: PhraseValues) => t(key, { ...values }), [t]) };
}
