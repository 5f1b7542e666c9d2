import { expect, test } from "vitest";
import { daysOf, isPeriodEnd, movePeriod, nameOfPeriod, periodOf, periodUntil } from "./period.ts";

const TODAY = "2026-03-01";
const MONTH = { from: "2026-01-31", to: TODAY };

test("a period of 30 days counts both of its ends", () => {
  expect(periodUntil(TODAY, 30)).toEqual(MONTH);
  expect(daysOf(MONTH)).toHaveLength(30);
  expect(daysOf({ from: "2026-02-27", to: TODAY })).toEqual(["2026-02-27", "2026-02-28", "2026-03-01"]);
});

test.each([
  ["nothing", { from: "", to: "" }, MONTH],
  ["no date", { from: "yesterday", to: "2026-02-30" }, MONTH],
  ["the wrong order", { from: "2026-02-02", to: "2026-02-01" }, MONTH],
  ["more than 366 days", { from: "2020-01-01", to: "2026-02-01" }, MONTH],
  ["one day", { from: "2026-02-02", to: "2026-02-02" }, { from: "2026-02-02", to: "2026-02-02" }],
])("the address that says %s", (_, asked, period) => {
  expect(periodOf(asked, TODAY)).toEqual(period);
});

test("a period has a name when it ends today", () => {
  expect(nameOfPeriod(MONTH, TODAY)).toBe("month");
  expect(nameOfPeriod(periodUntil(TODAY, 7), TODAY)).toBe("week");
  expect(nameOfPeriod(periodUntil("2026-02-01", 7), TODAY)).toBeUndefined();
});

test.each([
  ["from", "2026-02-10", { from: "2026-02-10", to: TODAY }],
  ["from", "2020-01-01", { from: "2020-01-01", to: "2020-12-31" }],
  ["to", "2026-02-10", { from: "2026-01-31", to: "2026-02-10" }],
  ["to", "2026-01-10", { from: "2026-01-10", to: "2026-01-10" }],
  ["to", "2020-01-01", { from: "2020-01-01", to: "2020-01-01" }],
] as const)("a period with another day %s, %s, is one that the server counts", (end, day, period) => {
  expect(movePeriod(MONTH, end, day)).toEqual(period);
  expect(periodOf(period, TODAY)).toEqual(period);
});

test("a day that is still being typed, or to come, is no end of a period", () => {
  const typed = ["0002-02-10", "0202-02-10", "2026-02-10", "2026-03-02", ""];
  expect(typed.filter((text) => isPeriodEnd(text, TODAY))).toEqual(["2026-02-10"]);
});
