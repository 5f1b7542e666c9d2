import { describe, expect, it } from "vitest";
import { addDays, calendarDateIn, parseCalendarDate, startOfDay } from "./calendar.ts";

const day = parseCalendarDate;

describe("the last day that four digits can write", () => {
  it("has no day after it", () => {
    expect(addDays(day("9999-12-30"), 1)).toBe("9999-12-31");
    expect(addDays(day("9999-12-31"), 1)).toBe("9999-12-31");
  });

  it("begins in every zone", () => {
    for (const zone of ["Pacific/Kiritimati", "UTC", "Pacific/Pago_Pago"]) {
      const begin = startOfDay(day("9999-12-31"), zone);
      expect(calendarDateIn(zone, begin)).toBe("9999-12-31");
      expect(calendarDateIn(zone, begin - 60_000)).toBe("9999-12-30");
    }
  });
});

it("a day that does not exist is none", () => {
  expect(() => day("2026-02-29")).toThrow(RangeError);
  expect(() => day("10000-01-01")).toThrow(RangeError);
});
