import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { AREAS, inEachLanguage, LANGUAGE_CODES, LANGUAGES, loadPhrases } from "../index.ts";
import type { Language, PhraseTree } from "../index.ts";
import { findRefusedWords } from "./check-phrases.ts";
import { REFUSED } from "./refused.ts";
import { ADDRESS, TERMS } from "./terms.ts";

/** Texts that the specification fixes word for word keep their words. */
const FIXED = /successfully|^Ah! |^Brace yourself|^(?:you have already|The Code you)/i;

function flatten(tree: PhraseTree, prefix: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[`${prefix}.${key}`, value]] : flatten(value, `${prefix}.${key}`),
  );
}

async function phrasesOf(language: Language): Promise<[string, string][]> {
  const trees = await Promise.all(
    AREAS.map(async (area) => flatten(await loadPhrases(language, area), area)),
  );
  return trees.flat();
}

test.each(LANGUAGE_CODES)("%s uses no word that the glossary replaces", async (language) => {
  const phrases = (await phrasesOf(language)).filter(([, text]) => !FIXED.test(text));
  expect(phrases.flatMap(([name, text]) => findRefusedWords(language, name, text))).toEqual([]);
});

test.each(LANGUAGE_CODES)("%s says every term of the glossary somewhere", async (language) => {
  const all = (await phrasesOf(language)).map(([, text]) => text.toLowerCase()).join("\n");
  const unused = TERMS.map((term) => term[language]).filter((word) => !all.includes(word.toLowerCase()));
  expect(unused).toEqual([]);
});

test.each(LANGUAGE_CODES)("an exception of %s names a phrase that exists and needs it", async (language) => {
  const phrases = new Map(await phrasesOf(language));
  const needless = REFUSED[language].flatMap(({ word, except = {} }) =>
    Object.entries(except).filter(([name, why]) => why === "" || !word.test(phrases.get(name) ?? "")),
  );
  expect(needless).toEqual([]);
});

test.each<[Language, string]>([
  ["en", "Its people keep the rates."],
  ["en", "Nothing to complain about: this rate can be published."],
  ["en", "{{company}} is waiting among the unapproved companies."],
  ["en", "You get a mail."],
  ["it", "Il preventivo è scaduto."],
  ["it", "Inserisci il codice e riprova."],
  ["it", "La tua azienda"],
  ["fr", "Le devis a expiré."],
  ["es", "Elige una opción."],
  ["zh", "请输入你的密码"],
  ["ar", "الوزن الخاضع للرسوم"],
])("a refused word is found in %s: %s", (language, text) => {
  expect(findRefusedWords(language, "area.key", text)).not.toEqual([]);
});

test("a button may stay in the imperative, a passing word inside another is no match", () => {
  expect(findRefusedWords("it", "area.key", "Salva")).toEqual([]);
  expect(findRefusedWords("it", "area.key", "Scegli una compagnia")).toEqual([]);
  expect(findRefusedWords("fr", "area.key", "Choisissez une devise.")).toEqual([]);
  expect(findRefusedWords("es", "area.key", "Su solicitud tuvo éxito.")).toEqual([]);
});

const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

/** The readable list: one row a term, one column a language. */
function renderGlossary(): string {
  const names = inEachLanguage((code) => LANGUAGES.find(({ locale }) => locale === code)?.name ?? code);
  const line = (term: Readonly<Record<Language, string>>) => row(LANGUAGE_CODES.map((code) => term[code]));
  return [line(names), row(LANGUAGE_CODES.map(() => "---")), ...TERMS.map(line)].join("\n");
}

test("the readable glossary lists the same terms and forms of address", () => {
  const document = readFileSync(new URL("../../../../docs/glossary-languages.md", import.meta.url), "utf8");
  expect(document).toContain(renderGlossary());
  for (const code of LANGUAGE_CODES) expect(document).toContain(ADDRESS[code]);
});
