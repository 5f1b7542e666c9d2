import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import {
  FORWARDER_MAILS,
  MAILS,
  OWN_MAILS,
  mailContext,
  type ExpectedMail,
} from "../../test/mail-draft/mail-context.ts";
import type { MailReading, ReadField } from "./mail-reading.ts";
import { readMail } from "./read-mail.ts";

interface Figures {
  fields: number;
  exact: number;
  certain: number;
  wrongCertain: number;
  questions: number;
  raised: number;
  readonly misses: string[];
}

const digitsOf = (value: unknown): string => String(value).replaceAll(/\D/g, "").slice(-8);

/** An inquirer counts part by part as far as it is expected; a phone by its digits. */
function isSameInquirer(found: unknown, expected: object): boolean {
  const parts: Record<string, unknown> = typeof found === "object" ? { ...found } : {};
  return Object.entries(expected).every(([name, value]) =>
    name === "phone" ? digitsOf(parts[name]) === digitsOf(value) : parts[name] === value,
  );
}

function count(figures: Figures, isExact: boolean, confidence: string | undefined, miss: string): void {
  figures.fields += 1;
  if (isExact) figures.exact += 1;
  else figures.misses.push(miss);
  if (confidence !== "certain") return;
  figures.certain += 1;
  if (!isExact) figures.wrongCertain += 1;
}

function judge(figures: Figures, mail: ExpectedMail, reading: MailReading): void {
  const fields = new Map<string, ReadField<unknown> | null>(Object.entries(reading.fields));
  for (const [name, expected] of Object.entries(mail.expected.fields)) {
    const field = fields.get(name) ?? null;
    const isExact =
      name === "inquirer" && typeof expected === "object" && expected !== null
        ? isSameInquirer(field?.value, expected)
        : isDeepStrictEqual(field?.value, expected);
    count(figures, isExact, field?.confidence, `${mail.id} ${name}: ${JSON.stringify(field?.value)}`);
  }
  for (const [name, field] of fields) {
    if (field?.confidence !== "certain" || name in mail.expected.fields) continue;
    figures.certain += 1;
    figures.wrongCertain += 1;
  }
  const isComplete = reading.goods.length === mail.expected.goods.length;
  count(figures, isComplete, undefined, `${mail.id} goods: ${reading.goods.length} lines`);
  for (const [index, expected] of mail.expected.goods.entries()) {
    const line = reading.goods[index];
    const read: Record<string, unknown> = { ...line };
    const isExact = Object.entries(expected).every(([name, value]) => isDeepStrictEqual(read[name], value));
    count(figures, isExact, line?.confidence, `${mail.id} goods[${index}]: ${JSON.stringify(line)}`);
  }
  const codes = new Set<string>(reading.questions.map((question) => question.code));
  for (const code of mail.expected.questions) {
    figures.questions += 1;
    if (codes.has(code)) figures.raised += 1;
    else figures.misses.push(`${mail.id} did not ask ${code}`);
  }
}

const percent = (part: number, whole: number): number => Math.round((1000 * part) / whole) / 10;

test.each([
  ["mails in six languages", MAILS],
  ["mails written without a look at the reader", OWN_MAILS],
  ["forwarders' harder mails", FORWARDER_MAILS],
])("of the %s nine fields in ten are exact, and almost nothing certain is wrong", (name, mails) => {
  const figures: Figures = {
    fields: 0,
    exact: 0,
    certain: 0,
    wrongCertain: 0,
    questions: 0,
    raised: 0,
    misses: [],
  };
  for (const mail of mails) judge(figures, mail, readMail(mail.text, mailContext(mail.receivedOn)));
  const exact = percent(figures.exact, figures.fields);
  const wrong = percent(figures.wrongCertain, figures.certain);
  const raised = percent(figures.raised, figures.questions);
  const summary = `${name}, ${mails.length}: ${exact} % exact, ${wrong} % of the certain wrong, ${raised} % of the questions raised`;
  process.stdout.write(`${summary}\n`);
  expect({ exact, wrong, raised, misses: figures.misses.length }, summary).toSatisfy(
    (found: { exact: number; wrong: number; raised: number }) =>
      found.exact >= 90 && found.wrong <= 1 && found.raised >= 90,
  );
});
