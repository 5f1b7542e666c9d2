import { expect, test } from "vitest";
import { isDigestDue, isQuietAt } from "./news-delivery.ts";

const at = (text: string) => Date.parse(text);

test.each([
  ["22:00", "07:00", "2026-03-01T21:59:00+01:00", false],
  ["22:00", "07:00", "2026-03-01T22:00:00+01:00", true],
  ["22:00", "07:00", "2026-03-02T06:59:59+01:00", true],
  ["22:00", "07:00", "2026-03-02T07:00:00+01:00", false],
  ["12:00", "13:30", "2026-03-02T12:00:00+01:00", true],
  ["12:00", "13:30", "2026-03-02T13:30:00+01:00", false],
  ["09:00", "09:00", "2026-03-02T09:00:00+01:00", false],
])("from %s to %s in Rome, %s is quiet: %s", (from, to, instant, isQuiet) => {
  expect(isQuietAt({ timeZone: "Europe/Rome", quiet: { from, to } }, at(instant))).toBe(isQuiet);
});

test("without quiet hours no time is quiet", () => {
  expect(isQuietAt({ timeZone: "Asia/Tokyo", quiet: null }, at("2026-03-02T03:00:00+09:00"))).toBe(false);
});

test.each([
  ["Asia/Tokyo", "2026-03-02T07:59:00+09:00", "2026-03-02T08:00:00+09:00", true],
  ["Asia/Tokyo", "2026-03-02T08:00:00+09:00", "2026-03-03T07:59:00+09:00", false],
  ["Asia/Tokyo", "2026-03-02T08:00:00+09:00", "2026-03-03T08:00:00+09:00", true],
  // the clock goes forward between the two: the day is shorter, its mail comes at eight all the same
  ["America/New_York", "2026-03-07T09:00:00-05:00", "2026-03-08T07:59:00-04:00", false],
  ["America/New_York", "2026-03-07T09:00:00-05:00", "2026-03-08T08:00:00-04:00", true],
  ["UTC", "2026-03-01T12:00:00Z", "2026-03-05T06:00:00Z", true],
])("in %s what came at %s is in the daily mail of %s: %s", (zone, since, now, isDue) => {
  expect(isDigestDue(zone, at(since), at(now))).toBe(isDue);
});
