import { beforeEach, describe, expect, test, vi } from "vitest";
import { readPendingSignUp, storePendingSignUp } from "./pending-sign-up.ts";
import { clearDraft, readDraft, signUpForm, storeDraft } from "./sign-up-form.ts";

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("navigator", { language: "fr-CA" });
});

const FORM = {
  firstName: "Nadia",
  lastName: "O'Brien",
  email: "nadia@elm.example",
  password: "weigh seven crates twice",
  confirmPassword: "weigh seven crates twice",
  companyName: "Elm Lane Cargo",
  companyEmail: "office@elm.example",
  phone: "212 555 0199",
  countryCode: "US",
  country: "US",
  state: "",
  city: "New York",
  street: "1 Canal Street",
  zip: "",
};

function problemsOf(change: object): Record<string, string | undefined> {
  const parsed = signUpForm.safeParse({ ...FORM, ...change });
  const issues = parsed.error?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [issue.path.join("."), issue.message]));
}

describe("the sign-up form", () => {
  test("takes what is complete, and opens in the country of the reader's locale", () => {
    expect(problemsOf({})).toEqual({});
    expect(readDraft()).toMatchObject({ country: "CA", countryCode: "CA", email: "" });
  });

  test("tells everything at once: what is missing, what differs, what is easy to guess", () => {
    expect(problemsOf({ firstName: " ", city: "", confirmPassword: "other" })).toEqual({
      firstName: "name-missing",
      city: "required",
      confirmPassword: "password-mismatch",
    });
    expect(problemsOf({ password: "elm lane cargo 2026", confirmPassword: "elm lane cargo 2026" })).toEqual({
      password: "password-common",
    });
    expect(problemsOf({ password: "short", confirmPassword: "short" })).toEqual({
      password: "password-short",
    });
  });

  test("is stored for the tab without its password, and cleared on demand", () => {
    storeDraft(FORM);
    expect(readDraft()).toEqual({ ...FORM, password: "", confirmPassword: "" });
    clearDraft();
    expect(readDraft().email).toBe("");
  });

  test.each(["", "null", "[]", "{", '"text"', '{"email":7}'])("begins empty when %s is stored", (text) => {
    sessionStorage.setItem("kilolane.signUpDraft", text);
    expect(readDraft().email).toBe("");
  });
});

test("a sign-up is remembered whole or not at all", () => {
  const pending = {
    kind: "airline",
    token: "t",
    email: "a@b.example",
    companyName: "Elm",
    step: "pin" as const,
    sentAtMs: 7,
  };
  storePendingSignUp(pending);
  expect(readPendingSignUp()).toEqual(pending);
  for (const broken of [
    "",
    "[]",
    JSON.stringify({ ...pending, token: "" }),
    JSON.stringify({ ...pending, step: "x" }),
  ]) {
    sessionStorage.setItem("kilolane.signUp", broken);
    expect(readPendingSignUp()).toBeUndefined();
  }
});
