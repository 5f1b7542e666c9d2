import { hasSense, type Token } from "../text/tokens.ts";
import { isCommonWord, type PlaceMention } from "./mentions.ts";
import type { PlaceIndex } from "./place-index.ts";
import { FILLERS, roleOf, tokenIndexAt } from "./place-roles.ts";

/** Airports of much cargo whose codes are words: beside another code in capitals they are meant. */
const LARGE = /^(?:DEL|MAN)$/;
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
  if (between.length === 0 && a.form === "small-code" && b.form === "small-code")
    return isTerseLane(tokens, first, next);
  if (between.length === 0)
    return (
      a.form === "code" &&
      b.form === "code" &&
      !a.isWord &&
      !b.isWord &&
      ![a, b].some((end) => isCommonWord(end.codes[0] ?? "") && !LARGE.test(end.codes[0] ?? ""))
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

/** `need cph mia`: two codes in small letters, and nothing else behind a word that asks. */
function isTerseLane(tokens: readonly Token[], at: number, next: number): boolean {
  const before = tokens[at - 2];
  const isAsked =
    (before?.kind ?? "line") === "line" ||
    /^(?:need|quote|qte|rate|rates|price|prices|pls|fais|faire|cote|coter|tarif|prix|cotiza|cotizame|cotizar|precio|tarifa|prezzo|quotazione|from)$/.test(
      before?.text ?? "",
    );
  return isAsked && /^(?:line|number)$/.test(tokens[next + 1]?.kind ?? "line");
}

/** `need a price man to dxb 4 skids`: small letters, but a word that asks in front and goods behind. */
function isAskedLane(tokens: readonly Token[], a: PlaceMention, b: PlaceMention): boolean {
  const first = tokenIndexAt(tokens, a.start);
  const last = tokenIndexAt(tokens, b.start);
  return (
    a.isAirport &&
    b.isAirport &&
    last === first + 2 &&
    tokens[first + 1]?.text === "to" &&
    /^(?:quote|qte|rate|price)$/.test(tokens[first - 1]?.text ?? "") &&
    /^(?:line|number)$/.test(tokens[last + 1]?.kind ?? "line")
  );
}

/** Whether a mention is worth its place: a small word that is also a code needs a partner of its kind. */
export function isReliable(mention: PlaceMention, index: PlaceIndex): boolean {
  if (mention.form === "name") return true;
  if (mention.form === "small-code" || mention.isWord === true) return false;
  const [code = ""] = mention.codes;
  return !isCommonWord(code) && index.byCode.get(code)?.hasCargo === true;
}

export interface Lane {
  readonly from: PlaceMention;
  readonly to: PlaceMention;
  readonly start: number;
  /** another airport beside the first would do as well, or both may be words */
  readonly isOpen: boolean;
}

function isSlash(tokens: readonly Token[], a: PlaceMention, b: PlaceMention): boolean {
  const first = tokenIndexAt(tokens, a.end);
  return tokens[first]?.text === "/" && tokenIndexAt(tokens, b.start) === first + 1;
}

/** @param isShouted the text is in capitals, so that words cannot be told from codes by theirs */
export function lanesOf(
  tokens: readonly Token[],
  mentions: readonly PlaceMention[],
  index: PlaceIndex,
  isShouted: boolean,
): Lane[] {
  const lanes: Lane[] = [];
  for (let at = 0; at + 1 < mentions.length; at += 1) {
    const [from, to] = [mentions[at], mentions[at + 1]];
    if (from === undefined || to === undefined || !isLane(tokens, from, to)) continue;
    const isSmall = from.form === "small-code" || to.form === "small-code";
    if ([from, to].some(isSmallWord)) continue;
    const isCommon = [from, to].some((end) => isCommonWord(end.codes[0] ?? "") && end.form !== "name");
    const isEither = isReliable(from, index) || isReliable(to, index);
    // MAN to DEL: two words that are codes as well
    const isBothCode = !isShouted && [from, to].every((end) => end.form === "code" && end.isWord !== true);
    if (isSmall ? isCommon && !isAskedLane(tokens, from, to) : !isEither && !isBothCode) continue;
    if (isSamePlace(from, to) && (from.isAirport !== to.isAirport || from.codes[0] === to.codes[0])) continue;
    // Dest: PEK/PVG/CAN
    const isListed = isSlash(tokens, from, to) && isLabelledList(tokens, mentions, at);
    if (isListed || (isSlash(tokens, from, to) && isSameCity(from, to, index))) continue;
    const next = mentions[at + 2];
    // SEA/ANC to HND: two airports to choose from
    const isChoice =
      next !== undefined &&
      isSlash(tokens, from, to) &&
      isLane(tokens, to, next) &&
      !isSlash(tokens, to, next);
    lanes.push({
      from,
      to: isChoice ? next : to,
      start: from.start,
      isOpen: isChoice || (!isSmall && !isEither),
    });
    at += isChoice ? 2 : 1;
  }
  // Richiesta ADR/DGR: LIN-LHR
  const sure = lanes.filter((lane) => [lane.from, lane.to].some((end) => isReliable(end, index)));
  return sure.length > 0 ? lanes.filter((lane) => sure.includes(lane) || lane.from.form !== "code") : lanes;
}

/** Whether the airports that slashes join up to this one stand behind a label of one end: `Destination: PEK/PVG/CAN`. */
function isLabelledList(tokens: readonly Token[], mentions: readonly PlaceMention[], at: number): boolean {
  let first = at;
  const isJoined = (index: number): boolean => {
    const [a, b] = [mentions[index - 1], mentions[index]];
    return a !== undefined && b !== undefined && isSlash(tokens, a, b);
  };
  while (isJoined(first)) first -= 1;
  const head = mentions[first];
  return head !== undefined && roleOf(tokens, head).isLabelled;
}

/** `POL: SHA/PVG`: two airports of one city to choose from. */
const isSameCity = (a: PlaceMention, b: PlaceMention, index: PlaceIndex): boolean =>
  index.metropolisOf.get(a.codes[0] ?? "")?.includes(b.codes[0] ?? "") === true;

/** Whether another airport of its city would do as well. */
export function isOneOfCity(
  tokens: readonly Token[],
  mentions: readonly PlaceMention[],
  mention: PlaceMention,
  index: PlaceIndex,
): boolean {
  const next = mentions[mentions.indexOf(mention) + 1];
  return next !== undefined && isSlash(tokens, mention, next) && isSameCity(mention, next, index);
}

/** Words that are codes only in capitals: `250 kg per unit / HEL`. */
const isSmallWord = (mention: PlaceMention): boolean =>
  mention.form === "small-code" &&
  mention.isAirport &&
  /^(?:PER|SIN|LOS|LAS|GOT|SEA|ALA|CAN|SAN)$/.test(mention.codes[0] ?? "");

export const isSameLane = (a: Lane, b: Lane): boolean =>
  a.from.codes.some((code) => b.from.codes.includes(code)) &&
  a.to.codes.some((code) => b.to.codes.includes(code));

/** Nothing flies from a place to itself. */
export function isSamePlace(a: PlaceMention, b: PlaceMention | null): boolean {
  return b !== null && a.codes.some((code) => b.codes.includes(code));
}

/** `ORD-AMS-FRA` goes on, it is no second shipment. */
export function isOnward(lane: Lane, other: Lane): boolean {
  return other.start - lane.to.end < 4;
}

const CORRECTION =
  /(?<![\p{L}])(?:sorry|correction|i mean|perdon|digo|disculp\p{L}*|pardon|scusa\p{L}*|anzi|corrijo|rectifico|correggo|rettifico|je corrige|make that|المعذره|عفوا|اسف|meglio|mejor|plutot)(?![\p{L}])|\?\s*(?:no|non|لا)(?![\p{L}])|更正|不对|应该是|不行|改走/u;

/** `DMM-BAH? No, sorry: DMM-CAI`: the lane that was meant. */
export function isCorrection(folded: string, lane: Lane | undefined, other: Lane | undefined): boolean {
  if (lane === undefined || other === undefined || other.start - lane.to.end > 80) return false;
  return CORRECTION.test(folded.slice(lane.to.end, other.start));
}

/** `MUC-JFK or MUC-EWR`: another way for the same goods. */
export function isAlternative(folded: string, lane: Lane, other: Lane): boolean {
  const between = folded.slice(lane.to.end, other.start);
  return (
    between.length < 30 && /^[\s(,/]*(?:(?:or|o|ou|oder|oppure)(?![a-z])|或者?|او)[^\d\n]*$/.test(between)
  );
}
