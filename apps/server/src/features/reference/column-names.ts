import { LANGUAGE_CODES, loadTranslator, type Phrases } from "@kilolane/phrases";

type Field = keyof Phrases["reference"]["field"];

/** What a column may be called in a file: its field, or as the export names it in any language; in lower case. */
export async function loadColumnNames(): Promise<(field: Field) => ReadonlySet<string>> {
  const translators = await Promise.all(
    LANGUAGE_CODES.map(async (language) => loadTranslator(language, "reference")),
  );
  return (field) =>
    new Set([field.toLowerCase(), ...translators.map((t) => t(`field.${field}`).toLowerCase())]);
}
