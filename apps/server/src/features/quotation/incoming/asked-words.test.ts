import { readFile } from "node:fs/promises";
import * as contract from "@kilolane/contract";
import { expect, test } from "vitest";
import { FORM, useMarket } from "../../../../test/build-market.ts";
import { MAIL_FLAGS } from "../../../../test/build-quotations.ts";
import { dayIn } from "../../../../test/clock.ts";
import { type SignedInPerson, usePerson, useTestWorld } from "../../../../test/harness.ts";
import { statementsWhenWarm } from "../../../../test/statements-of.ts";

/* The desk prices a client's request under the request's own id, and may price another shipment than was asked for. */

const world = useTestWorld();
const market = useMarket(world);
const operator = usePerson(world, "ROLE_SUPERADMIN");
const shipper = usePerson(world, "ROLE_CONSIGNEE");

const CRATES = [{ pieces: 3, length: 60, width: 50, height: 40, totalWeight: 240 }];
const LATER = dayIn(9);
/** What the desk prices instead: from another airport, on another day, heavier. */
const OTHER = { ...FORM, shipFromAirport: "ORD", readyDate: LATER, goodsArray: CRATES };
const ASKED = { fromAirport: "JFK", toAirport: "FRA", readyDate: FORM.readyDate, pieces: 1 };
const PRICED = { fromAirport: "ORD", toAirport: "FRA", readyDate: LATER, pieces: 3, grossWeight: "240.0" };

/** A request that the client sent. */
async function sendRequest(client = market.ours.client) {
  const { body } = await client.call(contract.createClientQuotation, { body: FORM });
  const sent = await client.call(contract.sendClientRequest, { body: { request_id: body.request_id } });
  expect(sent.status, sent.text).toBe(200);
  return { id: body.request_id, form: body.form };
}

async function priceAs(id: string, body: contract.QuotationFormInput, desk = market.ours.admin) {
  const priced = await desk.call(contract.repriceQuotation, { params: { id }, body });
  expect(priced.status, priced.text).toBe(200);
  return priced.body;
}

/** A request of which the desk prices another shipment. */
async function sendAndChange() {
  const sent = await sendRequest();
  return { ...sent, priced: await priceAs(sent.id, OTHER) };
}

async function seeAt(desk: SignedInPerson, id: string) {
  return (await desk.call(contract.getClientRequest, { params: { id } })).body;
}

async function isUsed(code: string) {
  return (await operator.call(contract.getManagedAirport, { params: { code } })).body.isUsed;
}

const linesOf = (text: string) => text.trim().split("\r\n").slice(1);

test("a client has its own words in its list, its search, its file and the request, whatever the desk prices", async () => {
  const { id, form } = await sendAndChange();
  const { client } = market.ours;
  const list = async (search: string) =>
    (await client.call(contract.listSentRequests, { query: { search } })).body.content;
  expect((await list("")).find(({ request_id }) => request_id === id)).toMatchObject(ASKED);
  expect((await list("jfk")).map(({ request_id }) => request_id)).toContain(id);
  expect(await list("ord")).toEqual([]);
  const { body } = await client.call(contract.getSentRequest, { params: { id } });
  expect(body).toMatchObject({ ...ASKED, form, terms: { chargeableWeight: "80.0" } });
  expect(body.shipFromAirportDetail.code).toBe("JFK");
  const file = await client.call(contract.exportSentRequests, { query: {} });
  expect(linesOf(file.text)[0]).toContain(`JFK,FRA,${FORM.readyDate}`);
  const own = (await client.call(contract.getPricedRequest, { params: { id } })).body;
  expect(own).toMatchObject({ form, isSent: true, options: [] });
  expect(own.weights.grossWeight).toBe("80.0");
});

test("the desk sees what was asked and, beside it, what it prices where that is other", async () => {
  const { id, priced } = await sendAndChange();
  const { admin } = market.ours;
  const differs = ["lane", "ready", "goods"];
  expect(priced.asked).toMatchObject({ ...ASKED, grossWeight: "80.0", differs });
  const opened = (await admin.call(contract.getRequest, { params: { id } })).body;
  expect([opened.form["shipFromAirport"], opened.asked]).toEqual(["ORD", priced.asked]);
  for (const search of ["jfk", "ord"]) {
    const { content } = (await admin.call(contract.listClientRequests, { query: { search } })).body;
    const row = content.find(({ request_id }) => request_id === id);
    expect(row).toMatchObject({ ...ASKED, priced: { ...PRICED, differs } });
  }
  const detail = (await admin.call(contract.getClientRequest, { params: { id } })).body;
  expect(detail).toMatchObject({ ...ASKED, priced: PRICED, weights: { grossWeight: "80.0" } });
  expect(detail.form["shipFromAirport"]).toBe("JFK");
  const file = await admin.call(contract.exportClientRequests, { query: { search: "ord" } });
  expect(linesOf(file.text)[0]).toContain(`JFK,FRA,General,${FORM.readyDate},airports; ready date; goods,`);
  const back = await priceAs(id, FORM);
  expect(back.asked).toBeUndefined();
  const same = (await admin.call(contract.getClientRequest, { params: { id } })).body;
  expect(same.priced).toBeNull();
  expect((await market.theirs.admin.call(contract.getClientRequest, { params: { id } })).status).toBe(404);
});

test("a request that nobody sent has no words of a client beside it", async () => {
  const { body } = await market.ours.admin.call(contract.createQuotation, { body: FORM });
  expect((await priceAs(body.request_id, OTHER)).asked).toBeUndefined();
});

test("the offer for another shipment says so to its client, and its news name the lane that was asked for", async () => {
  const { id } = await sendRequest();
  const { admin, client } = market.ours;
  const { options } = await priceAs(id, { ...FORM, goodsArray: CRATES });
  const query = { request_id: id, quote_id: options[0]?.quote_id ?? "", email: client.user.email };
  const mailed = await admin.call(contract.emailClientRequestQuotation, {
    query: { ...query, ...MAIL_FLAGS },
    body: {},
  });
  expect(mailed.status, mailed.text).toBe(200);
  const { body } = await client.call(contract.getSentRequest, { params: { id } });
  expect(body).toMatchObject(ASKED);
  expect(body.answers[0]?.quotation?.priced).toMatchObject({ pieces: 3, differs: ["goods"] });
  expect(body.compared).toMatchObject([{ total: options[0]?.sellTotal, perUnit: null }]);
  // once the form is changed once more, the news of the client's no are still those of its lane
  await priceAs(id, OTHER);
  const cancel = { query: { request_id: id, status: "cancel" as const } };
  expect((await client.call(contract.acceptOrCancelRequest, cancel)).status).toBe(200);
  const { body: news } = await admin.call(contract.listNotifications, { query: { size: "5" } });
  expect(news.find(({ requestId }) => requestId === id)).toMatchObject({
    notificationType: "request-cancelled",
    fromStation: "JFK",
  });
});

/** A shipper sends its request to one forwarder. @returns the forwarder's own id of it */
async function askOne(id: string, forwarder: { readonly admin: SignedInPerson }) {
  const companyIds = [forwarder.admin.user.company.id];
  const sent = await shipper.call(contract.askForwarders, { params: { id }, body: { companyIds } });
  expect(sent.body.notSentTo, sent.text).toEqual([]);
  const { answers } = (await shipper.call(contract.getSentRequest, { params: { id } })).body;
  return answers.find(({ companyId }) => companyIds.includes(companyId))?.request_id ?? "";
}

test("a shipper who changes its request between two sendings has the last one's words, each forwarder its own", async () => {
  const { body } = await shipper.call(contract.createClientQuotation, { body: FORM });
  const params = { id: body.request_id };
  const ours = await askOne(params.id, market.ours);
  const seen = async () => (await shipper.call(contract.getSentRequest, { params })).body;
  await priceAs(ours, OTHER);
  const changed = { ...FORM, goodsArray: CRATES, readyDate: LATER };
  await shipper.call(contract.updatePricedRequest, { params, body: { ...changed, version: 1 } });
  expect(await seen()).toMatchObject(ASKED);
  const theirs = await askOne(params.id, market.theirs);
  const last = { ...ASKED, pieces: 3, readyDate: LATER };
  expect(await seen()).toMatchObject(last);
  expect(await seeAt(market.ours.admin, ours)).toMatchObject({ ...ASKED, priced: PRICED });
  expect(await seeAt(market.theirs.admin, theirs)).toMatchObject({ ...last, priced: null });
  const file = await shipper.call(contract.exportSentRequests, { query: {} });
  const days = linesOf(file.text).map((line) => line.split(",")[2]);
  expect(new Set(days)).toEqual(new Set([FORM.readyDate, LATER]));
  const forwarder = { params: { id: market.ours.admin.user.company.id } };
  const known = (await shipper.call(contract.getForwarder, forwarder)).body.requests;
  expect(known.map(({ fromAirport }) => fromAirport)).toEqual(["JFK"]);
});

test("lists take the same statements for one request as for several that the desk has changed", async () => {
  const { admin, client } = market.ours;
  const count = async (size: string) => [
    (await statementsWhenWarm(() => client.call(contract.listSentRequests, { query: { size } }))).length,
    (await statementsWhenWarm(() => admin.call(contract.listClientRequests, { query: { size } }))).length,
  ];
  await sendAndChange();
  await sendAndChange();
  expect(await count("50")).toEqual(await count("1"));
});

test("an airport that a client asked for is in use, though the desk prices another one", async () => {
  const { body } = await market.ours.client.call(contract.createClientQuotation, {
    body: { ...FORM, shipFromAirport: "ORD", shipToAirport: "LHR" },
  });
  await market.ours.client.call(contract.sendClientRequest, { body: { request_id: body.request_id } });
  expect(await isUsed("LHR")).toBe(true);
  await priceAs(body.request_id, FORM);
  expect(await isUsed("LHR")).toBe(true);
});

test("a request that was sent before has what is stored of it by now", async () => {
  const { id } = await sendAndChange();
  await world.database.query(
    "alter table incoming_request drop column asked, drop column asked_from, drop column asked_to",
  );
  const migration = new URL("../../../../migrations/0073-keep-what-was-asked.sql", import.meta.url);
  await world.database.query(await readFile(migration, "utf8"));
  const { body } = await market.ours.admin.call(contract.getClientRequest, { params: { id } });
  expect(body).toMatchObject({ fromAirport: "ORD", readyDate: LATER, priced: null });
  const own = (await market.ours.client.call(contract.getSentRequest, { params: { id } })).body;
  expect(own).toMatchObject({ fromAirport: "ORD", pieces: 3 });
});
