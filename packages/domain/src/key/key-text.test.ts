import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { KEY_BYTES, keyTextOf, parseKeyText } from "./key-text.ts";

describe("a key's text", () => {
  test("has 150 random bits in five groups, and is understood however it is typed", () => {
    expect(keyTextOf(new Uint8Array(KEY_BYTES).fill(255))).toBe("ZZZZZZ-ZZZZZZ-ZZZZZZ-ZZZZZZ-ZZZZZZ");
    expect(() => keyTextOf(new Uint8Array(16))).toThrow(RangeError);
    const text = keyTextOf(randomBytes(KEY_BYTES));
    expect(parseKeyText(` ${text.toLowerCase().replaceAll("-", " ")} `)).toBe(text);
    expect(parseKeyText("O".repeat(29) + "l")).toBe("000000-000000-000000-000000-000001");
    for (const wrong of [
      "",
      "A".repeat(29),
      "A".repeat(31),
      "U".repeat(30),
      "!".repeat(30),
      "A".repeat(50_000),
    ]) {
      expect(parseKeyText(wrong)).toBeUndefined();
    }
  });

  // reliability-security.md §2, check 26
  test("a million are all different, and every character is as likely as another in every place", () => {
    const made = 1_000_000;
    const random = randomBytes(made * KEY_BYTES);
    const seen = new Set<string>();
    const counts = Array.from({ length: 34 }, () => new Uint32Array(128));
    for (let number = 0; number < made; number += 1) {
      const text = keyTextOf(random.subarray(number * KEY_BYTES, (number + 1) * KEY_BYTES));
      seen.add(text);
      for (const [place, ofPlace] of counts.entries()) {
        const code = text.charCodeAt(place);
        ofPlace[code] = (ofPlace[code] ?? 0) + 1;
      }
    }
    expect(seen.size).toBe(made);
    const places = counts.filter((ofPlace) => ofPlace["-".charCodeAt(0)] === 0);
    expect(places).toHaveLength(30);
    const expected = made / 32;
    for (const ofPlace of places) {
      const used = ofPlace.filter((count) => count > 0);
      expect(used).toHaveLength(32);
      // six standard deviations of a binomial count: a false alarm in one of half a million runs
      for (const count of used) expect(Math.abs(count - expected)).toBeLessThan(6 * Math.sqrt(expected));
    }
  });
});
