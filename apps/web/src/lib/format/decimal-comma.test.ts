import { expect, test } from "vitest";
import { readDecimalComma } from "./decimal-comma.ts";

test.each([
  ["120,5", "it", "120.5"],
  ["1.250,50", "fr", "1250.50"],
  ["1 250,50", "fr", "1250.50"],
  ["1.950", "es", "1.950"],
  ["3@120,5x80x100 250", "it", "3@120,5x80x100 250"],
  ["120,", "it", "120,"],
  ["", "it", ""],
  ["1,250", "en", "1,250"],
  ["120,5", "ar", "120,5"],
] as const)("%s in %s, in a field that stored figures fill too, is %s", (typed, language, read) => {
  expect(readDecimalComma(typed, language)).toBe(read);
});
