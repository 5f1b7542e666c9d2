import type { ReadField, ReadingConfidence, TextRange } from "../mail-reading.ts";
import type { MailMessage } from "../text/mail-messages.ts";
import { mentionsOf, type PlaceMention } from "./mentions.ts";
import {
  isAlternative,
  isCorrection,
  isOneOfCity,
  isOnward,
  isReliable,
  isSameLane,
  isSamePlace,
  lanesOf,
  type Lane,
} from "./lanes.ts";
import { hasSense, senseOf } from "../text/tokens.ts";
import { roleOf, TO_TERMS, tokenIndexAt, type PlaceRole, type Role } from "./place-roles.ts";
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
    confidence: mention.doubt ?? (sure === "certain" && !isOne ? "likely" : sure),
    at: [mention.start, mention.end],
    ...(others.length > 0 && { others }),
  };
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
  if (strongFrom !== null)
    return { from: strongFrom, to: other ?? onlyOther(placed, strongFrom), confidence: "likely" };
  if (strongTo !== null)
    return { from: other ?? onlyOther(placed, strongTo), to: strongTo, confidence: "likely" };
  const [first = null] = codes;
  const second = codes.find((mention) => !isSamePlace(mention, first)) ?? null;
  const isLabel = (mention: PlaceMention | null): boolean =>
    placed.some((entry) => entry.mention === mention && entry.isNoun);
  return second === null
    ? { from: isLabel(from) ? from : null, to: isLabel(to) ? to : null, confidence: "likely" }
    : { from: first, to: second, confidence: "likely" };
}

/** `We need these in Accra … from Houston`: the one other city that is spoken of; null for none and for several. */
function onlyOther(placed: readonly Placed[], end: PlaceMention): PlaceMention | null {
  const others = placed
    .filter(({ mention, role }) => mention.form === "name" && role === null && !isSamePlace(mention, end))
    .map(({ mention }) => mention);
  const [first] = others;
  return first !== undefined && others.every((mention) => isSamePlace(mention, first)) ? first : null;
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

/** `ya no es ORD sino JFK` */
const NO_MORE = /(?:(?<![a-z])(?:no es|is not|is no longer|n'est plus|non e piu)|不是|ليس)\s*$/;
const REACH_OF_NO_MORE = 16;

/** `HKG instead of TPE`, `62X42X40 CMS PER CTN`: what was said before, and units in capitals. */
function isNoPlace({ tokens, folded }: MailMessage, mention: PlaceMention): boolean {
  if (NO_MORE.test(folded.slice(Math.max(0, mention.start - REACH_OF_NO_MORE), mention.start))) return true;
  const at = tokenIndexAt(tokens, mention.start);
  const [before, own, next] = tokens.slice(Math.max(0, at - 1), at + 2);
  if (at === 0) return false;
  if (hasSense(before, "instead")) return true;
  if (mention.form !== "code") return false;
  // POD: ICN
  if (/^po[dl]$/.test(own?.text ?? "")) return true;
  const isUnit =
    before?.kind === "number" && ["len", "vol", "wgt"].some((sense) => senseOf(own, sense) !== null);
  return isUnit || (hasSense(own, "times") && senseOf(next, "pkg") !== null);
}

/** Reads the lane of one mail. */
export function readRoute(message: MailMessage, index: PlaceIndex, preferred: readonly string[]): ReadRoute {
  const { tokens } = message;
  const mentions = withoutTerms(message, mentionsOf(message, index)).filter(
    (mention, at, all) => !isReference(message, all, at) && !isNoPlace(message, mention),
  );
  const isShouted = !/[a-z]{3}/.test(message.text.slice(message.start, message.end));
  const written = lanesOf(tokens, mentions, index, isShouted);
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
  const isContested = placed.some(
    (entry) =>
      entry.mention.start < (second?.start ?? Number.POSITIVE_INFINITY) &&
      !isUsed(entry.mention) &&
      isRival(entry, index),
  );
  const surenessOf = (end: PlaceMention): ReadingConfidence =>
    isContested || isOneOfCity(tokens, mentions, end, index) ? "likely" : ends.confidence;
  return {
    from: ends.from === null ? null : fieldOf(ends.from, index, preferred, surenessOf(ends.from)),
    to: ends.to === null ? null : fieldOf(ends.to, index, preferred, surenessOf(ends.to)),
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

/** A place that could be an end of the lane as well: by its code, or by what is said in front of it. */
function isRival({ mention, role, isStrong }: Placed, index: PlaceIndex): boolean {
  if (role === "via" || !isReliable(mention, index)) return false;
  return mention.form === "code" || (role !== null && isStrong);
}

function confidenceOf(lane: Lane): ReadingConfidence {
  if (lane.isOpen) return "likely";
  return lane.from.form === "small-code" || lane.to.form === "small-code" ? "likely" : "certain";
}

function rangeOf(mention: PlaceMention): TextRange {
  return [mention.start, mention.end];
}
