/**
 * Makes text that people typed safe and right to print. Nothing here is about markup: the template engine takes the
 * strings as text, whatever they contain. What it cannot take is broken Unicode, invisible controls that turn the
 * line around, and words without end.
 */

const FIRST_STRONG_ISOLATE = "\u2068";
const POP_DIRECTIONAL_ISOLATE = "\u2069";

/** Longest single value (a name, an amount) and longest paragraph that a page should have to take, in characters. */
const MAXIMUM_VALUE_LENGTH = 400;
const MAXIMUM_PARAGRAPH_LENGTH = 4000;
/** A run of letters without a space gets a place to break after this many, or it would run off the page. */
const LONGEST_UNBROKEN_RUN = 40;

const CONTROLS = /[\p{Cc}\ufeff\ufff9-\ufffb]/gu;
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const BIDI_MARKS = "\\u061c\\u200e\\u200f\\u202a-\\u202e";
const BIDI_CONTROLS = new RegExp(`[${BIDI_MARKS}\\u2066-\\u2069]`, "g");
const BIDI_CONTROLS_BUT_OURS = new RegExp(`[${BIDI_MARKS}\\u2066\\u2067]`, "g");
const RIGHT_TO_LEFT_LETTERS =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
/** Latin-like scripts break at spaces only; Han and kana break anywhere and need no help. */
const UNBROKEN_RUN = new RegExp(
  `[^\\s\\u200b\\u2068\\u2069\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]{${LONGEST_UNBROKEN_RUN + 1},}`,
  "gu",
);
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

function breakRun(run: string): string {
  const letters = Array.from(graphemes.segment(run), (part) => part.segment);
  const pieces: string[] = [];
  for (let start = 0; start < letters.length; start += LONGEST_UNBROKEN_RUN) {
    pieces.push(letters.slice(start, start + LONGEST_UNBROKEN_RUN).join(""));
  }
  return pieces.join("\u200b");
}

function shorten(text: string, maximumLength: number): string {
  if (text.length <= maximumLength) return text;
  return `${text
    .slice(0, maximumLength - 1)
    .toWellFormed()
    .replace(/\ufffd$/, "")
    .trimEnd()}…`;
}

function cleanCharacters(text: string, maximumLength: number): string {
  const plain = text
    .toWellFormed()
    .replaceAll("\t", " ")
    .replace(LINE_ENDS, "\n")
    .replace(CONTROLS, (control) => (control === "\n" ? control : ""))
    .normalize("NFC");
  return shorten(plain, maximumLength).replace(UNBROKEN_RUN, breakRun).trim();
}

/**
 * Cleans one value or paragraph: well-formed, NFC, without control characters (line breaks stay) and without the
 * user's own direction controls; cut at `maximumLength` characters with an ellipsis; endless words get break points.
 */
export function cleanText(text: string, maximumLength: number = MAXIMUM_VALUE_LENGTH): string {
  return cleanCharacters(text.replace(BIDI_CONTROLS, ""), maximumLength);
}

/** Cleans a paragraph of remarks or terms (longer than a value may be). */
export function cleanParagraph(text: string): string {
  return cleanText(text, MAXIMUM_PARAGRAPH_LENGTH);
}

/**
 * Cleans text that was made by a document phrase (`document-text.ts`): the isolates around its values stay if they are balanced on their line,
 * else all of them go.
 */
export function cleanPhrase(text: string): string {
  const cleaned = cleanCharacters(text.replace(BIDI_CONTROLS_BUT_OURS, ""), MAXIMUM_PARAGRAPH_LENGTH);
  return cleaned.split("\n").every(hasBalancedIsolates)
    ? cleaned
    : cleanText(cleaned, MAXIMUM_PARAGRAPH_LENGTH);
}

function hasBalancedIsolates(line: string): boolean {
  let depth = 0;
  for (const character of line) {
    if (character === FIRST_STRONG_ISOLATE) depth += 1;
    if (character === POP_DIRECTIONAL_ISOLATE) depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** Puts a clean value, line by line, between U+2068 and U+2069, so that its direction is its own. */
export function isolate(text: string): string {
  return text
    .split("\n")
    .map((line) => (line === "" ? "" : `${FIRST_STRONG_ISOLATE}${line}${POP_DIRECTIONAL_ISOLATE}`))
    .join("\n");
}

const INNERMOST_ISOLATE = new RegExp(
  `${FIRST_STRONG_ISOLATE}([^${FIRST_STRONG_ISOLATE}${POP_DIRECTIONAL_ISOLATE}]*)${POP_DIRECTIONAL_ISOLATE}`,
  "g",
);

/** True when the text has right-to-left letters outside its isolated values. */
export function hasRightToLeftWords(text: string): boolean {
  return RIGHT_TO_LEFT_LETTERS.test(text.replace(INNERMOST_ISOLATE, ""));
}

/**
 * Takes away the isolates that a left-to-right document does not need (those around text without right-to-left
 * letters): they would add a gap in Chinese and turn up when text is copied.
 */
export function withoutNeedlessIsolates(text: string): string {
  return text.replace(INNERMOST_ISOLATE, (whole: string, inner: string) =>
    RIGHT_TO_LEFT_LETTERS.test(inner) ? whole : inner,
  );
}
