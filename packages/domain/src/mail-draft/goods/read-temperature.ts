import type { ReadField, ReadTemperature } from "../mail-reading.ts";
import { hasSense, senseOf, type Token } from "../text/tokens.ts";
import { isSign } from "./figure-tokens.ts";

const MINUS = /^(?:-|minus|menos|moins|meno|负|零下|ناقص)$/;

function signedAt(tokens: readonly Token[], index: number): { value: number; next: number } | null {
  let at = index;
  let factor = 1;
  const isMinus = MINUS.test(tokens[at]?.text ?? "");
  if ((isMinus || isSign(tokens[at], "+")) && tokens[at + 1]?.kind === "number") {
    if (isMinus) factor = -1;
    at += 1;
  }
  const token = tokens[at];
  if (token?.kind !== "number" || !/^\d{1,3}(?:[.,]\d)?$/.test(token.text)) return null;
  let next = at + 1;
  if (isSign(tokens[next], "°º")) next += 1;
  return { value: factor * Number(token.text.replace(",", ".")), next };
}

const isCelsius = (token: Token | undefined): boolean =>
  token !== undefined &&
  (/^(?:c|°c|°|celsius|摄氏度|度|مئويه|f|°f|fahrenheit)$/.test(token.text) ||
    /^(?:degrees?|deg|grados|degres|gradi|درجه|درجات)$/.test(token.text));

const toCelsius = (value: number, isFahrenheit: boolean): number =>
  isFahrenheit ? Math.round(((value - 32) * 50) / 9) / 10 : value;

const RANGE_WORDS = /^(?:to|a|à|al|bis|and|y|e|et|至|到|الي|و|-|\/|~|until)$/;

/** The last of the dots in `+15..+25`. */
const isDots = (tokens: readonly Token[], at: number): boolean =>
  isSign(tokens[at], ".") && isSign(tokens[at - 1], ".");

/** `2-8°C`, `+2/+8`, `15 to 25 C`, `-20 °C`, `below 25°C`, `+15..+25 °C`. */
export function readTemperature(tokens: readonly Token[]): ReadField<ReadTemperature> | null {
  for (let index = 0; index < tokens.length; index += 1) {
    const low = signedAt(tokens, index);
    if (low === null || Math.abs(low.value) > 120) continue;
    let at = low.next;
    const lowUnit = isCelsius(tokens[at]);
    if (lowUnit) at += 1;
    // +15..+25 °C
    while (isSign(tokens[at], ".") && isSign(tokens[at + 1], ".")) at += 1;
    // min +2 max +8
    const isBounded = hasSense(tokens[index - 1], "above") && hasSense(tokens[at], "below");
    const isRange = isBounded || isDots(tokens, at) || RANGE_WORDS.test(tokens[at]?.text ?? "");
    const high = isRange ? signedAt(tokens, at + 1) : null;
    const end = high?.next ?? low.next;
    const unit = tokens[end];
    const hasUnit =
      isCelsius(unit) ||
      (lowUnit && high === null) ||
      (unit === undefined ? false : isSign(tokens[end - 1], "°º"));
    const isSigned = isSign(tokens[index], "+") && high !== null && high.value > low.value;
    const isSpoken = high !== null && isNearTemperatureWord(tokens, index, end);
    if (!hasUnit && !isSigned && !isSpoken) continue;
    if (isOfSubstance(tokens, index)) continue;
    if (!hasUnit && (tokens[index - 1]?.kind === "number" || isUnitOfGoods(tokens[end]))) continue;
    if (high === null && isMereLetter(tokens, end) && !isSaidTemperature(tokens, index, end)) continue;
    const isFahrenheit = /^(?:f|°f|fahrenheit)$/.test(unit?.text ?? "");
    const last = tokens[hasUnit && isCelsius(unit) ? end : end - 1] ?? tokens[index];
    const first = tokens[index];
    if (first === undefined || last === undefined) continue;
    return {
      value: limitsOf(tokens, index, low.value, high?.value ?? null, isFahrenheit),
      confidence: high === null && !isSaidTemperature(tokens, index, end) ? "likely" : "certain",
      at: [first.start, last.end],
    };
  }
  return null;
}

const REACH_OF_SUBSTANCE = 6;

/** `flash point 23 °C`, `闪点43℃`: what a substance is like, not how it travels. */
function isOfSubstance(tokens: readonly Token[], index: number): boolean {
  const before = tokens.slice(Math.max(0, index - REACH_OF_SUBSTANCE), index);
  const from = before.findLastIndex((token) => token.kind === "line" || token.kind === "number");
  return before
    .slice(from + 1)
    .some((token) =>
      /^(?:flash|flashpoint|fp|boiling|melting|infiammabilita|ebollizione|fusione|eclair|ebullition|inflamacion|inflamabilidad|ebullicion|fusion|flammpunkt|闪点|闪|沸点|熔点|الوميض|وميض|الاشتعال|الغليان)$/.test(
        token.text,
      ),
    );
}

/** `Unit 9 C`, `il 9 c.m.`: a letter alone is no degree unless a word nearby says so. */
const isMereLetter = (tokens: readonly Token[], end: number): boolean =>
  /^[cf]$/.test(tokens[end]?.text ?? "") && !isSign(tokens[end - 1], "°º");

const REACH_OF_LETTER = 8;

function isSaidTemperature(tokens: readonly Token[], index: number, end: number): boolean {
  if (
    isSign(tokens[end + 1], "./") &&
    tokens[end + 1]?.start === tokens[end]?.end &&
    tokens[end + 2]?.start === tokens[end + 1]?.end &&
    tokens[end + 2]?.kind === "word"
  )
    return false;
  if (isSign(tokens[index], "+-") || MINUS.test(tokens[index]?.text ?? "")) return true;
  const near = tokens.slice(Math.max(0, index - REACH_OF_LETTER), end + REACH_OF_LETTER);
  return near.some(
    (token) => isTemperatureWord(token) || hasSense(token, "below") || hasSense(token, "above"),
  );
}

function limitsOf(
  tokens: readonly Token[],
  index: number,
  low: number,
  high: number | null,
  isFahrenheit: boolean,
): ReadTemperature {
  const one = toCelsius(low, isFahrenheit);
  if (high !== null) {
    const other = toCelsius(high, isFahrenheit);
    return { min: Math.min(one, other), max: Math.max(one, other) };
  }
  const before = tokens.slice(Math.max(0, index - 3), index);
  const behind = tokens.slice(index + 1, index + 5);
  if (
    before.some((token) => hasSense(token, "below") || isSign(token, "≤<")) ||
    behind.some((token) => /^(?:以下|max|colder|lower|inferiore|menos|moins)$/.test(token.text))
  )
    return { min: null, max: one };
  if (
    before.some((token) => hasSense(token, "above") || isSign(token, "≥>")) ||
    behind.some((token) => /^(?:以上|min|warmer|higher|superiore)$/.test(token.text))
  )
    return { min: one, max: null };
  return { min: one, max: one };
}

function isUnitOfGoods(token: Token | undefined): boolean {
  return (
    ["len", "wgt", "vol", "pkg"].some((kind) => senseOf(token, kind) !== null && token?.text !== "c") ||
    hasSense(token, "times") ||
    hasSense(token, "dayword")
  );
}

function isTemperatureWord(token: Token): boolean {
  return (hasSense(token, "tempword") && token.text.length > 2) || hasSense(token, "cargo:temp");
}

function isNearTemperatureWord(tokens: readonly Token[], index: number, end: number): boolean {
  const before = tokens.slice(Math.max(0, index - 4), index);
  const behind = tokens.slice(end, end + 2);
  return before.some(isTemperatureWord) || behind.some((token) => hasSense(token, "cargo:temp"));
}
