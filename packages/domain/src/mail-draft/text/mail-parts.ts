import { findPhrase, isWordUnit, getLexicon } from "../lexicon/lexicon.ts";
import type { ThreadLine } from "./thread-lines.ts";

/** A mail in both spellings, of the same length. */
interface WrittenText {
  readonly text: string;
  readonly folded: string;
}

/** What a line below the text of a mail is. */
export type LinePart = "body" | "signature" | "legal";

const CONTACT =
  /\S@\w|www\.|https?:|(?:^|[^a-z])(?:tel|phone|mob|mobile|cell|fax|fono|direct|whatsapp)[.: ]|电话|手机|传真|هاتف|جوال|\+ ?\d{2}|\d{3}[-. ]\d{3}[-. ]\d{4}|\(\d{2,4}\) ?\d{3}/;
const SIZED = /\d ?(?:cm|mm|m|in|"|')? ?[x*] ?\d+[.,\d]* ?(?:cm|mm|m|in|"|')? ?[x*] ?\d/;
const RULE = /^(?:[-_=*—~#]{2,}|--)\s*$/;
const LONGEST_SIGN_OFF_LINE = 70;
const LONGEST_SIGNATURE_LINE = 220;
const MOST_SIGNATURE_LINES = 25;
const LONGEST_RULED_LINE = 110;

/** The phrase of an end that a line begins with, and where it ends. */
export function signOffEnd(folded: string, start: number, end: number): number | null {
  let from = start;
  while (from < end && !isWordUnit(folded.charAt(from)) && folded.charAt(from) < "\u2e80") from += 1;
  const phrase = findPhrase(getLexicon(), folded, from);
  return phrase?.values.includes("signoff") === true ? phrase.end : null;
}

function isLegal(folded: string, line: ThreadLine): boolean {
  let from = line.content;
  while (from < line.end && !isWordUnit(folded.charAt(from)) && folded.charAt(from) < "\u2e80") from += 1;
  const phrase = findPhrase(getLexicon(), folded, from);
  return phrase?.values.includes("disclaimer") === true;
}

function textOf(folded: string, line: ThreadLine): string {
  return folded.slice(line.content, Math.min(line.end, line.content + 400)).trim();
}

/** A sign-off at a line's start with nothing of a request behind it. */
function isSignOff(folded: string, line: ThreadLine): boolean {
  const end = signOffEnd(folded, line.content, line.end);
  if (end === null) return false;
  const rest = folded.slice(end, Math.min(line.end, line.content + 400));
  // a whole signature on the line of its greeting
  const isLong = /^[,.!:-]/.test(rest.trimStart()) && isFirm(folded, line) && !REQUEST.test(rest);
  if (line.end - line.content > (isLong ? LONGEST_SIGNATURE_LINE : LONGEST_SIGN_OFF_LINE)) return false;
  return (
    (isLong || !/\d/.test(rest)) &&
    // merci de coter, merci de nous faire parvenir
    !/^ de (?!votre|vos|ton|ta)/.test(rest) &&
    !/\b(?:for|quote|por la|pour votre|per la)\b/.test(rest) &&
    !rest.trimEnd().endsWith(":")
  );
}

/** A line of a name or a firm at the end of a mail that nobody signed off. */
function isNameLike(folded: string, line: ThreadLine): boolean {
  const text = textOf(folded, line);
  return text.length > 1 && text.length < 50 && !/\d/.test(text) && !/[:?]/.test(text);
}

function hasGoods(folded: string, line: ThreadLine): boolean {
  return SIZED.test(textOf(folded, line));
}

/** The first of the last lines that only hold contacts, with the name above them: up to a blank line or a request. */
function contactBlockStart(folded: string, lines: readonly ThreadLine[]): number {
  let first = lines.length;
  let contacts = 0;
  for (let index = lines.length - 1; index >= Math.max(1, lines.length - MOST_SIGNATURE_LINES); index -= 1) {
    const line = lines[index];
    if (line === undefined) break;
    const text = textOf(folded, line);
    // "Moving 1,200 tons a month since 1998"
    const isMotto = /^".{5,}"$/.test(text) && contacts === 0;
    if (text === "" || RULE.test(text) || isMotto) {
      if (contacts > 0) break;
      continue;
    }
    if (hasGoods(folded, line) || WEIGHED.test(text)) break;
    if (contacts === 0 && index > 1 && isFinePrint(folded, lines, index)) continue;
    const isContact = CONTACT.test(text) || isFirm(folded, line);
    if (
      !isContact &&
      (isRequest(folded, line, text) || (text.includes(":") && !hasContactAbove(folded, lines, index)))
    )
      break;
    if (isContact) contacts += 1;
    else if (contacts === 0 && !isNameLike(folded, line)) break;
    first = index;
  }
  return contacts > 0 ? first : lines.length;
}

/** A line of registers, opening hours or closing words right below a contact or a firm, that asks for nothing. */
function isFinePrint(folded: string, lines: readonly ThreadLine[], index: number): boolean {
  const line = lines[index];
  if (line === undefined) return false;
  const text = textOf(folded, line);
  return (
    /\d/.test(text) &&
    !CONTACT.test(text) &&
    !isRequest(folded, line, text) &&
    hasContactAbove(folded, lines, index)
  );
}

/** A weight: goods and the name below them, pressed into one line. */
const WEIGHED = /\d ?(?:kgs?|lbs?|公斤|كغ|كجم)(?![a-z])/;

const WRITTEN_NAME =
  /^(?:fdo\.?:?\s*)?(?:(?:dott|dr|ing|lic|mr|ms|mrs|sra?|m|mme)\.?(?:ssa\.?)?\s+)?(?:\p{Lu}[\p{L}'’.-]+)(?:\s+(?:de|del|da|di|van|von|bin|al|el|la|le))?(?:\s+\p{Lu}[\p{L}'’.-]+){1,2}(?:\s*[,|–-]\s*\p{Lu}[^\d?:]{2,60})?$/u;
const NO_NAME =
  /^(?:please|pls|thanks|thank|many|best|kind|urgent|rate|good|dear|our|all|total|ready|cargo)(?![a-z])/;
const TERM_WITHIN = /(?:^|[^a-z])(?:exw|fca|fob|cpt|cip|cif|cfr|dap|dpu|ddp)(?![a-z])/;
const MOST_LINES_OF_NAME = 3;

/** The last lines where they are only a name and what is below it, without a word of goodbye: `Anaïs Rollin, Saône Mobilité`. */
function nameBlockStart({ text, folded }: WrittenText, lines: readonly ThreadLine[]): number {
  const last = lines.findLastIndex((line) => textOf(folded, line) !== "");
  for (let back = MOST_LINES_OF_NAME - 1; back >= 0; back -= 1) {
    const block = lines.slice(Math.max(1, last - back), last + 1);
    const [first] = block;
    if (first === undefined || block.length <= back) continue;
    const isName =
      WRITTEN_NAME.test(text.slice(first.content, first.end).trim().replace(/^FDO/i, "fdo")) &&
      !NO_NAME.test(textOf(folded, first));
    const isQuiet = block.every((line) => {
      const own = textOf(folded, line);
      return (
        own !== "" &&
        own.length < LONGEST_SIGN_OFF_LINE &&
        !hasGoods(folded, line) &&
        !TERM_WITHIN.test(own) &&
        !isRequest(folded, line, own)
      );
    });
    if (isName && isQuiet) return last - back;
  }
  return lines.length;
}

/** Long lines below a rule at the end of a mail are what lawyers add. */
function ruledOff(folded: string, lines: readonly ThreadLine[]): number {
  return lines.findIndex((line, index) => {
    const before = lines[index - 1];
    const isBelowRule = before !== undefined && index > 2 && RULE.test(textOf(folded, before));
    return isBelowRule && textOf(folded, line).length > LONGEST_RULED_LINE && !hasGoods(folded, line);
  });
}

function hasContactAbove(folded: string, lines: readonly ThreadLine[], index: number): boolean {
  return lines
    .slice(Math.max(0, index - 5), index)
    .some((line) => CONTACT.test(textOf(folded, line)) || isFirm(folded, line));
}

const LANE = /(?:^|[^a-z])[a-z]{3} ?[-/→>] ?[a-z]{3}(?![a-z])/;
const TERM = /^(?:exw|fca|fob|cpt|cip|cif|dap|dpu|ddp)(?![a-z])/;
const REQUEST_SENSES = ["ready", "cargo:general", "cargo:nodg", "stack:no", "stack:yes", "route"];

/** Whether a line asks for something or says something of the goods. */
function isRequest(folded: string, line: ThreadLine, text: string): boolean {
  if (REQUEST.test(text) || LANE.test(text) || TERM.test(text) || text.endsWith("?")) return true;
  for (let index = line.content; index < line.end; index += 1) {
    const isStart = index === line.content || !isWordUnit(folded.charAt(index - 1));
    const values = isStart ? (findPhrase(getLexicon(), folded, index)?.values ?? []) : [];
    if (values.some((value) => REQUEST_SENSES.includes(value))) return true;
  }
  return false;
}

function isFirm(folded: string, line: ThreadLine): boolean {
  for (let index = line.content; index < line.end; index += 1) {
    const isStart = index === line.content || !isWordUnit(folded.charAt(index - 1));
    if (isStart && findPhrase(getLexicon(), folded, index)?.values.includes("companyform") === true)
      return true;
  }
  return false;
}

/** Whether a line carries a request: goods behind a word of thanks are no signature. */
function lastGoodsLine(folded: string, lines: readonly ThreadLine[]): number {
  const end = contactBelowSignOff(folded, lines);
  return lines.findLastIndex(
    (line, index) => index < end && hasGoods(folded, line) && !isLegal(folded, line),
  );
}

/** The first contact or firm below a sign-off: sizes behind it are those of a warehouse. */
function contactBelowSignOff(folded: string, lines: readonly ThreadLine[]): number {
  const signed = lines.findIndex((line, index) => index > 0 && isSignOff(folded, line));
  if (signed < 0) return lines.length;
  const below = lines.findIndex(
    (line, index) =>
      index > signed &&
      index <= signed + MOST_SIGNATURE_LINES &&
      (CONTACT.test(textOf(folded, line)) || isFirm(folded, line)),
  );
  return below < 0 ? lines.length : below;
}

/** What each line of one mail is: its text, the signature, what lawyers add. */
export function linePartsOf(clean: WrittenText, lines: readonly ThreadLine[]): LinePart[] {
  const { folded } = clean;
  const parts: LinePart[] = lines.map(() => "body");
  const said = lines.findIndex((line, index) => index > 0 && isLegal(folded, line));
  const ruled = ruledOff(folded, lines);
  const legal = said < 0 ? ruled : ruled < 0 ? said : Math.min(said, ruled);
  const textEnd = legal < 0 ? lines.length : legal;
  const above = lines.slice(0, textEnd);
  const goods = lastGoodsLine(folded, above);
  let signed = above.findIndex(
    (line, index) => index > goods && (isSignOff(folded, line) || isRuleOverText(folded, above, index)),
  );
  if (signed >= 0 && hasRequestBelow(folded, above, signed)) {
    const first = signed;
    signed = above.findIndex((line, index) => index > first && isSignOff(folded, line));
  }
  const contacts = contactBlockStart(folded, above);
  const unsigned = contacts < above.length ? contacts : nameBlockStart(clean, above);
  const start = signed < 0 ? unsigned : signed;
  for (let index = 0; index < lines.length; index += 1) {
    if (legal >= 0 && index >= legal) parts[index] = "legal";
    else if (index >= start) parts[index] = "signature";
  }
  return parts;
}

const REQUEST =
  /\b(?:ready|rdy|available|listo|lista|disponible|pret|prete|pronta|pronto|pronti|from|weight|peso|poids|kg|kgs|lbs)\b.{0,30}\d|\d ?(?:kgs?|lbs?|公斤|كغ|كجم)\b/;

/** A rule with a signature below it, and a text above. */
function isRuleOverText(folded: string, lines: readonly ThreadLine[], index: number): boolean {
  const line = lines[index];
  if (line === undefined || index === 0 || !RULE.test(textOf(folded, line))) return false;
  return lines.slice(index + 1, index + 4).some((below) => textOf(folded, below) !== "");
}

/** Whether a request goes on below a word of thanks at the beginning, before any contact. */
function hasRequestBelow(folded: string, lines: readonly ThreadLine[], signed: number): boolean {
  for (const line of lines.slice(signed + 1, signed + 8)) {
    const text = textOf(folded, line);
    if (CONTACT.test(text) || isFirm(folded, line)) return false;
    if (text.length < 200 && (REQUEST.test(text) || LANE.test(text))) return true;
  }
  return false;
}
