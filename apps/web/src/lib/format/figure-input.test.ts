import { expect, test } from "vitest";
import { readFigure, showFigure } from "./figure-input.ts";

test.each([
  ["4.10", "en", "4.10"],
  ["$ 1,250.50", "en", "1250.50"],
  ["1,000", "en", "1000"],
  ["4,10", "en", "4.10"],
  ["0,000", "en", "0.000"],
  ["4,10", "it", "4.10"],
  ["4,100", "fr", "4.100"],
  ["1.000", "es", "1000"],
  ["0.950", "es", "0.950"],
  ["3.05", "it", "3.05"],
  ["1.250,50 €", "it", "1250.50"],
  ["1,250.50", "it", "1250.50"],
  ["٤٫١٠", "ar", "4.10"],
  ["-5", "en", "-5"],
  ["on request", "en", "on request"],
  ["", "en", ""],
] as const)("%s in %s is %s", (typed, language, read) => {
  expect(readFigure(typed, language)).toBe(read);
});

test("an input shows the language's decimal sign", () => {
  expect(showFigure("4.10", "it")).toBe("4,10");
  expect(showFigure("4.10", "en")).toBe("4.10");
  expect(showFigure("on request", "it")).toBe("on request");
});
