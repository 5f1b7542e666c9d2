import type { CalendarDate } from "@kilolane/domain";
import { expect, expectTypeOf, test } from "vitest";
import type { z } from "zod";
import { calendarDate, normalisedDate } from "../src/values.ts";

const SCHEMAS = [
  ["a date", calendarDate],
  ["a date of the rate screens", normalisedDate],
] as const;

test.each(SCHEMAS)("%s that is none is refused once, by its code", (_what, schema) => {
  const codesOf = (typed: unknown) => schema.safeParse(typed).error?.issues.map(({ message }) => message);
  expect(["", undefined].map(codesOf)).toEqual([["required"], ["required"]]);
  expect(["tomorrow", "2026-02-30", "2026-13-01"].map(codesOf)).toEqual([["date"], ["date"], ["date"]]);
});

test("a date is a calendar date once it is parsed, and no text is one before", () => {
  expectTypeOf<z.output<typeof calendarDate>>().toExtend<CalendarDate>();
  expectTypeOf<z.output<typeof normalisedDate>>().toExtend<CalendarDate>();
  expectTypeOf<string>().not.toExtend<CalendarDate>();
  expect(calendarDate.parse("2028-02-29")).toBe("2028-02-29");
});
