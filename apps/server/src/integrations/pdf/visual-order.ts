import bidiModule, { type Bidi } from "bidi-js";
import type { PlacedText } from "./read-pdf.ts";

/** The package exports its factory itself, where its types announce a `default` inside of it. */
function isBidiFactory(exported: unknown): exported is () => Bidi {
  return typeof exported === "function";
}

function createBidi(exported: unknown): Bidi {
  if (!isBidiFactory(exported)) throw new TypeError("bidi-js no longer exports its factory");
  return exported();
}

const bidi = createBidi(bidiModule);

/** Words, numbers and single signs; brackets are left out, because readers disagree about their mirroring. */
const TOKEN = /[\p{L}\p{M}]+|\p{N}+|[^\s\p{Ps}\p{Pe}]/gu;

/**
 * The tokens of a text, each reduced to its letters in a fixed order: readers swap the two letters of a ligature, so
 * the order inside a word proves nothing, the order of the words does.
 */
function tokensOf(text: string): string[] {
  const plain = text.normalize("NFKC").replace(/[\u200b-\u200f\u061c\u2066-\u2069]/g, "");
  return (plain.match(TOKEN) ?? []).map((token) => Array.from(token).toSorted().join(""));
}

/** The tokens of a right-to-left paragraph from left to right as a reader should see them (Unicode bidi algorithm). */
export function expectedVisualTokens(logical: string): string[] {
  return tokensOf(bidi.getReorderedString(logical, bidi.getEmbeddingLevels(logical, "rtl")));
}

/** The tokens of a printed line from left to right. pdf.js gives the right-to-left words in logical order. */
export function printedVisualTokens(line: readonly PlacedText[]): string[] {
  return line.flatMap((item) =>
    // Kerning between two Arabic letters looks like a space to pdf.js; real spaces come as items of their own.
    item.rightToLeft ? tokensOf(item.text.replace(/\s/g, "")).toReversed() : tokensOf(item.text),
  );
}

/** True when the expected tokens stand side by side in the line. */
export function standsInOrder(line: readonly string[], expected: readonly string[]): boolean {
  return line.some((_, start) => expected.every((token, offset) => line[start + offset] === token));
}
