import { directionOf, loadTranslator, type PhraseValues } from "@kilolane/phrases";
import { cleanText, hasRightToLeftWords, isolate } from "./clean-text.ts";
import {
  DOCUMENT_LABEL_KEYS,
  parseDocumentLabels,
  type DocumentLabels,
  type DocumentLanguage,
} from "./document.ts";

/** All fixed labels of the page in one language, as `QuotationDocument.labels` wants them. */
export async function documentLabels(language: DocumentLanguage): Promise<DocumentLabels> {
  const translate = await loadTranslator(language, "pdf");
  const labels = DOCUMENT_LABEL_KEYS.map((key) => [key, translate(`label.${key}`)]);
  return parseDocumentLabels(Object.fromEntries(labels));
}

/** Translates a phrase of the document: `phrase("text.ratedAs", { weight, amount })`. */
export type DocumentPhrase = (key: DocumentPhraseKey, values?: PhraseValues) => string;
type DocumentPhraseKey = Parameters<Awaited<ReturnType<typeof loadTranslator<"pdf">>>>[0];

/**
 * A translator for the phrases of the document (`pdf.json`: text, basis, section, unit …). Values are cleaned and
 * isolated, so that "+500 kg" keeps its order inside an Arabic sentence; a number is given as text, except `count`,
 * which picks the plural.
 */
export async function documentPhrases(language: DocumentLanguage): Promise<DocumentPhrase> {
  const translate = await loadTranslator(language, "pdf");
  const rightToLeft = directionOf(language) === "rtl";
  return (key, values = {}) => {
    const text = translate(key, isolateValues(values));
    // A phrase of figures and signs alone ("+45 kg", "991.0 kg × 3.05") reads from the left in every language.
    return rightToLeft && !hasRightToLeftWords(text) ? isolate(text) : text;
  };
}

function isolateValues(values: PhraseValues): PhraseValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, given]) => [
      name,
      typeof given === "string" ? isolate(cleanText(given)) : given,
    ]),
  );
}
