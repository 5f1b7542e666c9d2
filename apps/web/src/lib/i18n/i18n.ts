import { AREAS, type Area, isLanguage, JOINED_AREAS, joinedFileOf, type Language } from "@kilolane/phrases";
import { type BackendModule, createInstance, type ReadCallback } from "i18next";
import { initReactI18next } from "react-i18next";
import { followPreferences, getPreferences, updatePreferences } from "../preferences/preferences.ts";

type Texts = Record<string, unknown>;

/** Areas that the first screens need together, as one file: by language and the file's name. */
const JOINED = import.meta.glob<Readonly<Record<string, Texts>>>(
  "../../../../../packages/phrases/src/locales/*/*.ts",
);

const FOLDER = "../../../../../packages/phrases/src/locales";

/** What sign-in, sign-up and the frame of every screen need; every other area comes with the screen that names it. */
export const FIRST_AREAS: readonly Area[] = JOINED_AREAS.start;

async function loadTexts(language: string, area: string): Promise<Texts | undefined> {
  const joined = joinedFileOf(area);
  if (joined === undefined) {
    const { readAreaFile } = await import("./area-files.ts");
    return readAreaFile(language, area);
  }
  return (await JOINED[`${FOLDER}/${language}/${joined}.ts`]?.())?.[area];
}

async function readFile(language: string, area: string, done: ReadCallback): Promise<void> {
  try {
    const texts = await loadTexts(language, area);
    if (!texts) throw new Error(`no phrases ${language}/${area}`);
    done(null, texts);
  } catch (failure) {
    done(failure instanceof Error ? failure : new Error(String(failure)), null);
  }
}

const phraseFiles: BackendModule = {
  type: "backend",
  init: () => undefined,
  read: (language, area, done) => void readFile(language, area, done),
};

const i18n = createInstance();

/** Starts the translations in the language of the preferences; resolves when the first areas are there. */
export async function startI18n(): Promise<void> {
  await i18n
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

/** A phrase of the first areas, where no component asks for it. */
export function phrase(key: "state:failed.server" | "state:failed.unread" | "state:typedBack"): string {
  return i18n.t(key);
}

/** Loads further areas in the language in force, for a route that is about to open. */
export async function loadAreas(areas: readonly Area[]): Promise<void> {
  await i18n.loadNamespaces(areas.filter((area) => AREAS.includes(area)));
}

/** Switches the language of the whole page, live: forms keep what was typed, Arabic mirrors the layout. */
export async function changeLanguage(language: Language): Promise<void> {
  await i18n.changeLanguage(language);
  updatePreferences({ language });
}

/** Shows the look and language that another tab of this browser chose. Returns the function that stops it. */
export function followLook(): () => void {
  return followPreferences((language) => i18n.changeLanguage(language));
}

/** The language in force. */
export function currentLanguage(): Language {
  return isLanguage(i18n.language) ? i18n.language : "en";
}
