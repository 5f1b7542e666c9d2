import { isLanguage, type Language } from "@kilolane/phrases";
import type { CompanySettings } from "../../settings/reads/company.ts";
import type { StoredTexts, VersionContent } from "../reads/content.ts";

type TextSettings = Pick<CompanySettings, "terms" | "paymentTerms" | "translations">;

function standardTerms({ terms, translations }: TextSettings, language: string): string {
  const own = isLanguage(language) ? translations[language]?.terms : undefined;
  return own || terms;
}

/**
 * The texts that a version stores: terms that somebody wrote for this quotation stay as they are, the company's own
 * are taken in the language of the document.
 *
 * @param written what the caller or the version before says; undefined: nothing yet
 */
export function chooseTexts(
  settings: TextSettings,
  written: string | undefined,
  language: string,
): { readonly terms: string; readonly texts?: StoredTexts } {
  const { translations, paymentTerms } = settings;
  const standards = [settings.terms, ...Object.values(translations).map(({ terms }) => terms)];
  const isStandard = written === undefined || (written !== "" && standards.includes(written));
  const terms = isStandard ? standardTerms(settings, language) : written;
  const hasTexts = paymentTerms !== "" || Object.keys(translations).length > 0;
  if (!hasTexts) return { terms };
  return {
    terms,
    texts: { terms: isStandard ? settings.terms : null, payment: paymentTerms, translations },
  };
}

/** Terms and payment terms of a version in a language, as far as the company had written them in it. */
export function textsIn(
  { terms, texts, language: own }: Pick<VersionContent, "terms" | "texts" | "language">,
  language: Language,
): { readonly terms: string; readonly payment: string } {
  if (texts === undefined) return { terms, payment: "" };
  const translated = texts.translations[language];
  const isOwn = language === own || texts.terms === null;
  return {
    terms: isOwn ? terms : translated?.terms || texts.terms || terms,
    payment: translated?.payment || texts.payment,
  };
}
