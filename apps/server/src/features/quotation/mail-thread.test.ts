import {
  acceptOrCancelQuotation,
  askByLink,
  createQuotationMessage,
  emailSavedQuotation,
  getQuotation,
  getQuotationByLink,
  getToday,
  sendQuotationMailAgain,
} from "@kilolane/contract";
import { expect, test, vi } from "vitest";
import { buildQuotation, caughtMail, markUp } from "../../../test/build-quotations.ts";
import { useFuelDesk } from "../../../test/fuel-desk.ts";

const { world, admin } = useFuelDesk();

/** The worker sends within seconds. */
const WAIT = { timeout: 10_000 };

const detailOf = async (id: string) => (await admin.call(getQuotation, { params: { id } })).body;

async function buildMailed(email: string, language: "en" | "fr" = "en") {
  const note = await buildQuotation(admin);
  const query = { quotation_id: note.quotation_id, version: 1, email };
  const sent = await admin.call(emailSavedQuotation, { query, body: { language, msg: "As agreed." } });
  expect(sent.status, sent.text).toBe(200);
  const caught = await caughtMail(world, email);
  await vi.waitFor(async () => {
    const { mails } = await detailOf(note.quotation_id);
    expect(mails.map(({ state }) => state)).toEqual(["sent"]);
  }, WAIT);
  return { id: note.quotation_id, mailId: sent.body.mail_id, ...caught };
}

/** How often today's page says that a mail of this quotation failed. */
async function countFailed(id: string): Promise<number> {
  const { body } = await admin.call(getToday);
  return body.failedMails.filter(({ quotationId }) => quotationId === id).length;
}

/** As if the mail server had refused it for good. */
async function failMail(mailId: string): Promise<void> {
  await world.database.query("update quotation_mail set state = 'failed' where id = $1", [mailId]);
}

test("a message answers the last mail to its reader: same conversation, subject and language", async () => {
  const { id, mail } = await buildMailed("lea@thread.example", "fr");
  const message = "Oui, samedi avant midi.";
  const body = { email: "Lea@thread.example", message };
  const sent = await admin.call(createQuotationMessage, { params: { id }, body });
  expect(sent.status, sent.text).toBe(200);
  const { mail: reply } = await caughtMail(world, "Lea@thread.example");
  expect(reply.subject).toBe(`Re: ${mail.subject}`);
  expect(reply.inReplyTo).toBe(mail.messageId);
  expect(reply.text).toContain(message);
  expect(reply.attachments).toEqual([]);
  expect(reply.text).not.toContain("/q/");
  await admin.call(createQuotationMessage, { params: { id }, body: { ...body, message: "À demain." } });
  await vi.waitFor(async () => {
    const { mail: next } = await caughtMail(world, "Lea@thread.example");
    expect(next).toMatchObject({ subject: `Re: ${mail.subject}`, inReplyTo: reply.messageId });
    expect(next.references?.split(/\s+/)).toEqual([mail.messageId, reply.messageId]);
  }, WAIT);
  const { timeline, mails } = await detailOf(id);
  expect(timeline.filter(({ kind }) => kind === "messaged")).toHaveLength(2);
  expect(mails[1]).toMatchObject({ kind: "message", message, recipient: "Lea@thread.example" });
});

test("an answer shows on the link of its reader, and on nobody else's", async () => {
  const asker = await buildMailed("asker@thread.example");
  const query = { quotation_id: asker.id, version: 1, email: "other@thread.example" };
  await admin.call(emailSavedQuotation, { query });
  const other = await caughtMail(world, "other@thread.example");
  await world.anonymous.call(askByLink, {
    params: { token: asker.token },
    body: { text: "Saturday?", name: "Ingrid" },
  });
  const question = (await detailOf(asker.id)).timeline.find(({ kind }) => kind === "question");
  expect(question?.detail).toMatchObject({ reason: "Saturday?", email: "asker@thread.example" });
  const body = { email: "asker@thread.example", message: "Yes, until noon." };
  await admin.call(createQuotationMessage, { params: { id: asker.id }, body });
  await vi.waitFor(async () => {
    const { body: read } = await world.anonymous.call(getQuotationByLink, { params: { token: asker.token } });
    expect(read.answers).toMatchObject([{ text: "Yes, until noon." }]);
  }, WAIT);
  const { body: beside } = await world.anonymous.call(getQuotationByLink, { params: { token: other.token } });
  expect(beside.answers).toEqual([]);
});

test("a failed mail goes out again as it was, to the corrected address and with a link of its own", async () => {
  const { id, mailId, mail, token } = await buildMailed("typo@thread.example");
  await failMail(mailId);
  expect(await countFailed(id)).toBe(1);
  // a message elsewhere does not put it right
  await admin.call(createQuotationMessage, {
    params: { id },
    body: { email: "boss@thread.example", message: "Hello" },
  });
  expect(await countFailed(id)).toBe(1);
  const params = { id, mailId };
  const again = await admin.call(sendQuotationMailAgain, { params, body: { email: "right@thread.example" } });
  expect(again.status, again.text).toBe(200);
  const caught = await caughtMail(world, "right@thread.example");
  expect(caught.mail.subject).toBe(mail.subject);
  expect(caught.mail.text).toContain("As agreed.");
  expect(caught.token).not.toBe(token);
  const opened = await world.anonymous.call(getQuotationByLink, { params: { token: caught.token } });
  expect(opened.body.mayDecide, opened.text).toBe(true);
  expect(await countFailed(id)).toBe(0);
});

test("what a mail said before goes out no more: a newer version, a decided quotation", async () => {
  const { id, mailId } = await buildMailed("late@thread.example");
  const again = () => admin.call(sendQuotationMailAgain, { params: { id, mailId }, body: {} });
  const [option] = (await detailOf(id)).options;
  await markUp(admin, { quotation_id: id, quote_id: option?.quote_id ?? "" }, "25");
  expect((await again()).body).toMatchObject({ code: "version-conflict", currentVersion: 2 });

  const decided = await buildMailed("decided@thread.example");
  const query = { quotation_id: decided.id, version: 1, status: "cancel" as const };
  expect((await admin.call(acceptOrCancelQuotation, { query })).status).toBe(200);
  const params = { id: decided.id, mailId: decided.mailId };
  const refused = await admin.call(sendQuotationMailAgain, { params, body: {} });
  expect(refused).toMatchObject({ status: 409, body: { code: "state-conflict" } });
  const body = { email: "decided@thread.example", message: "We are sorry to hear that." };
  expect((await admin.call(createQuotationMessage, { params: { id: decided.id }, body })).status).toBe(200);
});

test("a mail of another quotation of the same company is not found", async () => {
  const one = await buildMailed("one@thread.example");
  const two = await buildMailed("two@thread.example");
  const params = { id: one.id, mailId: two.mailId };
  expect((await admin.call(sendQuotationMailAgain, { params, body: {} })).status).toBe(404);
});
