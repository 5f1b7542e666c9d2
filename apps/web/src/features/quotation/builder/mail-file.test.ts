import { expect, test } from "vitest";
import { dayOf, today } from "../../../lib/format/dates.ts";
import { offerFile, readMailFile } from "./mail-file.ts";
import { onMail } from "./mail-offers.ts";

const BASE64_OF_HTML = Buffer.from("<p>Bitte Rate für <b>2 Kisten</b></p>").toString("base64");

function mailOf(head: readonly string[], body: readonly string[]): File {
  const lines = ["From: =?utf-8?Q?J=C3=BCrgen_Kr=C3=BCger?= <jk@example.com>", ...head, "", ...body];
  return new File([lines.join("\r\n")], "request.EML");
}

test("a mail's day is that of its own date, in the reader's time zone", async () => {
  const date = "Thu, 26 Nov 2026 23:30:00 +0900";
  const mail = await readMailFile(mailOf([`Date: ${date}`], ["ready tomorrow"]));
  expect(mail).toEqual({
    text: "From: Jürgen Krüger <jk@example.com>\n\nready tomorrow",
    receivedOn: dayOf(new Date(date).toISOString()),
  });
});

test.each([[], ["Date: none"], ["Date: Thu, 26 Nov 2099 23:30:00 +0900"]])(
  "a mail without a day of its own, or with one ahead, came today: %j",
  async (...head: string[]) => {
    const mail = await readMailFile(mailOf(head, ["ready tomorrow"]));
    expect(mail.receivedOn).toBe(today());
  },
);

test("a mail whose plain part is blank is read by its HTML part", async () => {
  const mail = await readMailFile(
    mailOf(
      ["MIME-Version: 1.0", 'Content-Type: multipart/alternative; boundary="b"'],
      [
        "--b",
        "Content-Type: text/plain; charset=utf-8",
        "",
        "  ",
        "--b",
        "Content-Type: text/html; charset=utf-8",
        "Content-Transfer-Encoding: base64",
        "",
        BASE64_OF_HTML,
        "--b--",
      ],
    ),
  );
  expect(mail.text).toContain("2 Kisten");
});

test.each([
  [["a.msg", "a.pdf"], { problem: "kind" }],
  [["a.pdf", "a.TXT"], { text: "x" }],
])("of the dropped files %j the first that can be read is offered", async (names, offer) => {
  const offers: unknown[] = [];
  const stop = onMail((found) => offers.push(found));
  await offerFile(names.map((name) => new File(["x"], name)));
  stop();
  expect(offers).toEqual([offer]);
});
