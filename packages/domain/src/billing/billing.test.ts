import { assert, integer, property } from "fast-check";
import { expect, it } from "vitest";
import { decimalOfMinor, minorOfDecimal } from "./minor-units.ts";
import { mayAdvance, PAYMENT_STATES } from "./payment-states.ts";
import { addMonths, proratedMinor, taxMinor, unusedMinor } from "./proration.ts";

const DAY_MS = 86_400_000;
const start = Date.UTC(2026, 0, 1);

it("a payment never comes back to a state that it has left", () => {
  const reachable = (from: (typeof PAYMENT_STATES)[number], seen = new Set<string>()): Set<string> => {
    for (const to of PAYMENT_STATES) {
      if (!mayAdvance(from, to) || seen.has(to)) continue;
      seen.add(to);
      reachable(to, seen);
    }
    return seen;
  };
  for (const state of PAYMENT_STATES) expect([state, reachable(state).has(state)]).toEqual([state, false]);
});

it("unused days are worth at most what was paid, and less every day", () => {
  assert(
    property(
      integer({ min: 0, max: 10 ** 9 }),
      integer({ min: 1, max: 1100 }),
      integer({ min: -10, max: 1200 }),
      (netMinor, days, passed) => {
        const term = { netMinor, startsMs: start, endsMs: start + days * DAY_MS };
        const [today, tomorrow] = [passed, passed + 1].map((day) => unusedMinor(term, start + day * DAY_MS));
        expect(today).toBeLessThanOrEqual(netMinor);
        expect(tomorrow).toBeLessThanOrEqual(today ?? -1);
        if (passed <= 0) expect(today).toBe(netMinor);
        if (passed >= days) expect(today).toBe(0);
      },
    ),
  );
});

it("a key added at the start costs the whole price, in the middle half, on the last day one day's share", () => {
  const term = { startsMs: start, endsMs: start + 30 * DAY_MS };
  expect(proratedMinor(3000, term, start)).toBe(3000);
  expect(proratedMinor(3000, term, start + 15 * DAY_MS)).toBe(1500);
  expect(proratedMinor(3000, term, start + 29.5 * DAY_MS)).toBe(100);
  expect(proratedMinor(3000, term, start + 31 * DAY_MS)).toBe(0);
});

it("tax rounds half up", () => {
  expect([taxMinor(4900, 1900), taxMinor(50, 500), taxMinor(49, 500), taxMinor(4900, 0)]).toEqual([
    931, 3, 2, 0,
  ]);
});

it("months end on the same day, or on the last one of a shorter month", () => {
  const days = ["2026-01-31", "2028-01-31", "2026-11-24"].map((day) =>
    new Date(addMonths(Date.parse(`${day}T10:00:00Z`), 1)).toISOString(),
  );
  expect(days).toEqual(["2026-02-28T10:00:00.000Z", "2028-02-29T10:00:00.000Z", "2026-12-24T10:00:00.000Z"]);
  expect(new Date(addMonths(Date.parse("2024-02-29T00:00:00Z"), 12)).toISOString().slice(0, 10)).toBe(
    "2025-02-28",
  );
});

it("amounts are written with the decimals of their currency and read back to the same", () => {
  expect([decimalOfMinor(4900, "USD"), decimalOfMinor(4900, "JPY"), decimalOfMinor(4900, "TND")]).toEqual([
    "49.00",
    "4900",
    "4.900",
  ]);
  expect([minorOfDecimal("49", "USD"), minorOfDecimal("49.001", "USD"), minorOfDecimal("x", "USD")]).toEqual([
    4900,
    undefined,
    undefined,
  ]);
  assert(
    property(integer({ min: 0, max: 10 ** 12 }), (minor) => {
      for (const currency of ["USD", "JPY", "TND"])
        expect(minorOfDecimal(decimalOfMinor(minor, currency), currency)).toBe(minor);
    }),
  );
});
