import { isTwofold, numberOf } from "../text/number-value.ts";
import { hasSense, type Token } from "../text/tokens.ts";
import { isApproximateAt, isPartOfCode, isRangeBefore, isSign, massUnitOf } from "./figure-tokens.ts";
import type { Figure, FigureText, MassUnit } from "./figures.ts";
import { packageWordOf } from "./package-word.ts";
import { readSize } from "./read-size.ts";
import { shareOf } from "./share.ts";

const NOT_GROSS =
  /^(?:net|neto|netto|netti|nett|n\.?w\.?|n\/w|n\. ?weight|n\.wt\.?|net weight|net wt\.?|peso neto|poids net|peso netto|净重|净|صافي|الوزن الصافي)$/;

const isOther = (token: Token | undefined): boolean =>
  NOT_GROSS.test(token?.text ?? "") || hasSense(token, "size");

/** Net and chargeable weights are no gross weight of the goods. */
function isOtherWeight(tokens: readonly Token[], first: number, next: number): boolean {
  for (let back = first; back >= Math.max(0, first - 3); back -= 1) {
    const token = tokens[back];
    if (isOther(token)) return true;
    if (
      back < first &&
      token?.kind !== "sign" &&
      !hasSense(token, "col:weight") &&
      !hasSense(token, "approx")
    )
      break;
    if (token?.text === "," || token?.text === "/") break;
  }
  if (/^(?:min|minimum|mini|minimo|breaks?|起)$/.test(tokens[next]?.text ?? "")) return true;
  return isOther(tokens[next]) && tokens[next + 1]?.kind !== "number" && !isSign(tokens[next + 1], ":");
}

/** The weight of goods that begins at a token; null where none does, and for net and chargeable weights. */
export function massAt(text: FigureText, index: number): Figure | null {
  const figure = weightAt(text, index);
  return figure === null || isOtherWeight(text.tokens, figure.first, figure.next) ? null : figure;
}

function weightAt(text: FigureText, index: number): Figure | null {
  const { tokens } = text;
  const token = tokens[index];
  if (token?.kind === "number") {
    const unit = massUnitOf(tokens[index + 1]);
    return unit === null ? null : massFigure(text, index, index + 2, index, unit);
  }
  const unit = massUnitOf(token);
  if (token?.text === "#") return null;
  const isName = hasSense(token, "col:weight") || unit === "kg" || unit === "lb";
  if (!isName) return null;
  let at = index + 1;
  while (at < index + 6 && tokens[at]?.kind !== "number") {
    const word = tokens[at];
    const isFiller =
      isSign(word, ":=|-()./@~") ||
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
  const behind = massUnitOf(tokens[at + 1]);
  const own = behind ?? massUnitOf(named);
  if (own === null && packageWordOf(tokens[at + 1]) !== null) return null;
  if (own === null && unit === null && !hasSense(token, "col:weight")) return null;
  // Weight: 1 @ 84 kg
  const isCount = isSign(tokens[at + 1], "@*") || hasSense(tokens[at + 1], "times");
  if (isPartOfCode(tokens, at) || (behind === null && isCount)) return null;
  return massFigure(text, index, behind === null ? at + 1 : at + 2, at, own);
}

function massFigure(
  text: FigureText,
  first: number,
  next: number,
  at: number,
  unit: MassUnit | null,
): Figure | null {
  const { tokens } = text;
  const literal = tokens[at]?.text ?? "";
  const value = numberOf(literal, text.decimal, unit === "t");
  if (!(value > 0)) return null;
  return {
    kind: "mass",
    value,
    unit,
    share: shareOf(tokens, first, next, at),
    isTwofold: isTwofold(literal, text.decimal),
    isApproximate: isApproximateAt(tokens, at) || isApproximateAt(tokens, first) || isRangeBefore(tokens, at),
    start: tokens[first]?.start ?? 0,
    end: tokens[next - 1]?.end ?? 0,
    first,
    next,
  };
}
