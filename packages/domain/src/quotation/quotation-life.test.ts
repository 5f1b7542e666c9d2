import { describe, expect, it } from "vitest";
import {
  addDays,
  calendarDateIn,
  isCalendarDate,
  startOfDay,
  parseCalendarDate,
  earliestDateOf,
  utcDateOf,
} from "../measure/calendar.ts";
import { expiresAt } from "./expiry.ts";
import {
  QUOTATION_EVENTS,
  QUOTATION_STATES,
  QUOTATION_TRANSITIONS,
  type QuotationState,
  allowedEvents,
  canApply,
  isEditableInPlace,
  isFinal,
  isOpen,
  nextState,
} from "./states.ts";

describe("states of a quotation", () => {
  it("can all be reached from a draft", () => {
    const reached = new Set<QuotationState>(["draft"]);
    for (const state of reached) {
      for (const next of Object.values(QUOTATION_TRANSITIONS[state])) reached.add(next);
    }
    expect([...reached].sort()).toEqual([...QUOTATION_STATES].sort());
  });

  it("let a client decide only on what was sent and has not expired", () => {
    expect(QUOTATION_STATES.filter(isOpen)).toEqual(["sent"]);
    expect([
      nextState("sent", "accept"),
      nextState("sent", "reject"),
      nextState("expired", "accept"),
    ]).toEqual(["accepted", "rejected", null]);
  });

  it("keep sent versions immutable: changing one is a revision", () => {
    expect(QUOTATION_STATES.filter(isEditableInPlace)).toEqual(["draft"]);
    expect(QUOTATION_STATES.filter((state) => canApply(state, "revise"))).toEqual([
      "sent",
      "rejected",
      "expired",
    ]);
    expect(nextState("expired", "revise")).toBe("draft");
  });

  it("end for good when cancelled", () => {
    expect(QUOTATION_STATES.filter(isFinal)).toEqual(["cancelled"]);
    expect(allowedEvents("accepted")).toEqual(["cancel"]);
    expect(QUOTATION_EVENTS.every((event) => !canApply("cancelled", event))).toBe(true);
  });
});

describe("expiry", () => {
  it("is the end of the last day where the goods start", () => {
    expect(expiresAt(parseCalendarDate("2025-06-15"), 0, "America/New_York")).toBe(
      "2025-06-16T04:00:00.000Z",
    );
    expect(expiresAt(parseCalendarDate("2025-06-15"), 3, "Asia/Tokyo")).toBe("2025-06-18T15:00:00.000Z");
    expect(expiresAt(parseCalendarDate("2025-12-31"), 0, "Pacific/Kiritimati")).toBe(
      "2025-12-31T10:00:00.000Z",
    );
    expect(expiresAt(parseCalendarDate("2024-02-28"), 1, "UTC")).toBe("2024-03-01T00:00:00.000Z");
  });

  it("follows the clocks over a change of daylight time", () => {
    expect(expiresAt(parseCalendarDate("2025-03-08"), 0, "America/New_York")).toBe(
      "2025-03-09T05:00:00.000Z",
    );
    expect(expiresAt(parseCalendarDate("2025-03-09"), 0, "America/New_York")).toBe(
      "2025-03-10T04:00:00.000Z",
    );
    // midnight itself does not exist on this day in Santiago: it begins at 01:00
    expect(new Date(startOfDay(parseCalendarDate("2025-09-07"), "America/Santiago")).toISOString()).toBe(
      "2025-09-07T04:00:00.000Z",
    );
  });

  it("counts calendar days without a clock", () => {
    expect([
      addDays(parseCalendarDate("2024-02-28"), 1),
      addDays(parseCalendarDate("2025-01-01"), -1),
      addDays(parseCalendarDate("2025-12-31"), 1),
    ]).toEqual(["2024-02-29", "2024-12-31", "2026-01-01"]);
    expect(["2025-02-29", "2025-2-1", "15.06.2025", "", null].some(isCalendarDate)).toBe(false);
    expect(calendarDateIn("Asia/Shanghai", Date.UTC(2025, 5, 15, 16))).toBe("2025-06-16");
    for (const text of ["2025-02-30", "2025-2-1", ""]) {
      expect(() => parseCalendarDate(text)).toThrow(RangeError);
    }
    expect(utcDateOf(Date.UTC(2025, 11, 31, 23, 59))).toBe("2025-12-31");
    expect(earliestDateOf(Date.UTC(2026, 0, 1, 11, 59))).toBe("2025-12-31");
    expect(earliestDateOf(Date.UTC(2026, 0, 1, 12))).toBe("2026-01-01");
    expect(utcDateOf(Date.UTC(10_000, 0, 1))).toBe("9999-12-31");
    expect(() => utcDateOf(Number.NaN)).toThrow(RangeError);
  });
});
