import { expect, test } from "vitest";
import type { DocumentLanguage } from "./document.ts";
import {
  formatDate,
  formatDimensions,
  formatMeasure,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRoute,
} from "./format.ts";

/** Space as Intl writes it, so that expectations can be typed. */
function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, " ");
}

test.each<[DocumentLanguage, string, string, string, string]>([
  ["en", "USD 1,234.50", "991.0 kg", "Apr 30, 2026", "12.5%"],
  ["zh", "USD 1,234.50", "991.0 kg", "2026年4月30日", "12.5%"],
  ["es", "1.234,50 USD", "991,0 kg", "30 abr 2026", "12,5 %"],
  ["fr", "1 234,50 USD", "991,0 kg", "30 avr. 2026", "12,5 %"],
  ["it", "1.234,50 USD", "991,0 kg", "30 apr 2026", "12,5%"],
  ["ar", "1,234.50 USD", "991.0 kg", "30 أبريل 2026", "12.5%"],
])(
  "%s writes money, weights, dates and percentages in its own way",
  (language, money, weight, date, percent) => {
    expect(plainSpaces(formatMoney("1234.50", "USD", language))).toBe(money);
    expect(plainSpaces(formatMeasure("991.0", "kg", language))).toBe(weight);
    expect(plainSpaces(formatDate("2026-04-30", language))).toBe(date);
    expect(plainSpaces(formatPercent("12.5", language))).toBe(percent);
  },
);

test("figures keep exactly the decimals that they came with, beyond the reach of binary floats", () => {
  expect(formatNumber("9007199254740993.123456", "en")).toBe("9,007,199,254,740,993.123456");
  expect(formatMoney("-0.005", "TND", "en").replaceAll("\u00a0", " ")).toBe("-TND 0.005");
  expect(formatMoney("12000", "JPY", "en").replaceAll("\u00a0", " ")).toBe("JPY 12,000");
  expect(formatNumber("3.10", "it")).toBe("3,10");
});

test("dates do not shift with the time zone of the server", () => {
  const zone = process.env["TZ"];
  try {
    for (const name of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
      process.env["TZ"] = name;
      expect(formatDate("2026-01-01", "en")).toBe("Jan 1, 2026");
    }
  } finally {
    if (zone === undefined) delete process.env["TZ"];
    else process.env["TZ"] = zone;
  }
});

test("what is no figure or no day is refused", () => {
  expect(() => formatNumber("1e5", "en")).toThrow(RangeError);
  expect(() => formatNumber("1,5", "en")).toThrow(RangeError);
  expect(() => formatMoney("", "USD", "en")).toThrow(RangeError);
  expect(() => formatDate("2026-02-30", "en")).toThrow(RangeError);
  expect(() => formatDate("tomorrow", "en")).toThrow(RangeError);
});

test("dimensions and routes are written as the trade writes them", () => {
  expect(formatDimensions(["120", "80.5", "100"], "it").replaceAll("\u00a0", " ")).toBe("120 × 80,5 × 100");
  expect(formatRoute(["JFK", "FRA", "DXB"])).toBe("JFK → FRA → DXB");
});
