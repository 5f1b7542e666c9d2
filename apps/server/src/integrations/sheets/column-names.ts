import { type Area, LANGUAGE_CODES, loadTranslator, type PhraseKey } from "@kilolane/phrases";

/**
 * What a column of a list may be called in a file, in lower case: by its field, or as the export names it in any
 * language.
 */
export async function loadColumnNames<A extends Area>(
  area: A,
): Promise<(field: string, ...keys: readonly PhraseKey<A>[]) => ReadonlySet<string>> {
  const translators = await Promise.all(
    LANGUAGE_CODES.map(async (language) => loadTranslator(language, area)),
  );
  return (field, ...keys) =>
    new Set([field.toLowerCase(), ...translators.flatMap((t) => keys.map((key) => t(key).toLowerCase()))]);
}
