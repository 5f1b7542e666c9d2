import { isLanguage, type Language } from "@kilolane/phrases";
import { useTranslation } from "react-i18next";

/** The language in force, followed by the component: give it to the formatters. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return isLanguage(i18n.language) ? i18n.language : "en";
}
