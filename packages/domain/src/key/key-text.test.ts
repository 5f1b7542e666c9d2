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

  test("100,000 are all different and every character is as likely as another", () => {
    const seen = new Set<string>();
    const counts = new Map<string, number>();
    for (let made = 0; made < 100_000; made += 1) {
      const text = keyTextOf(randomBytes(KEY_BYTES));
      seen.add(text);
      for (const character of text.replaceAll("-", ""))
        counts.set(character, (counts.get(character) ?? 0) + 1);
    }
    expect(seen.size).toBe(100_000);
    expect(counts.size).toBe(32);
    const expected = 3_000_000 / 32;
    // five standard deviations of a binomial count
    for (const count of counts.values())
      expect(Math.abs(count - expected)).toBeLessThan(5 * Math.sqrt(expected));
  });
});
