import { expect, test } from "vitest";
import { parseEmails } from "./parse-emails.ts";

test("addresses pasted from a mail, a line or a spreadsheet's column, each once", () => {
  const pasted =
    'Ines Oliveira <Ines@Elm.example>, bo@elm.example;\r\nkai@elm.example\tINES@elm.example\n"Vu, Lan" <lan@elm.example>';
  const emails = ["ines@elm.example", "bo@elm.example", "kai@elm.example", "lan@elm.example"];
  expect(parseEmails(pasted)).toEqual({ emails, wrong: [] });
});

test("what is no address is named as it was typed", () => {
  expect(parseEmails("bo@elm.example, nobody, @elm.example; a@b")).toEqual({
    emails: ["bo@elm.example"],
    wrong: ["nobody", "@elm.example", "a@b"],
  });
  expect(parseEmails(" \n,; ")).toEqual({ emails: [], wrong: [] });
});

test("fifty thousand characters are judged at once", () => {
  const before = performance.now();
  expect(parseEmails("a@".repeat(25_000)).emails).toEqual([]);
  expect(performance.now() - before).toBeLessThan(500);
});
