import {
  acceptOrCancelQuotation,
  cancelQuotations,
  createInquirer,
  emailSavedQuotation,
  exportQuotations,
  extendQuotations,
  getQuotation,
  listQuotations,
  remindQuotations,
  sendQuotations,
  updateSavedQuotation,
} from "@kilolane/contract";
import { readFile } from "node:fs/promises";
import { expect, test, vi } from "vitest";
import { buildQuotation, caughtMail } from "../../../test/build-quotations.ts";
import { useFuelDesk } from "../../../test/fuel-desk.ts";
import { dayIn } from "../../../test/clock.ts";

const { world, admin, stranger } = useFuelDesk();

const DRAFT = { version: 1 };
const detailOf = async (id: string) => (await admin.call(getQuotation, { params: { id } })).body;

async function buildSent(email: string): Promise<string> {
  const { quotation_id } = await buildQuotation(admin);
  await admin.call(emailSavedQuotation, { query: { quotation_id, email } });
  return quotation_id;
}

async function buildAccepted(): Promise<string> {
  const quotation_id = await buildSent("yes@example.com");
  await admin.call(acceptOrCancelQuotation, { query: { quotation_id, status: "accept", version: 1 } });
  return quotation_id;
}

const chosen = (...ids: readonly string[]) => ids.map((id) => ({ id, ...DRAFT }));

test("reminders go to the clients of sent quotations, once a day; the others say why not", async () => {
  const [sent, accepted] = [await buildSent("late@example.com"), await buildAccepted()];
  const { quotation_id: draft } = await buildQuotation(admin);
  const remind = async () =>
    (await admin.call(remindQuotations, { body: { quotations: chosen(sent, accepted, draft, sent) } })).body
      .results;
  const first = await remind();
  expect(first.map(({ id, isDone, reason }) => [id, isDone, reason])).toEqual([
    [sent, true, null],
    [accepted, false, "accepted"],
    [draft, false, "draft"],
  ]);
  expect(first[0]?.number).toBe((await detailOf(sent)).number);
  await vi.waitFor(
    async () => expect((await detailOf(sent)).mails.map(({ state }) => state)).toEqual(["sent", "sent"]),
    { timeout: 10_000 },
  );
  const { mail, token } = await caughtMail(world, "late@example.com");
  expect(mail.subject).toContain("Reminder");
  expect(token).not.toBe("");
  expect((await remind()).map(({ reason }) => reason)).toEqual(["reminded-today", "accepted", "draft"]);
  const { timeline } = await detailOf(sent);
  const reminders = timeline.filter(({ kind }) => kind === "client-reminded");
  expect(reminders.map(({ actor }) => actor)).not.toContain("Kilolane");
});

test("cancelling many ends drafts, sent and accepted ones by the single rule, each in the audit", async () => {
  const [sent, accepted] = [await buildSent("off@example.com"), await buildAccepted()];
  const { quotation_id: draft } = await buildQuotation(admin);
  const { quotation_id: changed } = await buildQuotation(admin);
  const { body } = await admin.call(cancelQuotations, {
    body: {
      quotations: [...chosen(draft, sent, accepted), { id: changed, version: 7 }],
      reason: "Shipment called off",
    },
  });
  expect(body.results.map(({ isDone, reason }) => [isDone, reason])).toEqual([
    [true, null],
    [true, null],
    [true, null],
    [false, "changed"],
  ]);
  for (const id of [draft, sent, accepted]) {
    const { status, timeline } = await detailOf(id);
    expect(status).toBe("cancelled");
    expect(timeline.find(({ kind }) => kind === "cancelled")?.detail["reason"]).toBe("Shipment called off");
  }
  expect((await detailOf(changed)).status).toBe("draft");
  const again = await admin.call(cancelQuotations, { body: { quotations: chosen(sent) } });
  expect(again.body.results.map(({ reason }) => reason)).toEqual(["cancelled"]);
  const { rows } = await world.database.query<{ count: number }>(
    "select count(*)::integer as count from audit_entry where action = 'quotation.cancelled' and subject_id = any($1)",
    [[draft, sent, accepted]],
  );
  expect(rows[0]?.count).toBe(3);
});

test("sending many mails each draft to its client once; the others say why not", async () => {
  const { body: inquirer } = await admin.call(createInquirer, {
    body: { companyName: "Elm", nameofInquirer: "Ada", country: "US", email: "many@example.com" },
  });
  const { quotation_id: draft, request_id, quote_id } = await buildQuotation(admin);
  const { quotation_id: nameless } = await buildQuotation(admin);
  const { quotation_id: changed } = await buildQuotation(admin);
  await admin.call(updateSavedQuotation, {
    body: { quotation_id: draft, ...DRAFT, lockVersion: 1, inquirerId: inquirer.id },
  });
  const sent = await buildSent("before@example.com");
  const sendAll = async () =>
    (
      await admin.call(sendQuotations, {
        body: { quotations: [...chosen(draft, nameless, sent), { id: changed, version: 7 }] },
      })
    ).body.results.map(({ reason }) => reason);
  expect(await sendAll()).toEqual([null, "no-address", "sent", "changed"]);
  expect(await sendAll()).toEqual(["sent", "no-address", "sent", "changed"]);
  expect(await detailOf(draft)).toMatchObject({ status: "sent", request_id, options: [{ quote_id }] });
  const { mail, token } = await caughtMail(world, "many@example.com");
  expect(mail.attachments).toHaveLength(1);
  expect(token).not.toBe("");
});

test("extending many keeps within the rates: a draft in place, a sent one as a version still to be sent", async () => {
  const { quotation_id: draft } = await buildQuotation(admin);
  const [sent, accepted] = [await buildSent("more@example.com"), await buildAccepted()];
  const { validUntil } = await detailOf(draft);
  const later = new Date(Date.parse(validUntil) + 86_400_000).toISOString().slice(0, 10);
  const extend = async (day: string, ...ids: readonly string[]) =>
    (await admin.call(extendQuotations, { body: { quotations: chosen(...ids), validUntil: day } })).body
      .results;
  expect((await extend("2101-01-01", draft)).map(({ reason }) => reason)).toEqual(["after-rate"]);
  const results = await extend(later, draft, sent, accepted);
  expect(results.map(({ isDone, reason, isUnsent }) => [isDone, reason, isUnsent])).toEqual([
    [true, null, false],
    [true, null, true],
    [false, "accepted", false],
  ]);
  expect(await detailOf(draft)).toMatchObject({ validUntil: later, version: 1 });
  const revised = await detailOf(sent);
  expect(revised).toMatchObject({ validUntil: later, version: 2, status: "draft" });
  expect(revised.offered).toMatchObject({ version: 1, validUntil });
  expect((await extend(later, draft)).map(({ reason }) => reason)).toEqual(["not-later"]);
  const past = await admin.send(extendQuotations, {
    body: { quotations: chosen(draft), validUntil: "2020-01-01" },
  });
  expect([past.status, past.error.errors[0]?.field]).toEqual([400, "validUntil"]);
});

test("more than a hundred are refused, and another company's answer 404 with nothing done", async () => {
  const { quotation_id: own } = await buildQuotation(admin);
  const { quotation_id: foreign } = await buildQuotation(stranger);
  const many = Array.from({ length: 101 }, () => ({ id: own, ...DRAFT }));
  for (const [endpoint, body] of [
    [cancelQuotations, {}],
    [remindQuotations, {}],
    [sendQuotations, {}],
    [extendQuotations, { validUntil: dayIn(5) }],
  ] as const) {
    const tooMany = await admin.send(endpoint, { body: { ...body, quotations: many } });
    expect([tooMany.status, tooMany.error.errors[0]?.field]).toEqual([400, "quotations"]);
    const mixed = await admin.send(endpoint, { body: { ...body, quotations: chosen(own, foreign) } });
    expect(mixed.status).toBe(404);
  }
  expect(await detailOf(own)).toMatchObject({ status: "draft", lockVersion: 1 });
});

test("the list is narrowed to an airline and a client, and the export with it", async () => {
  const inquirer = await admin.call(createInquirer, {
    body: {
      companyName: "Quokka Trading",
      nameofInquirer: "Ada Buyer",
      country: "US",
      email: "ada@quokka.example",
    },
  });
  const { quotation_id: id, number } = await buildQuotation(admin);
  await admin.call(updateSavedQuotation, {
    body: { quotation_id: id, version: 1, lockVersion: 1, inquirerId: inquirer.body.id },
  });
  const airline = (await detailOf(id)).options[0]?.airline?.id;
  const list = async (filter: object) => {
    const { body } = await admin.call(listQuotations, { query: { filter: JSON.stringify(filter) } });
    return body.content.map((row) => row.number);
  };
  const filter = { airline, inquirer: inquirer.body.id };
  expect(await list(filter)).toEqual([number]);
  expect(await list({ airline: 999_999 })).toEqual([]);
  const file = await admin.call(exportQuotations, {
    query: { format: "csv", filter: JSON.stringify(filter) },
  });
  const [head, ...lines] = file.bytes.toString("utf8").trimEnd().split("\r\n");
  expect(head).toContain("Client");
  expect(head).toContain("Airline");
  expect(lines.length).toBe(1);
  expect(lines[0]).toContain("Quokka Trading, Ada Buyer");
  expect(lines[0]).toContain("Quiet Air");

  // rows of before airlines were among the words are found once the migration has run
  await world.database.query("update quotation set search_text = 'old words' where id = $1", [id]);
  expect(await list(filter)).toEqual([]);
  const migration = new URL("../../../migrations/0033-find-quotations-by-airline.sql", import.meta.url);
  await world.database.query(`begin; ${await readFile(migration, "utf8")} commit`);
  expect(await list(filter)).toEqual([number]);
});
