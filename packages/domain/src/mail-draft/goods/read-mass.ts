import { isTwofold, numberOf } from "../text/number-value.ts";
import { hasSense, senseOf, type Token } from "../text/tokens.ts";
import { isApproximateAt, isPartOfCode, isRangeBefore, isSign, massUnitOf } from "./figure-tokens.ts";
import { isWeightBehindSides } from "./figure-notes.ts";
import type { FigureText, MassFigure, MassUnit } from "./figures.ts";
import { packageWordOf } from "./package-word.ts";
import { readSize } from "./read-size.ts";
import { shareOf } from "./share.ts";

const NOT_GROSS =
  /^(?:net|neto|netos|nets|netto|netti|nett|n\.?w\.?|n\/w|n\. ?weight|n\.wt\.?|net weight|net wt\.?|peso neto|poids net|peso netto|净重|净|صافي|الصافي|الوزن الصافي)$/;

const isOther = (token: Token | undefined): boolean =>
  NOT_GROSS.test(token?.text ?? "") || hasSense(token, "size");

const REACH_OF_NET = 6;

/** `Net weight / pc: 910 kg`, `Peso netto cad.: kg 720`: between the name of a weight and its figure. */
const isOfOne = (token: Token | undefined): boolean =>
  hasSense(token, "each") ||
  hasSense(token, "everyone") ||
  packageWordOf(token) !== null ||
  /^(?:por|par|per|pro|di|de|of)$/.test(token?.text ?? "");

/** Net and chargeable weights are no gross weight of the goods. */
export function isOtherWeight(tokens: readonly Token[], first: number, next: number): boolean {
  for (let back = first; back >= Math.max(0, first - REACH_OF_NET); back -= 1) {
    const token = tokens[back];
    if (token?.kind === "line") break;
    if (isOther(token)) return true;
    if (
      back < first &&
      token?.kind !== "sign" &&
      !hasSense(token, "col:weight") &&
      !hasSense(token, "approx") &&
      !isOfOne(token)
    )
      break;
    if (token?.text === "," || (token?.text === "/" && !isOfOne(tokens[back + 1]))) break;
  }
  const near = tokens.slice(Math.max(0, first - 3), first);
  if (
    near.some((token) =>
      /^(?:heaviest|lightest|maximum|capacity|swl|tare|tara|min|minimum|mini|minimo)$/.test(token.text),
    )
  )
    return true;
  // 多少钱一公斤
  if (/^[钱元块]$/.test(tokens[first - 1]?.text ?? "") && tokens[first]?.text === "1") return true;
  if (isDryIce(tokens, first, next) || isRateLevel(tokens, next)) return true;
  if (/^(?:min|minimum|mini|minimo|breaks?|起)$/.test(tokens[next]?.text ?? "")) return true;
  return isOther(tokens[next]) && tokens[next + 1]?.kind !== "number" && !isSign(tokens[next + 1], ":");
}

/** `500kg+ and 1000kg+ levels`, `500kg以上价格`: the break that a price is asked for. */
function isRateLevel(tokens: readonly Token[], next: number): boolean {
  const [sign, after] = tokens.slice(next, next + 2);
  if (/^(?:以上|以上价格|级|级别|levels?|rates?|price|tarifa|tarif|tariffa)$/.test(sign?.text ?? ""))
    return true;
  const isGlued = sign?.start === tokens[next - 1]?.end;
  return isSign(sign, "+") && isGlued && after?.kind !== "number";
}

const DRY_ICE = /^(?:dry ice|dry|carboglace|hielo seco|hielo|ghiaccio|glace|干冰|ثلج|الثلج)$/;

const WITH = /^(?:with|con|avec|incl|including|incluido|inclus|compreso|含|مع)$/;

/** `15 kg of dry ice`, `dry ice 5 kg`: what cools the goods is not their weight. */
function isDryIce(tokens: readonly Token[], first: number, next: number): boolean {
  const behind = tokens.slice(next, next + 4);
  // 34 kg per box with the ice
  const end = behind.findIndex((token) => token.kind !== "word" || WITH.test(token.text));
  const before = tokens.slice(Math.max(0, first - 3), first);
  return [before, behind.slice(0, end < 0 ? behind.length : end)].some((near) =>
    near.some(
      (token, at) => DRY_ICE.test(token.text) && (token.text !== "dry" || near[at + 1]?.text === "ice"),
    ),
  );
}

/** The weight of goods that begins at a token; null where none does, and for net and chargeable weights. */
export function massAt(text: FigureText, index: number): MassFigure | null {
  const figure = weightAt(text, index);
  return figure === null || isOtherWeight(text.tokens, figure.first, figure.next) ? null : figure;
}

const AND = /^(?:and|y|et|e|und|和|و|&|\/|\+)$/;

/** The commas of `weights 320, 340 and 95 kg`: behind a weight's name, a side or another number of the list. */
function isListComma(tokens: readonly Token[], index: number, sign: Token | undefined): boolean {
  const [former, before] = [tokens[index - 2], tokens[index - 1]];
  const isListed =
    isSign(before, ",") && former?.kind === "number" && senseOf(tokens[index - 3], "month") === null;
  return isSign(sign, ",") && (isListed || hasSense(before, "col:weight") || isSign(before, ":"));
}

/** `weights 200/240/180 kg`, `120x80x95 cm) 180/210/195 kg`: behind a weight's name or the sides a slash is no part of a code. */
function isInWeightList(tokens: readonly Token[], index: number): boolean {
  let at = index;
  while (isSign(tokens[at - 1], "/") && tokens[at - 2]?.kind === "number") at -= 2;
  const name = isSign(tokens[at - 1], ":") ? at - 2 : at - 1;
  const isBehindSides = isSign(tokens[at - 1], ")") || senseOf(tokens[at - 1], "len") !== null;
  return at < index && (isBehindSides || hasSense(tokens[name], "col:weight"));
}

/** The unit of `Weights (lbs): 900, 900, 880`, which is said in front of the list; null for a number that is in none. */
function labelUnit(tokens: readonly Token[], index: number): MassUnit | null {
  let at = index;
  while (isSign(tokens[at - 1], ",/") && tokens[at - 2]?.kind === "number") at -= 2;
  if (at === index || !isSign(tokens[at - 1], ":")) return null;
  const label = tokens.slice(Math.max(0, at - 6), at);
  const name = label.findLastIndex((token) => hasSense(token, "col:weight"));
  return name < 0 ? null : (label.slice(name).flatMap((token) => massUnitOf(token) ?? [])[0] ?? null);
}

/** `410 and 385 kg`: a number in front of others that the unit is said behind. */
function listedAt(text: FigureText, index: number): MassFigure | null {
  const { tokens } = text;
  let at = index + 1;
  const isJoint = (sign: Token | undefined): boolean =>
    AND.test(sign?.text ?? "") || isListComma(tokens, index, sign);
  while (at < index + 24 && isJoint(tokens[at]) && tokens[at + 1]?.kind === "number") at += 2;
  const unit = (at === index + 1 ? null : massUnitOf(tokens[at])) ?? labelUnit(tokens, index);
  const before = tokens[index - 1];
  const isCode = isSign(before, "/-") && !isInWeightList(tokens, index);
  if (unit === null || isCode || before?.kind === "number") return null;
  const figure = massFigure(text, index, index + 1, index, unit);
  return figure === null ? null : { ...figure, isListed: true };
}

/** `1,5 to` is German for tonnes where no place can follow. */
function germanTonnes(tokens: readonly Token[], index: number): MassUnit | null {
  const [number, unit, after] = tokens.slice(index, index + 3);
  const isDecimal = /^\d{1,2},\d{1,3}$/.test(number?.text ?? "");
  const isLast = (after?.kind ?? "line") === "line" || isSign(after, ",.;)");
  return unit?.text === "to" && isDecimal && isLast ? "t" : null;
}

/** A weight without a unit, where the mail says the unit of all weights. */
function notedAt(text: FigureText, index: number): MassFigure | null {
  const { massUnit = null, tokens } = text;
  return massUnit !== null && isWeightBehindSides(tokens, index)
    ? massFigure(text, index, index + 1, index, massUnit)
    : null;
}

/** `430k` behind sides is short for kilograms; elsewhere it is thousands. */
function shortUnit(tokens: readonly Token[], index: number): MassUnit | null {
  const [before, number, unit, after] = tokens.slice(index - 1, index + 3);
  const isGlued = unit?.text === "k" && unit.start === number?.end;
  const isBehindSides = before?.kind === "number" || senseOf(before, "len") !== null || isSign(before, ",/");
  return isGlued && isBehindSides && !/^(?:usd|eur|[$€£])$/.test(after?.text ?? "") ? "kg" : null;
}

/** `1吨2` is 1.2 tonnes, `1吨半` one and a half; in French `1t5` is 1.5 and `1t250` 1.25. */
function tenthsBehind(tokens: readonly Token[], next: number): number {
  const [unit, tenths, after] = tokens.slice(next - 1, next + 2);
  const isGlued = tenths?.start === unit?.end;
  if (
    isGlued &&
    unit?.text === "t" &&
    unit.start === tokens[next - 2]?.end &&
    /^\d{1,3}$/.test(tenths?.text ?? "")
  )
    return Number(`0.${tenths?.text}`);
  if (unit?.text !== "吨" || !isGlued) return 0;
  if (tenths?.text === "半") return 0.5;
  const isAlone = after === undefined || after.senses.length === 0;
  return /^\d$/.test(tenths?.text ?? "") && isAlone ? Number(tenths?.text) / 10 : 0;
}

/** `Weight: 1.2 MT`: metric tons behind the name of a weight; elsewhere mt is short for metres. */
const metricTonBehind = (tokens: readonly Token[], at: number): MassUnit | null =>
  tokens[at + 1]?.text === "mt" && !hasSense(tokens[at + 2], "times") ? "t" : null;

function weightAt(text: FigureText, index: number): MassFigure | null {
  const { tokens } = text;
  const token = tokens[index];
  if (token?.kind === "number") {
    const unit = massUnitOf(tokens[index + 1]) ?? shortUnit(tokens, index) ?? germanTonnes(tokens, index);
    if (unit === null) return listedAt(text, index) ?? notedAt(text, index);
    // a box of the type 4G
    if (unit === "g" && /^\d$/.test(token.text)) return null;
    return massFigure(text, index, index + 2, index, unit);
  }
  const unit = massUnitOf(token);
  if (token?.text === "#") return null;
  const isName = hasSense(token, "col:weight") || unit === "kg" || unit === "lb";
  if (!isName) return null;
  let at = index + 1;
  // Wt (lbs, total): 2,310
  const isBracketed = isSign(tokens[at], "(");
  while (at < index + (isBracketed ? 9 : 6) && tokens[at]?.kind !== "number") {
    const word = tokens[at];
    const isFiller =
      isSign(word, isBracketed ? ":=|-()./@~," : ":=|-()./@~") ||
      ["total", "each", "approx", "col:weight", "of", "col:pieces", "size"].some((sense) =>
        hasSense(word, sense),
      ) ||
      massUnitOf(word) !== null ||
      (tokens[at - 1]?.text === "/" && packageWordOf(word) !== null);
    if (!isFiller || word?.kind === "line") return null;
    at += 1;
  }
  if (tokens[at]?.kind !== "number" || readSize(text, at) !== null) return null;
  const named = tokens.slice(index, at).findLast((word) => massUnitOf(word) !== null);
  const behind = massUnitOf(tokens[at + 1]) ?? metricTonBehind(tokens, at);
  const own = behind ?? massUnitOf(named);
  if (own === null && packageWordOf(tokens[at + 1]) !== null) return null;
  if (own === null && unit === null && !hasSense(token, "col:weight")) return null;
  // Weight: 1 @ 84 kg
  const isCount = isSign(tokens[at + 1], "@*") || hasSense(tokens[at + 1], "times");
  // Pcs/Wt: 5 / 1,375 lbs
  const isPair = isSign(tokens[at + 1], "/") && tokens[at + 2]?.kind === "number";
  if (isPartOfCode(tokens, at) || (behind === null && (isCount || isPair))) return null;
  return massFigure(text, index, behind === null ? at + 1 : at + 2, at, own);
}

function massFigure(
  text: FigureText,
  first: number,
  next: number,
  at: number,
  unit: MassUnit | null,
): MassFigure | null {
  const { tokens } = text;
  const literal = tokens[at]?.text ?? "";
  const tenths = tenthsBehind(tokens, next);
  const value = numberOf(literal, text.decimal, unit === "t") + tenths;
  if (!(value > 0)) return null;
  return {
    kind: "mass",
    value,
    unit,
    share: shareOf(tokens, first, next, at),
    isTwofold: isTwofold(literal, text.decimal),
    isApproximate: isApproximateAt(tokens, at) || isApproximateAt(tokens, first) || isRangeBefore(tokens, at),
    start: tokens[first]?.start ?? 0,
    end: tokens[tenths > 0 ? next : next - 1]?.end ?? 0,
    first,
    next: tenths > 0 ? next + 1 : next,
  };
}
