import { downloadCaughtAttachment, getCaughtMail, listCaughtMails } from "@kilolane/contract";
import { expect, test } from "vitest";
import { freePort } from "../../../test/faults/server-process.ts";
import { useTestWorld } from "../../../test/harness.ts";
import { UnsafeMailError, type Mail } from "./mailer.ts";
import { openSmtpMailer } from "./smtp-mailer.ts";

const world = useTestWorld();

const PDF = Buffer.from("%PDF-1.7 figures");
const mail: Mail = {
  id: "0199-quotation-7",
  to: { name: "王伟 <x>", address: "wang.wei@shipper.example" },
  replyTo: { name: "Maya", address: "maya@forwarder.example" },
  subject: "عرض سعر HS-2026-00017 – 报价",
  text: "Ihr Angebot liegt bei.",
  html: "<p>Ihr <b>Angebot</b></p>",
  attachments: [{ fileName: "报价 17.pdf", contentType: "application/pdf", bytes: PDF }],
};

test("a mail travels over SMTP into the viewer, with its attachment byte for byte", async () => {
  const messageId = await world.app.mailer.send(mail);
  expect(messageId).toBe(world.app.mailer.messageIdOf(mail.id));
  const list = await world.anonymous.call(listCaughtMails, {
    query: { recipient: "wang.wei@shipper.example" },
  });
  expect(list.body.total).toBe(1);
  const [found] = list.body.content;
  expect(found).toMatchObject({ subject: mail.subject, messageId, sender: "quotes@kilolane.example" });
  const id = found?.id ?? "";
  const opened = await world.anonymous.call(getCaughtMail, { params: { id } });
  expect(opened.body.text.trim()).toBe(mail.text);
  expect(opened.body.html).toContain("<b>Angebot</b>");
  expect(opened.body.replyTo).toBe("maya@forwarder.example");
  expect(opened.body.attachments).toEqual([
    { index: 0, fileName: "报价 17.pdf", contentType: "application/pdf", sizeBytes: PDF.length },
  ]);
  const file = await world.anonymous.call(downloadCaughtAttachment, { params: { id, index: 0 } });
  expect(file.bytes.equals(PDF)).toBe(true);
  expect(file.headers["content-type"]).toBe("application/pdf");
  expect(file.headers["content-security-policy"]).toContain("sandbox");
  const missing = await world.anonymous.call(downloadCaughtAttachment, { params: { id, index: 1 } });
  expect(missing.status).toBe(404);
});

test.each<[string, Partial<Mail>]>([
  ["a line break in the subject", { subject: "Hi\r\nBcc: all@victims.example" }],
  ["a line break in a name", { to: { name: "A\nB", address: "a@b.example" } }],
  ["two recipients in one", { to: { address: "a@b.example, c@d.example" } }],
  ["a quoted local part", { to: { address: '"a@evil.example "@b.example' } }],
  ["an address with a name inside", { to: { address: "A <a@b.example>" } }],
  ["a line break in the Reply-To", { replyTo: { address: "a@b.example\r\nBcc:c@d.example" } }],
  [
    "a line break in a file name",
    { attachments: [{ fileName: "a\r\nb", contentType: "text/plain", bytes: PDF }] },
  ],
])("%s is never sent", async (_, change) => {
  const before = await world.anonymous.call(listCaughtMails);
  await expect(world.app.mailer.send({ ...mail, ...change })).rejects.toThrow(UnsafeMailError);
  const after = await world.anonymous.call(listCaughtMails);
  expect(after.body.total).toBe(before.body.total);
});

test("a mail server that is away is an error for the job to try again", async () => {
  const mailer = openSmtpMailer(`smtp://127.0.0.1:${await freePort()}`, "Kilolane <quotes@kilolane.example>");
  await expect(mailer.send(mail)).rejects.toThrow(/ECONNREFUSED/);
  await mailer.close();
});
