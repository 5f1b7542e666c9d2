import { emailSavedQuotation, getCaughtMail, listCaughtMails, uploadLogo } from "@kilolane/contract";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { buildQuotation, caughtMail } from "../../../test/build-quotations.ts";
import { buildAirline, buildRate, buildReference } from "../../../test/build-rates.ts";
import { companyScopeOf } from "../../../test/factories.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";
import { sendQuotation } from "./mail/send-quotation.ts";

const world = useTestWorld({ runsJobs: true });
const admin = usePerson(world, "ROLE_FFADMIN");

beforeAll(async () => {
  await buildReference(world.database);
  const airlineId = await buildAirline(world.database, { iata: "QA", name: "Quiet Air" });
  await buildRate(world.database, { airlineId });
});

async function send(email: string) {
  const note = await buildQuotation(admin);
  const sent = await admin.call(emailSavedQuotation, { query: { quotation_id: note.quotation_id, email } });
  expect(sent.status, sent.text).toBe(200);
  return { note, ...(await caughtMail(world, email)) };
}

/** The caught mail as the product's own viewer shows it. */
async function viewed(recipient: string) {
  const { body } = await world.anonymous.call(listCaughtMails, { query: { recipient } });
  const id = body.content[0]?.id ?? "";
  return (await world.anonymous.call(getCaughtMail, { params: { id } })).body;
}

test("a mail shows the company's logo in its place; without one it shows none", async () => {
  const plain = await send("plain@example.com");
  expect(plain.mail.html).not.toContain("<img");
  expect(plain.mail.attachments.map((file) => file.mimeType)).toEqual(["application/pdf"]);

  const picture = { width: 40, height: 20, channels: 3 as const, background: "#204080" };
  const bytes = await sharp({ create: picture }).png().toBuffer();
  const file = { name: "logo.png", contentType: "image/png", bytes };
  expect((await admin.call(uploadLogo, {}, { file })).status).toBe(200);
  const { mail, note } = await send("branded@example.com");
  const logo = mail.attachments.find((attachment) => attachment.contentId !== undefined);
  expect(logo).toMatchObject({ mimeType: "image/png", disposition: "inline" });
  expect(mail.html).toContain(`src="cid:${logo?.contentId?.slice(1, -1)}"`);
  const { content } = logo ?? {};
  if (content === undefined || typeof content === "string") throw new TypeError("no picture");
  expect(await sharp(Buffer.from(new Uint8Array(content))).metadata()).toMatchObject({
    width: 40,
    height: 20,
  });

  const shown = await viewed("branded@example.com");
  expect(shown.html).toContain('src="data:image/png;base64,');
  expect(shown.attachments.map((attachment) => attachment.fileName)).toEqual([`${note.number}.pdf`]);
});

// the last test: it closes the HTTP server
test("a mail that is under way when the server stops still prints its document", async () => {
  const note = await buildQuotation(admin);
  await world.app.fastify.close();
  const options = { email: "last@example.com", airline_show: true, remark_show: true };
  const scope = companyScopeOf(world.database, admin.user);
  await sendQuotation(scope, world.app, { id: note.quotation_id }, options);
  const { pdf } = await caughtMail(world, "last@example.com");
  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe("%PDF-");
});
