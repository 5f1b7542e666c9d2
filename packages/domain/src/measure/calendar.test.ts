import { describe, expect, it } from "vitest";
import { addDays, calendarDateIn, parseCalendarDate, startOfDay, timeOfDayIn } from "./calendar.ts";

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

const at = (zone: string, instant: string) => timeOfDayIn(zone, Date.parse(instant));

describe("the time of day in a zone", () => {
  it("is that of the minute asked for, whatever was asked for before", () => {
    expect(at("America/New_York", "2026-11-22T21:45:59.999Z")).toBe("16:45");
    expect(at("America/New_York", "2026-11-22T21:46:00.000Z")).toBe("16:46");
    expect(at("Asia/Kathmandu", "2026-11-22T21:46:00.000Z")).toBe("03:31");
    expect(at("America/New_York", "2026-11-22T21:45:00.000Z")).toBe("16:45");
    expect(at("America/New_York", "2026-11-01T05:59:59.000Z")).toBe("01:59");
    expect(at("America/New_York", "2026-11-01T06:00:00.000Z")).toBe("01:00");
  });

  it("follows the seconds by which zones differed in former times", () => {
    expect(at("Africa/Monrovia", "1960-01-01T00:44:29Z")).toBe("23:59");
    expect(at("Africa/Monrovia", "1960-01-01T00:44:31Z")).toBe("00:00");
  });
});
