import { foldWord } from "../text/clean-text.ts";
import { DATE_WORDS } from "./date-words.ts";
import {
  MEASURE_WORDS,
  NUMBER_WORDS,
  PACKAGE_WORDS,
  SHARE_WORDS,
  STACK_WORDS,
  TIMES_WORDS,
  UNIT_WORDS,
} from "./goods-words.ts";
import { CARGO_WORDS, MAIL_WORDS, PLACE_WORDS } from "./place-words.ts";
import { SIGN_OFF_WORDS } from "./sign-off-words.ts";

/** A meaning (`pkg:Pallet`, `each`) and the words that have it, in six languages. */
export type WordList = readonly (readonly [sense: string, words: string])[];

/** A tree of units: each phrase is a path, so that the longest at a place is found in its own length. */
export interface PhraseTree<Value> {
  readonly next: Map<string, PhraseTree<Value>>;
  values: Value[];
}

export function newPhraseTree<Value>(): PhraseTree<Value> {
  return { next: new Map(), values: [] };
}

/** Adds a folded phrase. */
export function addPhrase<Value>(tree: PhraseTree<Value>, phrase: string, value: Value): void {
  let node = tree;
  for (const unit of phrase) {
    const next = node.next.get(unit) ?? newPhraseTree<Value>();
    node.next.set(unit, next);
    node = next;
  }
  if (!node.values.includes(value)) node.values.push(value);
}

const WORD_UNIT = /[\p{L}\p{N}]/u;
const HAN = /\p{Script=Han}/u;

export function isHan(unit: string): boolean {
  return unit >= "\u2e80" && HAN.test(unit);
}

/** A letter or digit of a script that writes blanks between words. */
export function isWordUnit(unit: string): boolean {
  if (unit < "\u0080")
    return (unit >= "a" && unit <= "z") || (unit >= "0" && unit <= "9") || (unit >= "A" && unit <= "Z");
  return WORD_UNIT.test(unit) && !HAN.test(unit);
}

const isLetter = (unit: string): boolean => isWordUnit(unit) && !(unit >= "0" && unit <= "9");

/** The longest phrase at `start` that does not end within a word; null for none. A blank stands for several. */
export function findPhrase<Value>(
  tree: PhraseTree<Value>,
  text: string,
  start: number,
): { readonly end: number; readonly values: readonly Value[] } | null {
  let node: PhraseTree<Value> | undefined = tree;
  let found: { end: number; values: readonly Value[] } | null = null;
  let index = start;
  while (index < text.length) {
    const unit = text.charAt(index);
    node = node.next.get(unit);
    if (node === undefined) break;
    index += 1;
    if (unit === " ") {
      for (let blanks = 0; blanks < 2 && text.charAt(index) === " "; blanks += 1) index += 1;
    }
    const isWhole = !isLetter(unit) || !isLetter(text.charAt(index));
    if (node.values.length > 0 && isWhole) found = { end: index, values: node.values };
  }
  return found;
}

const ARABIC = /^[\u0600-\u06ff]/;
/** What Arabic writes as part of the word: the, and, with, for. */
const ARABIC_PREFIXES = ["", "ال", "و", "وال", "ب", "بال", "ل", "لل", "ف"];

function spellingsOf(word: string): readonly string[] {
  const folded = foldWord(word);
  if (!ARABIC.test(folded)) return [folded];
  return ARABIC_PREFIXES.map((prefix) => prefix + folded);
}

function build(): PhraseTree<string> {
  const tree = newPhraseTree<string>();
  const lists = [
    PACKAGE_WORDS,
    UNIT_WORDS,
    SHARE_WORDS,
    MEASURE_WORDS,
    STACK_WORDS,
    NUMBER_WORDS,
    TIMES_WORDS,
    DATE_WORDS,
    PLACE_WORDS,
    MAIL_WORDS,
    CARGO_WORDS,
    SIGN_OFF_WORDS,
  ];
  for (const list of lists) {
    for (const [sense, words] of list) {
      for (const word of words.split("|")) {
        for (const spelling of spellingsOf(word)) addPhrase(tree, spelling, sense);
      }
    }
  }
  return tree;
}

let lexicon: PhraseTree<string> | undefined;

/** Every word that the reader knows; built for the first mail, so that a start without one does not wait for it. */
export function getLexicon(): PhraseTree<string> {
  return (lexicon ??= build());
}
