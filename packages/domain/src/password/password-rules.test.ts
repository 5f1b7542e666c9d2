import { describe, expect, test } from "vitest";
import { COMMON_PASSWORDS } from "./common-passwords.ts";
import { PASSWORD_MIN } from "./password-length.ts";
import { findPasswordProblem } from "./password-rules.ts";

/** A well-known word as people stretch it to the length asked for. */
function longForms(word: string): string[] {
  const times = Math.ceil(PASSWORD_MIN / word.length);
  const digits = "1234567890123456789".slice(0, Math.max(PASSWORD_MIN - word.length, 1));
  const signs = "!".repeat(Math.max(PASSWORD_MIN - word.length - 4, 1));
  const named = word.charAt(0).toUpperCase() + word.slice(1);
  return [
    word.repeat(times),
    word + digits,
    digits + word,
    `${named}2026${signs}`,
    `${named}${word.repeat(times)}1!`,
    `${word.replaceAll("a", "@").replaceAll("o", "0").replaceAll("e", "3")}#${digits}`,
  ].filter((form) => form.length >= PASSWORD_MIN);
}

describe("passwords that are easy to guess", () => {
  test("more than 3,000 long forms of well-known words are refused", () => {
    const forms = new Set(COMMON_PASSWORDS.flatMap(longForms));
    expect(forms.size).toBeGreaterThan(3000);
    expect([...forms].filter((form) => findPasswordProblem(form, []) !== "password-common")).toEqual([]);
  });

  test.each([
    "P@ssw0rd-P@ssw0rd",
    "qwertyuiopasdfghjkl",
    "1qaz2wsx3edc4rfv",
    "zxcvbnm,./zxcvbnm",
    "abcdefghijklmnop",
    "9876543210987654321",
    "ababababababababab",
    "xk7qxk7qxk7qxk7q",
    "aaaaaaaaaaaaaaaaaaaa",
    "passwordadmin2026!",
    "correct horse battery staple",
    "Kilolane-Kilolane-2026",
  ])("%s", (password) => {
    expect(findPasswordProblem(password, [])).toBe("password-common");
  });

  test("the person's and the company's own names are no password", () => {
    const names = ["nadia@elm.example", "Nadia", "O'Brien", "Elm Lane Cargo"];
    expect(findPasswordProblem("Nadia O'Brien 2026!", names)).toBe("password-common");
    expect(findPasswordProblem("Nadia O'Brien 2026!", [])).toBeUndefined();
    expect(findPasswordProblem("elmlanecargo-2026-01", names)).toBe("password-common");
  });
});

test.each([
  "weigh seven crates twice",
  "freight-by-the-kilo",
  "orange elephants juggle quietly",
  "货 ünïcode עברית 東京から大阪へ",
  "Tr4nsit-per-Vliegtuig-9",
  "8f2c1e9a-77b0-4d5e",
])("%s is a good one", (password) => {
  expect(findPasswordProblem(password, ["nadia@elm.example"])).toBeUndefined();
});

test("fifteen characters are enough, fourteen are not", () => {
  expect(findPasswordProblem("crates on lanes", [])).toBeUndefined();
  expect(findPasswordProblem("crates onlanes", [])).toBe("password-short");
});
