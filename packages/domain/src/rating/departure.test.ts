import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, type CalendarDate, parseCalendarDate as day } from "../measure/calendar.ts";
import {
  formatCutOff,
  parseCutOff,
  arrivalDate,
  departureDate,
  isoWeekday,
  type Readiness,
} from "./departure.ts";

// 22 November 2026 is a Sunday
const SUNDAY = day("2026-11-22");
const at = (readyOn: CalendarDate, timeOfDay = "09:00"): Readiness => ({ readyOn, today: SUNDAY, timeOfDay });
const flying = (daysOfOperation: string, cutOff: { daysBefore: number; time: string } | null = null) => ({
  daysOfOperation,
  cutOff,
});

describe("the day of departure", () => {
  it("is the ready date when the airline flies every day", () => {
    expect(departureDate(flying("1234567"), at(day("2026-11-25")))).toBe("2026-11-25");
    expect(departureDate(flying(""), at(SUNDAY))).toBe(SUNDAY);
  });

  it("moves to Saturday for goods ready on Wednesday when the airline flies on Saturdays only", () => {
    expect(departureDate(flying("6"), at(day("2026-11-25")))).toBe("2026-11-28");
    expect(departureDate(flying("6"), at(day("2026-11-28")))).toBe("2026-11-28");
    expect(departureDate(flying("3"), at(day("2026-11-26")))).toBe("2026-12-02");
  });

  it("moves on when today's cut-off is past, and only then", () => {
    const cutOff = { daysBefore: 0, time: "14:00" };
    expect(departureDate(flying("1234567", cutOff), at(SUNDAY, "14:00"))).toBe(SUNDAY);
    expect(departureDate(flying("1234567", cutOff), at(SUNDAY, "14:01"))).toBe("2026-11-23");
    expect(departureDate(flying("7", cutOff), at(SUNDAY, "14:01"))).toBe("2026-11-29");
    expect(departureDate(flying("1234567", cutOff), at(day("2026-11-24"), "23:59"))).toBe("2026-11-24");
  });

  it("leaves the days between acceptance and departure that the cut-off asks for", () => {
    const cutOff = { daysBefore: 1, time: "12:00" };
    expect(departureDate(flying("1234567", cutOff), at(day("2026-11-25")))).toBe("2026-11-26");
    expect(departureDate(flying("3", cutOff), at(day("2026-11-25")))).toBe("2026-12-02");
    expect(departureDate(flying("1234567", cutOff), at(SUNDAY, "13:00"))).toBe("2026-11-24");
  });

  it("counts goods that were ready before today as ready today", () => {
    expect(departureDate(flying("1234567"), at(day("2026-11-20")))).toBe(SUNDAY);
  });

  it("is a day of operation within a week of the earliest possible day", () => {
    const days = fc
      .subarray(["1", "2", "3", "4", "5", "6", "7"], { minLength: 1 })
      .map((some) => some.join(""));
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 400 }), (operation, later) => {
        const readyOn = addDays(SUNDAY, later);
        const departure = departureDate(flying(operation), at(readyOn));
        expect(operation).toContain(String(isoWeekday(departure)));
        expect(departure >= readyOn && departure <= addDays(readyOn, 6)).toBe(true);
      }),
    );
  });
});

it("the day of arrival follows the transit days, and is unknown without them", () => {
  expect(arrivalDate(day("2026-12-30"), 3)).toBe(day("2027-01-02"));
  expect(arrivalDate(day("2026-12-30"), 0)).toBe(day("2026-12-30"));
  expect(arrivalDate(day("2026-12-30"), null)).toBeNull();
});

describe("a cut-off in the trade's spelling", () => {
  it.each([
    ["17:00", { daysBefore: 0, time: "17:00" }, "17:00"],
    ["9:30", { daysBefore: 0, time: "09:30" }, "09:30"],
    ["D-1 17:00", { daysBefore: 1, time: "17:00" }, "D-1 17:00"],
    [" d – 2  08:15 ", { daysBefore: 2, time: "08:15" }, "D-2 08:15"],
  ])("%s is understood, and written again", (typed, expected, written) => {
    expect(parseCutOff(typed)).toEqual(expected);
    expect(formatCutOff(expected)).toBe(written);
  });

  it.each(["", "noon", "24:00", "17", "17:60", "D-15 12:00", "D-1"])("%s is none", (typed) => {
    expect(parseCutOff(typed)).toBeNull();
  });
});
