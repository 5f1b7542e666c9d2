import { expect, test } from "vitest";
import { parseDate } from "./parse-date.ts";
import { guessDecimalSign, parseNumber } from "./parse-number.ts";
import { Refusal } from "./parse-cell.ts";

/** The first of these texts as a sheet of them is read; the reason where it is not. */
function readAlone(texts: readonly string[]): string {
  const read = parseNumber(texts[0] ?? "", guessDecimalSign(texts));
  return read instanceof Refusal ? read.code : read;
}

test.each([
  ["three decimals or thousands, and nothing else tells", ["1,250", "25,500"], "ambiguous-number"],
  ["the same with a point", ["1.250"], "ambiguous-number"],
  ["signs that contradict each other", ["1,250", "3,05", "4.10"], "ambiguous-number"],
  ["a comma elsewhere", ["1,250", "3,05"], "1.25"],
  ["a point elsewhere", ["1,250", "4.10"], "1250"],
  ["both in one figure", ["1.250,75"], "1250.75"],
  ["no sign at all", ["1250"], "1250"],
] as const)("%s", (_name, texts, expected) => {
  expect(readAlone(texts)).toBe(expected);
});

test.each([
  ["26-01-05", "ambiguous-year"],
  ["26/1/15", "ambiguous-year"],
  ["31.12.26", "2026-12-31"],
  ["05.01.26", "2026-01-05"],
  ["2026年1月5日", "2026-01-05"],
] as const)("the date %s is read as %s", (text, expected) => {
  const read = parseDate(text, "dmy");
  expect(read instanceof Refusal ? read.code : read).toBe(expected);
});
