import { readFileSync } from "node:fs";
import { LANGUAGE_CODES, loadPhrases } from "@kilolane/phrases";
import english from "@kilolane/phrases/locales/en/session.json" with { type: "json" };
import { expect, test } from "vitest";
import { findSignInProblems } from "./sign-in-form.ts";

const specification: { readonly validation: readonly string[] } = JSON.parse(
  readFileSync(new URL("../../../../../packages/contract/src/spec/messages.json", import.meta.url), "utf8"),
);

test.each([
  [
    { email: "", password: "" },
    { email: "emailMissing", password: "passwordMissing" },
  ],
  [{ email: "ada", password: "x" }, { email: "emailFormat" }],
  [{ email: "ada@forwarder", password: "x" }, { email: "emailFormat" }],
  [{ email: "a b@forwarder.example", password: "x" }, { email: "emailFormat" }],
  [{ email: " ada@forwarder.example ", password: " " }, {}],
] as const)("the form %j has the problems %j", (form, problems) => {
  expect(findSignInProblems(form)).toEqual(problems);
});

test("the texts are the specified ones, word for word", () => {
  for (const text of Object.values(english.validation)) expect(specification.validation).toContain(text);
});

test("every language has its own wording", async () => {
  for (const language of LANGUAGE_CODES.filter((code) => code !== "en")) {
    expect(JSON.stringify(await loadPhrases(language, "session"))).not.toContain("Please enter");
  }
});
