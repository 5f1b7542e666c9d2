/** One entry of the language switcher (marketplace.md §3 'Language entry'). */
export interface LanguageEntry {
  readonly languageId: string;
  readonly locale: Language;
  /** The language's own name, as its readers write it. */
  readonly name: string;
  /** Short mark shown beside the name; languages have no flags. */
  readonly icon: string;
}

/** The six interface languages in the order of the switcher (marketplace.md §9). */
export const LANGUAGE_CODES = ["en", "zh", "es", "fr", "it", "ar"] as const;

export type Language = (typeof LANGUAGE_CODES)[number];

export const LANGUAGES: readonly LanguageEntry[] = [
  { languageId: "english", locale: "en", name: "English", icon: "EN" },
  { languageId: "chinese", locale: "zh", name: "中文", icon: "中" },
  { languageId: "spanish", locale: "es", name: "Español", icon: "ES" },
  { languageId: "french", locale: "fr", name: "Français", icon: "FR" },
  { languageId: "italian", locale: "it", name: "Italiano", icon: "IT" },
  { languageId: "arabic", locale: "ar", name: "العربية", icon: "ع" },
];

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
  const wishes = (header ?? "").split(",").map((part) => {
    const [tag = "", ...parameters] = part.trim().split(";");
    const quality = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
    return { code: tag.toLowerCase().split("-")[0], quality: quality === undefined ? 1 : Number(quality) };
  });
  const known = wishes.filter((wish) => isLanguage(wish.code) && wish.quality > 0);
  const best = known.toSorted((a, b) => b.quality - a.quality)[0]?.code;
  return isLanguage(best) ? best : "en";
}
