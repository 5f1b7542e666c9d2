import type { Area, PhraseKey, PhraseValues } from "@kilolane/phrases";
import type { i18n as I18n } from "i18next";
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

/** What has to be filled in, or is made of other phrases. */
const OPEN_PLACE = /\{\{|\$t\(/;

/**
 * A phrase without values, straight from its loaded file: the library's lookup of fallbacks, plurals and placeholders
 * takes a phone 0.2 ms for each, a tenth of a first screen. Undefined where that lookup is needed.
 */
function findPlain(i18n: I18n, area: string, key: string): string | undefined {
  const colon = key.indexOf(":");
  const named = colon < 0 ? area : key.slice(0, colon);
  const text: unknown = i18n.getResource(i18n.language, named, key.slice(colon + 1));
  return typeof text !== "string" || OPEN_PLACE.test(text) ? undefined : text;
}

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
  const { t, i18n } = useLoadedPhrases(names, options);
  const first = String(typeof names === "string" ? names : names[0]);
  const translate = useCallback(
    (key: string, values?: PhraseValues) =>
      (values === undefined ? findPlain(i18n, first, key) : undefined) ?? t(key, { ...values }),
    [t, i18n, first],
  );
  return { t: translate };
}
