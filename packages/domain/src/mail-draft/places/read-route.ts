import type { ReadField, ReadingConfidence, TextRange } from "../mail-reading.ts";
import type { MailMessage } from "../text/mail-messages.ts";
import { hasSense, type Token } from "../text/tokens.ts";
import { isCommonWord, mentionsOf, type PlaceMention } from "./mentions.ts";
import { FILLERS, roleOf, TO_TERMS, tokenIndexAt, type PlaceRole, type Role } from "./place-roles.ts";
import type { PlaceIndex } from "./place-index.ts";

/** Airports of a mail, offsets into the clean text. */
export interface ReadRoute {
  readonly from: ReadField<string> | null;
  readonly to: ReadField<string> | null;
  /** where a second shipment's lane begins; null for one shipment */
  readonly secondStart: number | null;
  /** codes and names in the text that were not used */
  readonly unused: readonly TextRange[];
  /** cities outside the US, beside which a postcode is no ZIP */
  readonly abroad: readonly TextRange[];
  /** what was used, also as a repetition */
  readonly used: readonly TextRange[];
}

interface Placed extends PlaceRole {
  readonly mention: PlaceMention;
}

const MOST_BETWEEN = 7;

/** Whether two places are a lane: `ORD-FRA`, `Chicago, USA to Frankfurt`, `上海到纽约`. */
function isLane(tokens: readonly Token[], a: PlaceMention, b: PlaceMention): boolean {
  const first = tokenIndexAt(tokens, a.end);
  const next = tokenIndexAt(tokens, b.start);
  const between = tokens.slice(first, Math.min(next, first + MOST_BETWEEN + 1));
  if (between.length > MOST_BETWEEN || between.some((token) => token.kind === "number")) return false;
  if (between.some((token) => token.kind === "line" || token.text === "." || token.text === ";"))
    return false;
  if (b.isTo === true) return between.length <= 1;
  // `FCA DFW` is a term and its place
  if (between.length === 0)
    return (
      a.form === "code" &&
      b.form === "code" &&
      !a.isWord &&
      !b.isWord &&
      ![a, b].some((end) => isCommonWord(end.codes[0] ?? ""))
    );
  const signs = between.filter(
    (token) => token.kind === "sign" || hasSense(token, "airport") || hasSense(token, "len:in"),
  );
  const isArrow = between.some((token) => /^[-/→>~|+]$/.test(token.text) && token.text !== "|");
  if (isArrow && signs.length === between.length) return true;
  // Houston Hobby - Miami: a name's further word
  const last = between.at(-1);
  const isBehindWord =
    /^[-/→>~]$/.test(last?.text ?? "") &&
    between.length <= 3 &&
    between.slice(0, -1).every((token) => token.kind === "word" && token.senses.length === 0);
  if (isBehindWord && a.form === "name") return true;
  const bare = between.filter((token) => !hasSense(token, "airport") && !FILLERS.has(token.text));
  return (
    hasSense(bare.at(-1), "to") &&
    !between.some((token) => hasSense(token, "from") && /^(?:from|从|desde)$/.test(token.text))
  );
}

/** Whether a mention is worth its place: a small word that is also a code needs a partner of its kind. */
function isReliable(mention: PlaceMention, index: PlaceIndex): boolean {
  if (mention.form === "name") return true;
  if (mention.form === "small-code" || mention.isWord === true) return false;
  const [code = ""] = mention.codes;
  return !isCommonWord(code) && index.byCode.get(code)?.hasCargo === true;
}

interface Lane {
  readonly from: PlaceMention;
  readonly to: PlaceMention;
  readonly start: number;
  /** another airport beside the first would do as well */
  readonly isOpen: boolean;
}

function isSlash(tokens: readonly Token[], a: PlaceMention, b: PlaceMention): boolean {
  const first = tokenIndexAt(tokens, a.end);
  return tokens[first]?.text === "/" && tokenIndexAt(tokens, b.start) === first + 1;
}

function lanesOf(tokens: readonly Token[], mentions: readonly PlaceMention[], index: PlaceIndex): Lane[] {
  const lanes: Lane[] = [];
  for (let at = 0; at + 1 < mentions.length; at += 1) {
    const [from, to] = [mentions[at], mentions[at + 1]];
    if (from === undefined || to === undefined || !isLane(tokens, from, to)) continue;
    const isSmall = from.form === "small-code" || to.form === "small-code";
    if ([from, to].some(isSmallWord)) continue;
    const isCommon = [from, to].some((end) => isCommonWord(end.codes[0] ?? "") && end.form !== "name");
    const isBoth = isReliable(from, index) || isReliable(to, index);
    if (isSmall ? isCommon : !isBoth) continue;
    if (isSamePlace(from, to) && (from.isAirport !== to.isAirport || from.codes[0] === to.codes[0])) continue;
    const next = mentions[at + 2];
    // SEA/ANC to HND: two airports to choose from
    const isChoice =
      next !== undefined &&
      isSlash(tokens, from, to) &&
      isLane(tokens, to, next) &&
      !isSlash(tokens, to, next);
    lanes.push({ from, to: isChoice ? next : to, start: from.start, isOpen: isChoice });
    at += isChoice ? 2 : 1;
  }
  return lanes;
}

/** Words that are codes only in capitals: `250 kg per unit / HEL`. */
const isSmallWord = (mention: PlaceMention): boolean =>
  mention.form === "small-code" &&
  mention.isAirport &&
  /^(?:PER|SIN|LOS|LAS|GOT|SEA|ALA|CAN|SAN)$/.test(mention.codes[0] ?? "");

const isSameLane = (a: Lane, b: Lane): boolean =>
  a.from.codes.some((code) => b.from.codes.includes(code)) &&
  a.to.codes.some((code) => b.to.codes.includes(code));

/** The airport of a mention: of several the first preferred one with cargo, else the one with most cargo. */
function chooseAirport(
  codes: readonly string[],
  index: PlaceIndex,
  preferred: readonly string[],
): { value: string; others: string[] } {
  const [first = ""] = codes;
  const withCargo = codes.filter((code) => index.byCode.get(code)?.hasCargo === true);
  const country = index.byCode.get(first)?.country;
  const near = withCargo.filter((code) => index.byCode.get(code)?.country === country);
  const value =
    preferred.find((code) => withCargo.includes(code)) ??
    // the codes of a name begin with the airport that has most cargo service
    near[0] ??
    first;
  return { value, others: codes.filter((code) => code !== value) };
}

function fieldOf(
  mention: PlaceMention,
  index: PlaceIndex,
  preferred: readonly string[],
  sure: ReadingConfidence,
): ReadField<string> {
  const { value, others } = chooseAirport(mention.codes, index, preferred);
  const isOne = mention.isAirport || others.length === 0;
  return {
    value,
    confidence: sure === "certain" && !isOne ? "likely" : sure,
    at: [mention.start, mention.end],
    ...(others.length > 0 && { others }),
  };
}

/** Nothing flies from a place to itself. */
function isSamePlace(a: PlaceMention, b: PlaceMention | null): boolean {
  return b !== null && a.codes.some((code) => b.codes.includes(code));
}

interface Ends {
  readonly from: PlaceMention | null;
  readonly to: PlaceMention | null;
  readonly confidence: ReadingConfidence;
}

function endsByRole(placed: readonly Placed[], index: PlaceIndex): Ends {
  const reliable = placed.filter(
    ({ mention, isLabelled }) =>
      isReliable(mention, index) || mention.form === "name" || (isLabelled && mention.form === "code"),
  );
  const find = (role: Role, isStrong: boolean, other: PlaceMention | null): PlaceMention | null =>
    reliable.find(
      (entry) => entry.role === role && (entry.isStrong || !isStrong) && !isSamePlace(entry.mention, other),
    )?.mention ?? null;
  const strongFrom = find("from", true, null);
  const strongTo = find("to", true, strongFrom);
  const from = strongFrom ?? find("from", false, strongTo);
  const to = strongTo ?? find("to", false, from);
  const isSure = (strongFrom !== null && to !== null) || (strongTo !== null && from !== null);
  if (from !== null && to !== null) return { from, to, confidence: isSure ? "certain" : "likely" };
  const codes = reliable
    .filter((entry) => entry.role !== "via" && entry.mention.form === "code")
    .map((entry) => entry.mention);
  const other = codes.find((mention) => !isSamePlace(mention, from) && !isSamePlace(mention, to)) ?? null;
  if (strongFrom !== null) return { from: strongFrom, to: other, confidence: "likely" };
  if (strongTo !== null) return { from: other, to: strongTo, confidence: "likely" };
  const [first = null] = codes;
  const second = codes.find((mention) => !isSamePlace(mention, first)) ?? null;
  const isLabel = (mention: PlaceMention | null): boolean =>
    placed.some((entry) => entry.mention === mention && entry.isNoun);
  return second === null
    ? { from: isLabel(from) ? from : null, to: isLabel(to) ? to : null, confidence: "likely" }
    : { from: first, to: second, confidence: "likely" };
}

/** `CPT Mumbai` is a term with its place, not Cape Town. */
function withoutTerms(message: MailMessage, mentions: readonly PlaceMention[]): PlaceMention[] {
  return mentions.filter((mention, at) => {
    const next = mentions[at + 1];
    const isTerm = TO_TERMS.test(message.folded.slice(mention.start, mention.end));
    return !isTerm || next === undefined || message.folded.slice(mention.end, next.start).trim() !== "";
  });
}

/** `Our ref: FRA-JFK-2026/118`: codes that a number goes on behind name a file, no lane. */
function isReference(message: MailMessage, mentions: readonly PlaceMention[], at: number): boolean {
  const [mention, next] = [mentions[at], mentions[at + 1]];
  if (mention?.form !== "code") return false;
  const isNumbered = (end: number): boolean => /^[-/]\d{3}/.test(message.folded.slice(end, end + 4));
  const isJoined = next?.form === "code" && /^[-/]$/.test(message.folded.slice(mention.end, next.start));
  return isNumbered(mention.end) || (isJoined && isNumbered(next.end));
}

/** Reads the lane of one mail. */
export function readRoute(message: MailMessage, index: PlaceIndex, preferred: readonly string[]): ReadRoute {
  const mentions = withoutTerms(message, mentionsOf(message, index)).filter(
    (mention, at, all) => !isReference(message, all, at),
  );
  const { tokens } = message;
  const written = lanesOf(tokens, mentions, index);
  const isCorrected = written.length > 1 && isCorrection(message.folded, written[0], written[1]);
  const lanes = isCorrected ? written.slice(1) : written;
  const placed = mentions.map((mention): Placed => ({ mention, ...roleOf(tokens, mention) }));
  const [lane] = lanes;
  const second =
    lane === undefined
      ? undefined
      : lanes.find(
          (other) =>
            !isSameLane(lane, other) && !isOnward(lane, other) && !isAlternative(message.folded, lane, other),
        );
  const isOneOfTwo =
    lanes[1] !== undefined && lane !== undefined && isAlternative(message.folded, lane, lanes[1]);
  const ends: Ends =
    lane === undefined
      ? endsByRole(placed, index)
      : {
          from: lane.from,
          to: lane.to,
          confidence: isOneOfTwo || isCorrected ? "likely" : confidenceOf(lane),
        };
  const chosen = [ends.from, ends.to].filter((mention) => mention !== null);
  const isUsed = (mention: PlaceMention): boolean =>
    chosen.some((end) => mention.codes.some((code) => end.codes.includes(code)));
  return {
    from: ends.from === null ? null : fieldOf(ends.from, index, preferred, ends.confidence),
    to: ends.to === null ? null : fieldOf(ends.to, index, preferred, ends.confidence),
    secondStart: second?.start ?? null,
    unused: mentions.filter((mention) => isReliable(mention, index) && !isUsed(mention)).map(rangeOf),
    abroad: mentions
      .filter(
        (mention) => mention.form === "name" && index.byCode.get(mention.codes[0] ?? "")?.country !== "US",
      )
      .map(rangeOf),
    used: mentions.filter(isUsed).map(rangeOf),
  };
}

/** `ORD-AMS-FRA` goes on, it is no second shipment. */
function isOnward(lane: Lane, other: Lane): boolean {
  return other.start - lane.to.end < 4;
}

const CORRECTION =
  /(?<![\p{L}])(?:sorry|correction|i mean|perdon|digo|disculp\p{L}*|pardon|scusa\p{L}*|anzi|المعذره|عفوا|اسف)(?![\p{L}])|更正|不对|应该是/u;

/** `DMM-BAH? No, sorry: DMM-CAI`: the lane that was meant. */
function isCorrection(folded: string, lane: Lane | undefined, other: Lane | undefined): boolean {
  if (lane === undefined || other === undefined || other.start - lane.to.end > 80) return false;
  return CORRECTION.test(folded.slice(lane.to.end, other.start));
}

/** `MUC-JFK or MUC-EWR`: another way for the same goods. */
function isAlternative(folded: string, lane: Lane, other: Lane): boolean {
  const between = folded.slice(lane.to.end, other.start);
  return (
    between.length < 30 && /^[\s(,/]*(?:(?:or|o|ou|oder|oppure)(?![a-z])|或者?|او)[^\d\n]*$/.test(between)
  );
}

function confidenceOf(lane: Lane): ReadingConfidence {
  if (lane.isOpen) return "likely";
  return lane.from.form === "small-code" || lane.to.form === "small-code" ? "likely" : "certain";
}

function rangeOf(mention: PlaceMention): TextRange {
  return [mention.start, mention.end];
}
