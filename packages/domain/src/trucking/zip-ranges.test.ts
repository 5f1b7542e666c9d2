import { expect, it } from "vitest";
import { formatZipRanges, parseZipRanges } from "./zip-ranges.ts";

it.each([
  ["53001-53999, 54100", "53001-53999, 54100"],
  [" 53001 - 53999;600*\n10001–10499", "53001-53999, 60000-60099, 10001-10499"],
  ["00501", "00501"],
])("%j is read as %s", (typed, written) => {
  const ranges = parseZipRanges(typed);
  expect(ranges && formatZipRanges(ranges)).toBe(written);
});

it.each(["", " ", "5300", "53999-53001", "53001-", "Milwaukee", "53001--53999", "6*", "530010"])(
  "%j is no list of zips",
  (typed) => {
    expect(parseZipRanges(typed)).toBeNull();
  },
);
