import { expect, test } from "vitest";
import { buildThread, findWriter, type ThreadMail } from "./mail-thread.ts";

function buildMail(id: string, createdAt: string, change: Partial<ThreadMail> = {}): ThreadMail {
  return {
    id,
    recipient: "buyer@example.com",
    subject: "Quotation",
    state: "sent",
    kind: "quotation",
    version: 1,
    message: "",
    by: "Ada",
    copyOf: null,
    createdAt,
    ...change,
  };
}

const QUESTION = {
  kind: "question",
  version: 1,
  actor: "Ingrid",
  at: "2026-03-02T10:00:00.000Z",
  detail: { reason: "On Saturday?", email: "Buyer@example.com" },
};
const FIRST = buildMail("first", "2026-03-01T10:00:00.000Z");

test("mails and questions stand in one row, the newest first, without the other steps", () => {
  const later = buildMail("later", "2026-03-03T10:00:00.000Z");
  const timeline = [QUESTION, { ...QUESTION, kind: "viewed" }];
  const thread = buildThread({ mails: [later, FIRST], timeline });
  expect(thread.map((entry) => ("asker" in entry ? entry.text : entry.id))).toEqual([
    "later",
    "On Saturday?",
    "first",
  ]);
});

test.each([
  ["no mail came after it", [FIRST], false],
  ["the quotation was mailed again", [buildMail("again", "2026-03-03T10:00:00.000Z")], false],
  ["a message came before it", [buildMail("early", FIRST.createdAt, { kind: "message" })], false],
  [
    "somebody else was written to",
    [buildMail("other", "2026-03-03T10:00:00.000Z", { kind: "message", recipient: "desk@example.com" })],
    false,
  ],
  ["its asker was written to", [buildMail("reply", "2026-03-03T10:00:00.000Z", { kind: "message" })], true],
])("a question where %s: answered or not", (_, mails, isAnswered) => {
  const question = buildThread({ mails, timeline: [QUESTION] }).find((entry) => "asker" in entry);
  expect(question).toMatchObject({ isAnswered, email: "Buyer@example.com" });
});

test("a question of before, without an address, is answered by any message, and its asker's address is its name", () => {
  const old = { ...QUESTION, detail: { reason: "When?" } };
  const reply = buildMail("reply", "2026-03-03T10:00:00.000Z", { kind: "message" });
  expect(buildThread({ mails: [reply], timeline: [old] })[1]).toMatchObject({ isAnswered: true });
  const named = buildThread({ mails: [], timeline: [{ ...old, actor: "ingrid@example.com" }] });
  expect(named[0]).toMatchObject({ email: "ingrid@example.com" });
});

test("a message goes to the last reader, not to a copy nor where it failed; without one to the inquirer", () => {
  const inquirer = {
    id: null,
    companyName: "",
    nameofInquirer: "",
    email: "asked@example.com",
    phone: "",
    country: "",
  };
  const copy = buildMail("copy", FIRST.createdAt, {
    recipient: "cc@example.com",
    copyOf: "buyer@example.com",
  });
  const failed = buildMail("failed", FIRST.createdAt, { recipient: "typo@example.com", state: "failed" });
  expect(findWriter({ mails: [failed, copy, FIRST], inquirer })).toBe("buyer@example.com");
  expect(findWriter({ mails: [failed], inquirer })).toBe("asked@example.com");
});
