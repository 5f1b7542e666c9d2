import { describe, expect, test, vi } from "vitest";
import { formatBytes } from "./bytes.ts";
import { daysBetween, formatDate, formatInstant, formatMonth, formatRelative, today } from "./dates.ts";
import { formatAmount, formatCompactMoney, formatMoney, preferenceSymbol } from "./money.ts";
import { formatCompact, formatNumber, formatPercent } from "./numbers.ts";
import { formatVolume, formatWeight } from "./weights.ts";

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, " ").replaceAll(/[\u200E\u200F]/g, "");

describe("money", () => {
  test.each([
    ["1952.00", "USD", "en", "$1,952.00"],
    ["1952.00", "USD", "fr", "1 952,00 $"],
    ["1952.5", "EUR", "it", "1952,50 €"],
    ["1500000", "INR", "en", "₹1,500,000.00"],
    ["12000", "JPY", "en", "JPY 12,000"],
    ["10.5", "CAD", "en", "CAD 10.50"],
    ["9007199254740993.55", "USD", "en", "$9,007,199,254,740,993.55"],
  ] as const)("%s %s in %s is %s", (amount, currency, language, text) => {
    expect(plain(formatMoney(amount, currency, language))).toBe(text);
  });
  test("Arabic keeps Latin digits", () => {
    expect(plain(formatMoney("1952.00", "USD", "ar"))).toContain("1,952.00");
  });
  test("per-kg rates keep four decimals", () => {
    expect(formatMoney("3.0575", "USD", "en", 4)).toBe("$3.0575");
    expect(formatMoney("3.05", "USD", "en", 4)).toBe("$3.05");
  });
  test("amounts without currency keep the currency's decimals", () => {
    expect(formatAmount("1200", "JPY", "en")).toBe("1,200");
    expect(formatAmount("1200", "KWD", "en")).toBe("1,200.000");
  });
  test("the preference knows three symbols", () => {
    expect(["INR", "EUR", "USD", "JPY"].map(preferenceSymbol)).toEqual(["₹", "€", "$", "$"]);
  });
  test("large amounts are short", () => {
    expect(formatCompactMoney("1234567", "USD", "en")).toBe("$1.2M");
    expect(plain(formatCompactMoney("3400000000", "JPY", "en"))).toBe("JPY 3.4B");
    expect(formatCompactMoney("0", "USD", "en")).toBe("$0");
    expect(formatCompactMoney("3.5", "USD", "en")).toBe("$3.50");
    expect(formatCompactMoney("-2500", "USD", "en")).toBe("-$2.5K");
  });
  test("a short amount has its currency's mark where the whole one has it", () => {
    expect(plain(formatCompactMoney("99300", "USD", "fr"))).toBe("99,3K $");
    expect(plain(formatCompactMoney("99300", "EUR", "it"))).toBe("99,3K €");
    const mark = formatMoney("14.93", "USD", "ar").replace("14.93", "");
    expect(formatCompactMoney("994.24", "USD", "ar").replace("994.24", "")).toBe(mark);
  });
});

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1K"],
  [12_345, "12.3K"],
  [999_950, "1M"],
  [1_500_000_000, "1.5B"],
  [7.2e12, "7.2T"],
  [-2500, "-2.5K"],
])("%d is %s in short", (value, text) => {
  expect(formatCompact(value, "en")).toBe(text);
  expect(formatCompact(value, "zh")).toBe(text);
});

test("a month is written out", () => {
  expect(formatMonth("2026-11", "en")).toBe("November 2026");
  expect(formatMonth("2026-01", "ar")).toContain("2026");
});

test.each([
  [1, "1 kB"],
  [42_000, "42 kB"],
  [3_100_000, "3.1 MB"],
  [77_707_600_000, "77.7 GB"],
  [2_000_000_000_000, "2 TB"],
])("%d bytes are %s", (bytes, text) => {
  expect(formatBytes(bytes, "en")).toBe(text);
});

test("numbers, percentages and measures", () => {
  expect(formatNumber("12345.678", "es", 2)).toBe("12.345,68");
  expect(plain(formatPercent("12.5", "fr"))).toBe("12,5 %");
  expect(formatWeight("640.0", "kg", "en")).toEqual({ figure: "640.0", unit: "kg" });
  expect(formatVolume("3.84", "m³", "it")).toEqual({ figure: "3,840", unit: "m³" });
});

describe("dates", () => {
  test("a calendar date is the same day everywhere", () => {
    expect(formatDate("2026-02-28", "en")).toBe("Feb 28, 2026");
    expect(formatDate("2026-03-04", "en")).toBe("Mar 4, 2026");
    expect(formatDate("2026-02-28", "fr", "long")).toBe("samedi 28 février 2026");
    expect(formatDate("2026-02-28", "ar")).toMatch(/28.*2026/);
  });
  test("an instant is shown in the zone asked for", () => {
    expect(plain(formatInstant("2026-01-01T03:30:00Z", "en", "America/New_York"))).toBe(
      "Dec 31, 2025, 10:30 PM",
    );
  });
  test.each([
    ["America/New_York", "2026-05-31"],
    ["Asia/Tokyo", "2026-06-01"],
  ])("today is the day of a reader in %s", (zone, day) => {
    vi.stubEnv("TZ", zone);
    const nowMs = Date.parse("2026-06-01T02:00:00Z");
    expect(today(undefined, nowMs)).toBe(day);
    expect(today("UTC", nowMs)).toBe("2026-06-01");
    vi.unstubAllEnvs();
  });
  test("days between two dates cross daylight saving unharmed", () => {
    expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
    expect(daysBetween("2026-03-30", "2026-03-28")).toBe(-2);
  });
  test("relative times", () => {
    const nowMs = Date.parse("2026-06-01T12:00:00Z");
    expect(formatRelative("2026-06-01T09:00:00Z", "en", nowMs)).toBe("3 hours ago");
    expect(formatRelative("2026-06-02T12:00:01Z", "en", nowMs)).toBe("tomorrow");
    expect(formatRelative("2026-06-01T11:59:40Z", "en", nowMs)).toBe("now");
  });
});
