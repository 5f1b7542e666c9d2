/** The six interface languages in the order of the switcher (marketplace.md §9); everything else derives from here. */
export const LANGUAGE_CODES = ["en", "zh", "es", "fr", "it", "ar"] as const;

export type Language = (typeof LANGUAGE_CODES)[number];

/** One entry of the language switcher (marketplace.md §3 'Language entry'). */
export interface LanguageEntry {
  readonly languageId: string;
  readonly locale: Language;
  /** The language's own name, as its readers write it. */
  readonly name: string;
  /** Short mark shown beside the name; languages have no flags. */
  readonly icon: string;
}

/** What the product knows of a language besides its texts. */
const LANGUAGE_FACTS: Readonly<Record<Language, Omit<LanguageEntry, "locale">>> = {
  en: { languageId: "english", name: "English", icon: "EN" },
  zh: { languageId: "chinese", name: "中文", icon: "中" },
  es: { languageId: "spanish", name: "Español", icon: "ES" },
  fr: { languageId: "french", name: "Français", icon: "FR" },
  it: { languageId: "italian", name: "Italiano", icon: "IT" },
  ar: { languageId: "arabic", name: "العربية", icon: "ع" },
};

export const LANGUAGES: readonly LanguageEntry[] = LANGUAGE_CODES.map((locale) => ({
  locale,
  ...LANGUAGE_FACTS[locale],
}));

/** A value for each language: texts of a form, schemas, names of a country. */
export function inEachLanguage<Value>(valueOf: (language: Language) => Value): Record<Language, Value> {
  return {
    en: valueOf("en"),
    zh: valueOf("zh"),
    es: valueOf("es"),
    fr: valueOf("fr"),
    it: valueOf("it"),
    ar: valueOf("ar"),
  };
}

/** True when the value names one of the six languages. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGE_CODES.some((code) => code === value);
}

/** Writing direction of a language; Arabic alone runs from right to left. */
export function directionOf(language: Language): "ltr" | "rtl" {
  return language === "ar" ? "rtl" : "ltr";
}

/**
 * The BCP 47 tag to give to Intl: Arabic takes Latin digits everywhere (screen, PDF, mail), because `ar` and
 * `ar-EG` disagree about them.
 */
export function intlLocaleOf(language: Language): string {
  return language === "ar" ? "ar-u-nu-latn" : language;
}

/**
 * Picks the best of the six languages for an Accept-Language header, English when none fits.
 * Quality values are honoured; `fr-CA` counts as `fr`.
 */
export function languageFromHeader(header: string | undefined): Language {
  const options = (header ?? "").split(",").map((part) => {
    const [tag = "", ...parameters] = part.trim().split(";");
    const quality = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
    return { code: tag.toLowerCase().split("-")[0], quality: quality === undefined ? 1 : Number(quality) };
  });
  const known = options.filter((option) => isLanguage(option.code) && option.quality > 0);
  const best = known.toSorted((a, b) => b.quality - a.quality)[0]?.code;
  return isLanguage(best) ? best : "en";
}
