import {
  askClientQuestion,
  cancelQuotations,
  confirmOrCancelQuotation,
  countQuotations,
  createQuotation,
  createQuotationMessage,
  editSavedQuotation,
  emailSavedQuotation,
  exportClientQuotations,
  getClientQuotation,
  getClientQuotationPdf,
  getQuotation,
  listClientDocuments,
  listClientMilestones,
  listClientQuotations,
  listNotifications,
  saveQuotation,
} from "@kilolane/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { buildForm, MAIL_FLAGS } from "../../../test/build-quotations.ts";
import { buildAirline, buildRate, buildReference } from "../../../test/build-rates.ts";
import { pdfWords } from "../../../test/crawl.ts";
import { type SignedInPerson, usePerson, useTestWorld } from "../../../test/harness.ts";

/* What clients and shippers see of quotations that were sent to them, and what they do with them. */

const world = useTestWorld();
const admin = usePerson(world, "ROLE_FFADMIN");
const client = usePerson(world, "ROLE_FFCLIENT", () => ({ company: admin.user.company }));
const otherClient = usePerson(world, "ROLE_FFCLIENT", () => ({ company: admin.user.company }));
const otherAdmin = usePerson(world, "ROLE_FFADMIN");
const shipper = usePerson(world, "ROLE_CONSIGNEE");
const otherShipper = usePerson(world, "ROLE_CONSIGNEE");

beforeAll(async () => {
  await buildReference(world.database);
  const quiet = await buildAirline(world.database, { iata: "QA", name: "Quiet Air" });
  const bold = await buildAirline(world.database, { iata: "QB", name: "Bold Air" });
  await buildRate(world.database, { airlineId: quiet });
  await buildRate(world.database, { airlineId: bold, breaks: [[0, 3.4]] });
});

/** A quotation of two options that a desk mailed to an address. */
async function send(desk: SignedInPerson, email: string, changes: object = {}, flags: object = {}) {
  const request = await desk.call(createQuotation, { body: buildForm(changes) });
  const quoteIds = request.body.options.map(({ quote_id }) => quote_id);
  const saved = await desk.call(saveQuotation, {
    query: { request_id: request.body.request_id, quote_id: quoteIds.join(",") },
    body: { remarks: "Handle with care" },
  });
  const { quotation_id } = saved.body;
  const mailed = await desk.call(emailSavedQuotation, {
    query: { quotation_id, email, ...MAIL_FLAGS, ...flags },
    body: {},
  });
  expect(mailed.status, mailed.text).toBe(200);
  return { ...saved.body, quoteIds };
}

const open = (person: SignedInPerson, id: string) => person.call(getClientQuotation, { params: { id } });
const numbersOf = async (person: SignedInPerson, query: object = {}) =>
  (await person.call(listClientQuotations, { query })).body.content.map(({ number }) => number);

describe("a shipper's quotations", () => {
  test("are those mailed to its address by any forwarder, and nobody else's", async () => {
    const ours = await send(admin, shipper.user.email.toUpperCase());
    const theirs = await send(otherAdmin, shipper.user.email);
    const foreign = await send(admin, otherShipper.user.email);
    const list = await shipper.call(listClientQuotations, { query: {} });
    expect(list.body.content.map(({ quotation_id }) => quotation_id)).toEqual([
      theirs.quotation_id,
      ours.quotation_id,
    ]);
    expect(list.body.content.map(({ forwarder }) => forwarder)).toEqual([
      otherAdmin.user.company.name,
      admin.user.company.name,
    ]);
    expect(list.body).toMatchObject({ total: 2, counts: { sent: 2 } });
    expect((await shipper.call(countQuotations)).body.count).toBe(2);
    expect(await numbersOf(shipper, { filter: JSON.stringify({ search: admin.user.company.name }) })).toEqual(
      [ours.number],
    );
    expect((await open(shipper, foreign.quotation_id)).status).toBe(404);
    for (const person of [otherShipper, client])
      expect((await open(person, theirs.quotation_id)).status).toBe(404);
    const shown = await open(shipper, ours.quotation_id);
    expect(shown.body).toMatchObject({
      number: ours.number,
      forwarder: { companyName: admin.user.company.name },
      forwarderId: admin.user.company.id,
      abilities: { confirm: { allowed: true }, cancel: { allowed: true } },
      requestState: null,
    });
    expect(shown.body.history.map(({ kind }) => kind)).toEqual(["sent"]);
    const file = await shipper.call(exportClientQuotations, { query: { format: "csv" } });
    expect(file.text.split("\n").filter((line) => line !== "")).toHaveLength(3);
    expect(file.text).not.toMatch(/profit/i);
  });

  test("hide the airline and the remarks that the mail hid, also in list and document", async () => {
    const sent = await send(admin, shipper.user.email, {}, { airline_show: "false", remark_show: "false" });
    const shown = await open(shipper, sent.quotation_id);
    expect(shown.body.options.map(({ airline }) => airline)).toEqual([null, null]);
    expect(shown.body.remarks).toBe("");
    const { content } = (await shipper.call(listClientQuotations, { query: {} })).body;
    expect(content.find(({ number }) => number === sent.number)?.airlines).toBe("");
    const pdf = await shipper.call(getClientQuotationPdf, {
      params: { id: sent.quotation_id },
      query: { showAirline: "true", showRemarks: "true" },
    });
    expect(pdf.status).toBe(200);
    expect(await pdfWords(pdf.bytes)).not.toMatch(/Bold Air|Quiet Air|Handle with care/);
  });

  test("are decided once, in the version that it was sent, under its own name", async () => {
    const named = "update user_account set first_name = 'Sam', last_name = 'Moss' where id = $1";
    await world.database.query(named, [shipper.user.id]);
    const { quotation_id, quoteIds } = await send(admin, shipper.user.email);
    const decide = (query: object) =>
      shipper.call(confirmOrCancelQuotation, { query: { quotation_id, status: "confirm", ...query } });
    const undecided = await decide({ version: 1 });
    expect(undecided.error.code).toBe("no-option-chosen");
    expect((await decide({ quote_id: quoteIds[1], version: 2 })).error.code).toBe("version-conflict");
    const foreign = await otherShipper.call(confirmOrCancelQuotation, {
      query: { quotation_id, quote_id: quoteIds[1], status: "confirm" },
    });
    expect(foreign.status).toBe(404);
    const decided = await decide({ quote_id: quoteIds[1], version: 1 });
    expect(decided.body).toMatchObject({ status: "accepted", version: 1 });
    expect((await decide({ quote_id: quoteIds[0], version: 1 })).error.code).toBe("state-conflict");
    const shown = await open(shipper, quotation_id);
    expect(shown.body).toMatchObject({
      status: "accepted",
      decidedQuoteId: quoteIds[1],
      abilities: { confirm: { allowed: false, reason: "state" } },
    });
    const { timeline } = (await admin.call(getQuotation, { params: { id: quotation_id } })).body;
    expect(timeline[0]).toMatchObject({ kind: "accepted", actor: "Sam Moss" });
    const news = await admin.call(listNotifications, { query: { size: "50" } });
    expect(news.body.filter(({ quoteId }) => quoteId === quotation_id)[0]?.notificationType).toBe(
      "quotation-accepted",
    );
  });

  test("keep the figures that were sent while a newer version goes to somebody else", async () => {
    const sent = await send(admin, shipper.user.email);
    const before = await open(shipper, sent.quotation_id);
    const [first] = sent.quoteIds;
    const edited = await admin.call(editSavedQuotation, {
      body: {
        quotation_id: sent.quotation_id,
        version: 1,
        lockVersion: 2,
        options: [{ quote_id: first ?? "", margin: { kind: "flat", value: "500" } }],
      },
    });
    expect(edited.status, edited.text).toBe(200);
    await admin.call(emailSavedQuotation, {
      query: { quotation_id: sent.quotation_id, version: 2, email: "somebody@elm.example", ...MAIL_FLAGS },
      body: {},
    });
    const after = await open(shipper, sent.quotation_id);
    expect(after.body.options).toEqual(before.body.options);
    expect(after.body).toMatchObject({
      version: 1,
      isSuperseded: true,
      abilities: { confirm: { allowed: false, reason: "superseded" } },
    });
    const { content } = (await shipper.call(listClientQuotations, { query: {} })).body;
    expect(content.find(({ number }) => number === sent.number)).toMatchObject({
      version: 1,
      sellTotal: sent.sellTotal,
    });
  });

  test("are gone while their forwarder is deactivated", async () => {
    const desk = await world.signInAs("ROLE_FFADMIN");
    const sent = await send(desk, shipper.user.email);
    await world.database.query("update company set is_active = false where id = $1", [desk.user.company.id]);
    expect((await open(shipper, sent.quotation_id)).status).toBe(404);
    const list = await shipper.call(listClientQuotations, { query: {} });
    expect(list.body.content.map(({ forwarder }) => forwarder)).not.toContain(desk.user.company.name);
  });
});

describe("a client's quotations", () => {
  test("are its own of its forwarder; drafts and those of others answer 404", async () => {
    const own = await send(admin, "buyer@elm.example", { client_id: client.user.id });
    const draft = await admin.call(createQuotation, { body: buildForm({ client_id: client.user.id }) });
    const saved = await admin.call(saveQuotation, {
      query: { request_id: draft.body.request_id, quote_id: draft.body.options[0]?.quote_id ?? "" },
      body: {},
    });
    expect(await numbersOf(client)).toEqual([own.number]);
    expect((await open(client, saved.body.quotation_id)).status).toBe(404);
    expect((await open(otherClient, own.quotation_id)).status).toBe(404);
    expect((await open(client, own.quotation_id)).body.options).toHaveLength(2);
    for (const endpoint of [listClientDocuments, listClientMilestones]) {
      const params = { id: own.quotation_id };
      expect((await client.call(endpoint, { params })).status).toBe(200);
      expect((await otherClient.call(endpoint, { params })).status).toBe(404);
    }
  });

  test("are none that were never sent, also once they are called off or their time is over", async () => {
    const form = buildForm({ client_id: client.user.id });
    const save = async () => {
      const { request_id, options } = (await admin.call(createQuotation, { body: form })).body;
      const query = { request_id, quote_id: options[0]?.quote_id ?? "" };
      return (await admin.call(saveQuotation, { query, body: {} })).body;
    };
    const [cancelled, expired] = [await save(), await save()];
    const before = await numbersOf(client);
    const quotations = [{ id: cancelled.quotation_id, version: 1 }];
    await admin.call(cancelQuotations, { body: { quotations } });
    await world.database.query("update quotation set status = 'expired' where id = $1", [
      expired.quotation_id,
    ]);
    expect(await numbersOf(client)).toEqual(before);
    for (const { quotation_id } of [cancelled, expired])
      expect((await open(client, quotation_id)).status).toBe(404);
    const file = await client.call(exportClientQuotations, { query: { format: "csv" } });
    const news = await client.call(listNotifications, { query: { size: "50" } });
    for (const { text } of [file, news]) expect(text).not.toContain(cancelled.number);
  });

  test("end when the desk calls them off, and cannot be confirmed any more", async () => {
    const own = await send(admin, "buyer@elm.example", { client_id: client.user.id });
    await admin.call(cancelQuotations, { body: { quotations: [{ id: own.quotation_id, version: 1 }] } });
    const shown = await open(client, own.quotation_id);
    expect(shown.body).toMatchObject({ status: "cancelled", abilities: { confirm: { reason: "state" } } });
    expect(shown.body.history.map(({ kind }) => kind)).toEqual(["cancelled", "sent"]);
  });
});

test("a question reaches who answers the quotation, and the answer comes back to its asker alone", async () => {
  const { quotation_id } = await send(admin, shipper.user.email, { client_id: client.user.id });
  const params = { id: quotation_id };
  const body = { text: "Is the pickup included?" };
  expect((await otherShipper.call(askClientQuestion, { params, body })).status).toBe(404);
  expect((await shipper.call(askClientQuestion, { params, body: { text: " " } })).status).toBe(400);
  const asked = await shipper.call(askClientQuestion, { params, body });
  expect(asked.body.questions.map(({ text }) => text)).toEqual(["Is the pickup included?"]);
  await admin.call(createQuotationMessage, {
    params,
    body: { email: shipper.user.email, message: "Yes, from your dock." },
  });
  await world.database.query("update quotation_mail set state = 'sent' where quotation_id = $1", [
    quotation_id,
  ]);
  const answered = await open(shipper, quotation_id);
  expect(answered.body.answers.map(({ text }) => text)).toEqual(["Yes, from your dock."]);
  const other = await open(client, quotation_id);
  expect([other.body.questions, other.body.answers]).toEqual([[], []]);
  const news = await admin.call(listNotifications, { query: { size: "50" } });
  expect(news.body.filter(({ quoteId }) => quoteId === quotation_id)[0]?.notificationType).toBe(
    "quotation-question",
  );
});

test("what an owner who cannot sign in would hear, the admins hear too", async () => {
  const agent = await world.signInAs("ROLE_FFAGENT", { company: admin.user.company });
  const confirm = async (query: { quotation_id: string; quoteIds: string[] }) => {
    const { quotation_id, quoteIds } = query;
    const decision = { quotation_id, quote_id: quoteIds[0], status: "confirm" } as const;
    const answer = await client.call(confirmOrCancelQuotation, { query: decision });
    expect(answer.status, answer.text).toBe(200);
    const news = await admin.call(listNotifications, { query: { size: "50" } });
    return news.body
      .filter(({ quoteId }) => quoteId === quotation_id)
      .map(({ notificationType }) => notificationType);
  };
  const [heard, unheard] = [
    await send(agent, "buyer@elm.example", { client_id: client.user.id }),
    await send(agent, "buyer@elm.example", { client_id: client.user.id }),
  ];
  expect(await confirm(heard)).toEqual([]);
  await world.database.query("update user_account set is_suspended = true where id = $1", [agent.user.id]);
  expect(await confirm(unheard)).toEqual(["quotation-confirmed"]);
});
