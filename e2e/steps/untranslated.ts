import { AREAS, loadPhrases, type PhraseTree } from "@kilolane/phrases";
import type { Page } from "@playwright/test";
import { latinWords, readAnswered } from "./answers.ts";
import { readTexts } from "./page-faults.ts";

/** Areas whose texts leave the product by mail, document or file: no screen shows them as its own. */
const NOT_ON_SCREENS: ReadonlySet<string> = new Set(["mail", "pdf", "file"]);

interface Translations {
  /** English texts that Arabic says otherwise */
  readonly english: ReadonlySet<string>;
  /** Latin words that Arabic texts have themselves: names, units, kinds of files */
  readonly words: ReadonlySet<string>;
}

function* eachText(tree: PhraseTree, path = ""): Generator<readonly [path: string, text: string]> {
  for (const [key, value] of Object.entries(tree)) {
    const at = `${path}.${key}`;
    if (typeof value === "string") yield [at, value];
    else yield* eachText(value, at);
  }
}

async function loadTranslations(): Promise<Translations> {
  const english = new Set<string>();
  const same = new Set<string>();
  const words = new Set<string>();
  for (const area of AREAS) {
    const arabic = new Map(eachText(await loadPhrases("ar", area)));
    for (const [path, text] of eachText(await loadPhrases("en", area))) {
      if (arabic.get(path) === text) same.add(text);
      else if (!NOT_ON_SCREENS.has(area)) english.add(text);
    }
    for (const text of arabic.values()) {
      for (const word of latinWords(text.replaceAll(/\{\{.*?\}\}/g, " "))) words.add(word);
    }
  }
  for (const text of same) english.delete(text);
  return { english, words };
}

let loading: Promise<Translations> | undefined;

/** Symbols of units are the same in all languages. */
const UNITS: ReadonlySet<string> = new Set(["ms"]);

/** What a person typed into the open page, as words: a preview shows it again. */
async function readTyped(page: Page): Promise<ReadonlySet<string>> {
  const values = await page
    .locator("input, textarea")
    .evaluateAll((fields) =>
      fields.map((field) =>
        field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : "",
      ),
    );
  return new Set(values.flatMap((value) => [...latinWords(value)]));
}

/** Names of files are the same in all languages. */
const FILE_NAME = /[\w-]+\.[a-z]{3,4}\b/g;

/** Codes are in capitals: airports, currencies, kinds of goods. */
const isCode = (word: string, text: string) =>
  word.length < 2 || UNITS.has(word) || text.includes(word.toUpperCase());

/**
 * Texts of a page in Arabic that nobody translated: English phrases of ours, and Latin words that neither our Arabic
 * texts have nor the server has sent: somebody's name, a charge, or a refusal in the language it was asked in.
 */
export async function findUntranslated(page: Page): Promise<string[]> {
  loading ??= loadTranslations();
  const { english, words } = await loading;
  const texts = await page.evaluate(readTexts);
  const answered = await readAnswered(page);
  const typed = await readTyped(page);
  const isKnown = (word: string, text: string) =>
    words.has(word) || answered.words.has(word) || typed.has(word) || isCode(word, text);
  // A single letter names a column of a sheet.
  const isPhrase = (text: string) => text.length > 1 && english.has(text);
  // What a person wrote at length is cut within a word where it names a button.
  const isCut = (text: string, end: string) =>
    text.length > 40 &&
    text.toLowerCase().endsWith(end) &&
    [...answered.words].some((word) => word.startsWith(end));
  const isStrange = (text: string) =>
    latinWords(text.replaceAll(FILE_NAME, " ")).some((word) => !isKnown(word, text) && !isCut(text, word));
  return texts
    .filter((text) => (isPhrase(text) && !answered.texts.has(text)) || isStrange(text))
    .map((text) => `not translated: “${text}”`);
}
