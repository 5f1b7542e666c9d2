import { expect, test } from "vitest";
import {
  accentOf,
  mailButton,
  mailFrame,
  mailHead,
  mailRow,
  mailTable,
  type MailLook,
} from "./mail-parts.ts";

const LOOK: MailLook = { language: "en", accent: "#0c6b58" };

function wholeMail(look: MailLook): string {
  const rows = [
    mailHead({ name: "Harbor & <Sky>", number: "HS-2026-000198", hasLogo: true }, look),
    mailRow(mailTable(["Option", "Transit", "Total"], [["KLM", "3 days", "USD 2,328.20"]], look), look),
    mailRow(mailButton("Answer", "https://quotes.example/q/x?a=1&b=2", look), look),
  ].join("");
  return mailFrame({ subject: "Quotation", rows, small: "Sent for Harbor" }, look);
}

test("a mail holds nothing that Outlook's engine does not draw", () => {
  const html = wholeMail(LOOK);
  expect(html).not.toMatch(
    /<div|<style|display:\s*(flex|grid)|float:|position:|background-image|var\(|class=/,
  );
  expect(html).not.toMatch(/text-align:\s*(start|end)/);
  // what Word reads from attributes alone
  expect(html).toContain('bgcolor="#0c6b58"');
  expect(html).toContain('width="600"');
  expect(html).toContain("mso-padding-alt");
  expect(html).toContain("Harbor &amp; &lt;Sky&gt;");
  expect(html).toContain("q/x?a=1&amp;b=2");
});

test.each([
  ["en", "left", "right"],
  ["ar", "right", "left"],
] as const)("in %s words are on the %s and the total is on the %s", (language, words, money) => {
  const table = mailTable(["Option", "Total"], [["KLM", "USD 1.00"]], { ...LOOK, language });
  const aligned = [...table.matchAll(/ align="(\w+)"/g)].map(([, side]) => side);
  expect(aligned).toEqual([words, money, words, money]);
});

test.each([
  ["#0c6b58", "color:#ffffff"],
  ["#ffd400", "color:#17202e"],
])("the words of a button on %s are readable", (accent, ink) => {
  expect(mailButton("Answer", "https://a.example", { ...LOOK, accent })).toContain(ink);
});

test("a colour that is none gives way to the product's own", () => {
  expect([accentOf("#0C6B58"), accentOf('red;"><script>')]).toEqual(["#0C6B58", "#1f3a6e"]);
});
