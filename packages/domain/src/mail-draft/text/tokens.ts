import { findPhrase, isHan, isWordUnit, getLexicon } from "../lexicon/lexicon.ts";

/** A number as it is written, a word or phrase with its meanings, a sign, or the end of a line. */
export interface Token {
  readonly kind: "number" | "word" | "sign" | "line";
  /** offsets into the clean text */
  readonly start: number;
  readonly end: number;
  /** folded */
  readonly text: string;
  readonly senses: readonly string[];
}

const NONE: readonly string[] = [];
/** `10 nos`: in India numbers are pieces; without a number in front it is a label, or French and Spanish for our. */
const PIECES: readonly string[] = ["pkg:Pieces"];

export function isDigit(unit: string): boolean {
  return unit >= "0" && unit <= "9" && unit.length === 1;
}

/** A number with its separators; groups after a single blank (1 020 kg) only before a unit of weight. */
function endOfNumber(text: string, start: number): number {
  let end = start;
  while (end < text.length) {
    const unit = text.charAt(end);
    // 6'4" is feet and inches, 12'450 a thousand
    const isSeparator = unit === "." || unit === "," || (unit === "'" && isGroupOfThree(text, end + 1));
    if (!isDigit(unit) && !(isSeparator && isDigit(text.charAt(end + 1)))) break;
    // 1吨2,12月6日
    if (unit === "," && /^,\d{1,2}月/.test(text.slice(end, end + 4))) break;
    end += 1;
  }
  return endOfBlankGroups(text, start, end);
}

function isGroupOfThree(text: string, at: number): boolean {
  return (
    isDigit(text.charAt(at)) &&
    isDigit(text.charAt(at + 1)) &&
    isDigit(text.charAt(at + 2)) &&
    !isDigit(text.charAt(at + 3))
  );
}

const LONGEST_SIDES = 10;
const AFTER_GROUPS = /^(?:,\d{1,2})? ?(?:kgs?|kilos?|lbs?|libras|livres|公斤|千克|كجم|كغ|كغم|磅)(?![a-z])/;

function endOfBlankGroups(text: string, start: number, end: number): number {
  // the last side of 120/80/70 190 kg
  const isSide = /(?:[x*@]|\d ?\/ ?\d{1,4} ?\/) ?$/.test(
    text.slice(Math.max(0, start - LONGEST_SIDES), start),
  );
  if (end - start > 3 || isSide) return end;
  let last = end;
  while (text.charAt(last) === " " && isGroupOfThree(text, last + 1)) last += 4;
  if (last === end) return end;
  const after = AFTER_GROUPS.exec(text.slice(last, last + 14));
  if (after === null) return end;
  return text.charAt(last) === "," ? endOfNumber(text, last + 1) : last;
}

function endOfWord(text: string, start: number): number {
  let end = start;
  while (end < text.length && isWordUnit(text.charAt(end)) && !isDigit(text.charAt(end))) end += 1;
  return end;
}

const GLUED = /^(cms?|mm|mts?|m|in|ft|po)?x[hlw]?\d/;

/** Where a unit ends before a times sign without blanks (1.2mx0.9m), and the sign before a name (80xh110). */
function gluedEnd(text: string, start: number): number | null {
  if (!isDigit(text.charAt(start - 1))) return null;
  const found = GLUED.exec(text.slice(start, start + 6));
  return found === null ? null : start + (found[1]?.length ?? 1);
}

/** `Origin ........ OSL`: dots that lead from a label to what it says are its colon; null for other signs. */
function endOfLeader(text: string, start: number): number | null {
  if (!text.startsWith("....", start)) return null;
  let end = start;
  while (text.charAt(end) === ".") end += 1;
  return end;
}

function tokenAt(text: string, start: number): Token {
  const unit = text.charAt(start);
  if (unit === "\n") return { kind: "line", start, end: start + 1, text: unit, senses: NONE };
  if (isDigit(unit)) {
    const end = endOfNumber(text, start);
    return { kind: "number", start, end, text: text.slice(start, end), senses: NONE };
  }
  const leaderEnd = endOfLeader(text, start);
  if (leaderEnd !== null) return { kind: "sign", start, end: leaderEnd, text: ":", senses: NONE };
  const glued = gluedEnd(text, start);
  const phrase = findPhrase(getLexicon(), glued === null ? text : text.slice(0, glued), start);
  if (phrase !== null) {
    return {
      kind: "word",
      start,
      end: phrase.end,
      text: text.slice(start, phrase.end),
      senses: phrase.values,
    };
  }
  if (isHan(unit)) return { kind: "word", start, end: start + 1, text: unit, senses: NONE };
  if (isWordUnit(unit)) {
    const end = endOfWord(text, start);
    return { kind: "word", start, end, text: text.slice(start, end), senses: NONE };
  }
  return { kind: "sign", start, end: start + 1, text: unit, senses: NONE };
}

/** The tokens of a part of the folded text, blanks left out. Linear in its length. */
export function tokensOf(folded: string, start: number, end: number): Token[] {
  const tokens: Token[] = [];
  const text = folded.slice(0, end);
  let index = start;
  while (index < end) {
    const unit = text.charAt(index);
    if (unit === " " || unit === "\t") {
      index += 1;
      continue;
    }
    const token = tokenAt(text, index);
    const isCounted = token.text === "nos" && tokens.at(-1)?.kind === "number";
    tokens.push(isCounted ? { ...token, senses: PIECES } : token);
    index = token.end;
  }
  return tokens;
}

export function hasSense(token: Token | undefined, sense: string): boolean {
  return token !== undefined && token.senses.includes(sense);
}

/** What follows `kind:` in a token's senses, such as `cm` of `len:cm`; null without one. */
export function senseOf(token: Token | undefined, kind: string): string | null {
  const prefix = `${kind}:`;
  return token?.senses.find((sense) => sense.startsWith(prefix))?.slice(prefix.length) ?? null;
}
