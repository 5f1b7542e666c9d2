import { assert, integer, property } from "fast-check";
import { expect, it } from "vitest";
import { departureOf, serialOf } from "./story-serial.ts";

const HOUR_MS = 3_600_000;
const now = Date.UTC(2026, 10, 23, 18, 30);

it("a serial says the hour in which its flight leaves, up to twelve days from now", () => {
  assert(
    property(integer({ min: -280, max: 280 }), integer({ min: 0, max: 99 }), (hours, running) => {
      const departsMs = now + hours * HOUR_MS;
      const serial = serialOf(departsMs, running);
      expect(serial).toMatch(/^\d{7}$/);
      expect(departureOf(serial, now)).toBe(Math.floor(departsMs / HOUR_MS) * HOUR_MS);
    }),
  );
});

it("a number of another day of the year, or of no hour, was not made by the demo world", () => {
  expect(departureOf("1000001", now)).toBeUndefined();
  expect(departureOf(`${serialOf(now, 1).slice(0, 3)}9901`, now)).toBeUndefined();
});
