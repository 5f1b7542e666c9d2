import { hasSense, senseOf, type Token } from "../text/tokens.ts";
import type { MassUnit } from "./figures.ts";

const MASS_UNITS: readonly MassUnit[] = ["kg", "lb", "t", "g"];

export function massUnitOf(token: Token | undefined): MassUnit | null {
  const unit = senseOf(token, "wgt");
  return MASS_UNITS.find((known) => known === unit) ?? null;
}

export const isSign = (token: Token | undefined, signs: string): boolean =>
  token?.kind === "sign" && signs.includes(token.text);

/** Whether a number is part of a code, a time, a date or a phone number. */
export function isPartOfCode(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  if (token === undefined) return true;
  const isGlued = before?.end === token.start && before.kind === "word" && !hasSense(before, "times");
  const isKnown = before !== undefined && before.senses.length > 0 && before.text.length > 1;
  if (isGlued && !isKnown && /[a-z]$/.test(before?.text ?? "")) return true;
  const joins = (sign: Token | undefined, edge: number): boolean =>
    isSign(sign, "-:/+") && sign?.start === edge;
  return (
    (joins(after, token.end) &&
      tokens[index + 2]?.kind === "number" &&
      tokens[index + 2]?.start === after?.end) ||
    (isSign(before, "-:/+#") && before?.end === token.start && tokens[index - 2]?.kind === "number")
  );
}

const BETWEEN = /^(?:to|or|o|ou|à|a|al|y|et|e|and|up to|至|到|或|و|او|الي|-|\/|~|–)$/;

/** `3-4 pallets`, `400 to 450 kg`: the second figure of a range says no more than the most. */
export function isRangeBefore(tokens: readonly Token[], index: number): boolean {
  const [low, between, high] = [tokens[index - 2], tokens[index - 1], tokens[index]];
  if (low?.kind !== "number" || high?.kind !== "number" || !BETWEEN.test(between?.text ?? "")) return false;
  const [least, most] = [Number(low.text), Number(high.text)];
  const isAlone = !isSign(tokens[index - 3], "-/.:") || tokens[index - 4]?.kind !== "number";
  return isAlone && least < most && most <= least * 3;
}

/** `approx. weight 400 kg`, `ca. 4 pallets`. */
export function isApproximateAt(tokens: readonly Token[], index: number): boolean {
  return [1, 2].some((back) => {
    const token = tokens[index - back];
    return hasSense(token, "approx") && (back === 1 || tokens[index - 1]?.kind !== "number");
  });
}
