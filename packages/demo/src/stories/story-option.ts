import { AIRCRAFT_KINDS, RATE_TYPES } from "@kilolane/domain";
import type { RateClass } from "@kilolane/domain";
import type { StoryLine, StoryOption } from "./story-types.ts";

const RATE_CLASSES = ["M", "N", "Q", "C", "R", "S", "U", "E"] as const satisfies readonly RateClass[];

/**
 * Writes an expected option on one line, so that the sums of a story stay readable.
 * `airline`: airline, rate type, aircraft; `weights`: chargeable, rated (`-` in class M), class; `savings`: rated as,
 * saved; `lines`: code and buy, with sell behind it where that differs, in the order in which they are printed.
 */
export function option(airline: string, weights: string, savings: string | null, lines: string): StoryOption {
  const [airlineIata = "", rateType = "", aircraft = ""] = airline.split(" ");
  const [chargeableWeight = "", ratedWeight = "", rateClass = ""] = weights.split(" ");
  const [ratedAs = "", saved = ""] = savings?.split(" ") ?? [];
  const printed = lines.split(", ").map(parseLine);
  return {
    airlineIata,
    rateType: findWord(RATE_TYPES, rateType),
    aircraft: findWord(AIRCRAFT_KINDS, aircraft),
    chargeableWeight,
    ratedWeight: ratedWeight === "-" ? null : ratedWeight,
    rateClass: findWord(RATE_CLASSES, rateClass),
    savings: savings === null ? null : { ratedAs, saved },
    lines: printed,
    buyTotal: addAmounts(printed.map((line) => line.buy)),
    sellTotal: addAmounts(printed.map((line) => line.sell)),
  };
}

function findWord<Word extends string>(words: readonly Word[], word: string): Word {
  const found = words.find((candidate) => candidate === word);
  if (found === undefined) throw new RangeError(`Unknown word ${word}`);
  return found;
}

function parseLine(text: string): StoryLine {
  const match = /^(.+?) (\d+(?:\.\d+)?)(?: (\d+(?:\.\d+)?))?$/.exec(text);
  if (match === null) throw new RangeError(`Not a line: ${text}`);
  const [, code = "", buy = "", sell = buy] = match;
  return { code, buy, sell };
}

/** Adds decimal strings that all have the same number of decimals. */
function addAmounts(amounts: readonly string[]): string {
  const decimals = amounts[0]?.split(".")[1]?.length ?? 0;
  const units = amounts.reduce((sum, amount) => sum + BigInt(amount.replace(".", "")), 0n);
  if (decimals === 0) return String(units);
  const digits = String(units).padStart(decimals + 1, "0");
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
