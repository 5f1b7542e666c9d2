import { AREAS, type Area, isLanguage, type Language } from "@kilolane/phrases";
import i18next, { type BackendModule } from "i18next";
import { initReactI18next } from "react-i18next";
import { getPreferences, updatePreferences } from "../preferences/preferences.ts";

/** One chunk per language and area, fetched when a screen that names the area opens. */
const FILES = import.meta.glob<Record<string, unknown>>(
  "../../../../../packages/phrases/src/locales/*/*.json",
  {
    import: "default",
  },
);

const FOLDER = "../../../../../packages/phrases/src/locales";

/** Areas that any screen may need at once: the shell, the states of a panel, the refusals. */
const FIRST_AREAS = ["shell", "state", "error", "session"] as const satisfies readonly Area[];

const phraseFiles: BackendModule = {
  type: "backend",
  init: () => undefined,
  read: (language, area, done) => {
    const load = FILES[`${FOLDER}/${language}/${area}.json`];
    if (!load) return done(new Error(`no phrases ${language}/${area}`), false);
    return void load().then(
      (texts) => done(null, texts),
      (failure: unknown) => done(failure instanceof Error ? failure : new Error(String(failure)), true),
    );
  },
};

/** Starts the translations in the language of the preferences; resolves when the first areas are there. */
export async function startI18n(): Promise<void> {
  await i18next
    .use(phraseFiles)
    .use(initReactI18next)
    .init({
      lng: getPreferences().language,
      fallbackLng: "en",
      // English is fetched only when a key is missing in the chosen language, which the tests rule out.
      partialBundledLanguages: true,
      load: "currentOnly",
      ns: [...FIRST_AREAS],
      defaultNS: "shell",
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
      supportedLngs: false,
    });
}

/** Loads further areas in the language in force, for a route that is about to open. */
export async function loadAreas(areas: readonly Area[]): Promise<void> {
  await i18next.loadNamespaces(areas.filter((area) => AREAS.includes(area)));
}

/** Switches the language of the whole page, live: forms keep what was typed, Arabic mirrors the layout. */
export async function changeLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(language);
  updatePreferences({ language });
}

/** The language in force. */
export function currentLanguage(): Language {
  return isLanguage(i18next.language) ? i18next.language : "en";
}
