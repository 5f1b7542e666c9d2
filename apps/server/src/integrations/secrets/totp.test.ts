import { expect, test } from "vitest";
import { codeAt, encodeBase32, findStep, makeTotpKey, stepOf, totpUri } from "./totp.ts";

/** The key and six of the codes of RFC 6238, appendix B (their last six digits). */
const RFC_KEY = encodeBase32(Buffer.from("12345678901234567890"));

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("at second %d the code is %s, as RFC 6238 has it", (second, code) => {
  expect(codeAt(RFC_KEY, stepOf(second * 1000))).toBe(code);
});

test("a code is good one step before and after its own, and no further", () => {
  const now = 1_234_567_890_000;
  const step = stepOf(now);
  for (const around of [-1, 0, 1])
    expect(findStep(RFC_KEY, codeAt(RFC_KEY, step + around), now)).toBe(step + around);
  for (const around of [-2, 2])
    expect(findStep(RFC_KEY, codeAt(RFC_KEY, step + around), now)).toBeUndefined();
});

test.each(["", "12345", "1234567", "abcdef", "١٢٣٤٥٦"])("%s is no code", (typed) => {
  expect(findStep(RFC_KEY, typed, 59_000)).toBeUndefined();
});

test("blanks between the digits are no matter", () => {
  expect(findStep(RFC_KEY, " 287 082 ", 59_000)).toBe(1);
});

test("keys are 160 bits that differ, and the address of the app names product and person", () => {
  const keys = new Set(Array.from({ length: 100 }, makeTotpKey));
  expect(keys.size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[A-Z2-7]{32}$/);
  expect(totpUri(RFC_KEY, "a+b@c.example")).toBe(
    `otpauth://totp/Kilolane:a%2Bb%40c.example?secret=${RFC_KEY}&issuer=Kilolane`,
  );
});
