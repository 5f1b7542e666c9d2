import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  AREAS,
  directionOf,
  findPhrase,
  intlLocaleOf,
  LANGUAGE_CODES,
  inEachLanguage,
  JOINED_AREAS,
  LANGUAGES,
  languageFromHeader,
  loadPhrases,
  type Language,
  type PhraseTree,
} from "./index.ts";

const PLURAL = /_(zero|one|two|few|many|other)$/;

function flatten(tree: PhraseTree, prefix = ""): Map<string, string> {
  const entries = Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[prefix + key, value]] : [...flatten(value, `${prefix}${key}.`)],
  );
  return new Map(entries);
}

function placesOf(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((match) => match[1] ?? "").toSorted();
}

/** Which keys a language must have, given the English ones: plurals by its own categories. */
function expectedKeys(english: Map<string, string>, language: Language): string[] {
  const { pluralCategories } = new Intl.PluralRules(intlLocaleOf(language)).resolvedOptions();
  const bases = new Set<string>();
  const keys: string[] = [];
  for (const key of english.keys()) {
    if (PLURAL.test(key)) bases.add(key.replace(PLURAL, ""));
    else keys.push(key);
  }
  for (const base of bases) keys.push(...pluralCategories.map((category) => `${base}_${category}`));
  return keys.toSorted();
}

describe.each(AREAS)("phrases of %s", (area) => {
  test.each(LANGUAGE_CODES)("%s has every key, no other, and no empty text", async (language) => {
    const english = flatten(await loadPhrases("en", area));
    const texts = flatten(await loadPhrases(language, area));
    expect([...texts.keys()].toSorted()).toEqual(expectedKeys(english, language));
    expect([...texts].filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  test.each(LANGUAGE_CODES)("%s fills the same places as English", async (language) => {
    const english = flatten(await loadPhrases("en", area));
    const texts = flatten(await loadPhrases(language, area));
    for (const [key, text] of texts) {
      const base = key.replace(PLURAL, "");
      const source = english.get(key) ?? english.get(`${base}_other`) ?? "";
      const missing = placesOf(source).filter((name) => !placesOf(text).includes(name));
      const invented = placesOf(text).filter((name) => !placesOf(source).includes(name));
      // "one flight" and "two flights" need no figure in languages that say them in words.
      const tolerated = PLURAL.test(key) ? missing.filter((name) => name !== "count") : missing;
      expect({ key, missing: tolerated, invented }).toEqual({ key, missing: [], invented: [] });
    }
  });
});

test("every file on disk belongs to a declared area", () => {
  for (const language of LANGUAGE_CODES) {
    const files = readdirSync(new URL(`./locales/${language}`, import.meta.url));
    const phrases = files.filter((file) => file.endsWith(".json"));
    expect(phrases.toSorted()).toEqual(AREAS.map((area) => `${area}.json`));
  }
});

test("the files that join areas hold the phrases of these areas, in every language", async () => {
  for (const language of LANGUAGE_CODES) {
    for (const [file, areas] of Object.entries(JOINED_AREAS)) {
      const joined: Readonly<Record<string, unknown>> = await import(`./locales/${language}/${file}.ts`);
      expect(Object.keys(joined).toSorted()).toEqual([...areas]);
      for (const area of areas) expect(joined[area]).toEqual(await loadPhrases(language, area));
    }
  }
});

test("the switcher lists six languages in the specified order, Arabic alone from right to left", () => {
  expect(LANGUAGES.map((entry) => entry.locale)).toEqual(["en", "zh", "es", "fr", "it", "ar"]);
  expect(LANGUAGE_CODES.filter((code) => directionOf(code) === "rtl")).toEqual(["ar"]);
});

test("a value for each language has every language as its key", () => {
  expect(Object.entries(inEachLanguage((language) => language))).toEqual(
    LANGUAGE_CODES.map((code) => [code, code]),
  );
});

test.each([
  [undefined, "en"],
  ["", "en"],
  ["de-DE,de;q=0.9", "en"],
  ["fr-CA,en;q=0.8", "fr"],
  ["de, it;q=0.4, ar;q=0.9", "ar"],
  ["en;q=0, zh-Hans-CN", "zh"],
])("the header %s means %s", (header, language) => {
  expect(languageFromHeader(header)).toBe(language);
});

test("plurals follow the language, places are filled, unknown keys are undefined", () => {
  const tree = {
    list: {
      found_one: "{{count}} found",
      found_few: "a few ({{count}})",
      found_other: "{{count}} in {{lane}}",
    },
  };
  expect(findPhrase(tree, "en", "list.found", { count: 1 })).toBe("1 found");
  expect(findPhrase(tree, "ar", "list.found", { count: 3 })).toBe("a few (3)");
  expect(findPhrase(tree, "en", "list.found", { count: 7, lane: "JFK–FRA" })).toBe("7 in JFK–FRA");
  expect(findPhrase(tree, "en", "list.lost")).toBeUndefined();
  expect(findPhrase(tree, "en", "list.toString")).toBeUndefined();
});
