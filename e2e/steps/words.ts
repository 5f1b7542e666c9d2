import { loadTranslator, type Language, type Translate } from "@kilolane/phrases";

/** The product's texts in one language, for steps that are the same in all of them. */
export interface Words {
  readonly language: Language;
  readonly quotation: Translate<"quotation">;
  readonly place: Translate<"place">;
  readonly error: Translate<"error">;
  readonly demo: Translate<"demo">;
}

/** Loads what the steps need to find their way through the product in one language. */
export async function loadWords(language: Language): Promise<Words> {
  const [quotation, place, error, demo] = await Promise.all([
    loadTranslator(language, "quotation"),
    loadTranslator(language, "place"),
    loadTranslator(language, "error"),
    loadTranslator(language, "demo"),
  ]);
  return { language, quotation, place, error, demo };
}
