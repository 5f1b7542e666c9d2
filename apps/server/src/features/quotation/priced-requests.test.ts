import {
  confirmOrCancelRequest,
  createClientQuotation,
  editQuotationOptions,
  getClientDefaults,
  getClientQuotation,
  getPricedRequest,
  getRequest,
  listPricedRequests,
  putPricedChoice,
  readQuotationDraft,
  sendClientRequest,
  updatePricedRequest,
} from "@kilolane/contract";
import { beforeAll, expect, test } from "vitest";
import { buildForm } from "../../../test/build-quotations.ts";
import { buildAirline, buildRate, buildReference } from "../../../test/build-rates.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";

/* A client prices at its forwarder's sell rates, saves, and sends; a shipper asks forwarders for a price. */

const world = useTestWorld();
const admin = usePerson(world, "ROLE_FFADMIN");
const client = usePerson(world, "ROLE_FFCLIENT", () => ({ company: admin.user.company }));
const otherClient = usePerson(world, "ROLE_FFCLIENT", () => ({ company: admin.user.company }));
const shipper = usePerson(world, "ROLE_CONSIGNEE");

beforeAll(async () => {
  await buildReference(world.database);
  const airlineId = await buildAirline(world.database, { iata: "QA", name: "Quiet Air" });
  await buildRate(world.database, { airlineId });
});

test("a client's price is stored once and priced again in its place; others do not see it", async () => {
  const { body } = await client.call(createClientQuotation, { body: buildForm() });
  expect(body).toMatchObject({
    pricedBy: { companyName: admin.user.company.name },
    savedAt: null,
    isSent: false,
  });
  const params = { id: body.request_id };
  const goods = { pieces: 1, length: 60, width: 50, height: 40, totalWeight: 240 };
  const heavier = buildForm({ goodsArray: [goods] });
  const again = await client.call(updatePricedRequest, { params, body: { ...heavier, version: 1 } });
  expect(again.body).toMatchObject({ request_id: body.request_id, version: 2 });
  expect(again.body.options[0]?.quote_id).toBe(body.options[0]?.quote_id);
  expect(Number(again.body.options[0]?.sellTotal)).toBeGreaterThan(Number(body.options[0]?.sellTotal));
  const stale = await client.call(updatePricedRequest, { params, body: { ...heavier, version: 1 } });
  expect(stale.error.code).toBe("version-conflict");
  expect((await otherClient.call(getPricedRequest, { params })).status).toBe(404);
  expect((await client.call(getPricedRequest, { params })).body.options).toEqual(again.body.options);
});

test("a saved request waits in the client's list until it is sent, and its forwarder sees the choice", async () => {
  const { body } = await client.call(createClientQuotation, { body: buildForm() });
  const params = { id: body.request_id };
  const quoteIds = body.options.slice(0, 1).map(({ quote_id }) => quote_id);
  const unknown = await client.call(putPricedChoice, { params, body: { quoteIds: [admin.user.id] } });
  expect(unknown.status).toBe(404);
  const saved = await client.call(putPricedChoice, { params, body: { quoteIds } });
  expect(saved.status, saved.text).toBe(200);
  const listed = async () => (await client.call(listPricedRequests)).body.content;
  expect((await listed()).map(({ requestId }) => requestId)).toContain(body.request_id);
  expect((await otherClient.call(listPricedRequests)).body.content).toEqual([]);
  const opened = await client.call(getPricedRequest, { params });
  expect(opened.body.savedAt).toBe(saved.body.savedAt);
  await client.call(sendClientRequest, { body: { request_id: body.request_id } });
  expect((await listed()).map(({ requestId }) => requestId)).not.toContain(body.request_id);
  for (const change of [
    await client.call(putPricedChoice, { params, body: { quoteIds } }),
    await client.call(updatePricedRequest, { params, body: buildForm() }),
  ])
    expect(change.error.code).toBe("state-conflict");
  const shown = await admin.call(getRequest, { params });
  expect(shown.body.options.filter(({ isChosen }) => isChosen).map(({ quote_id }) => quote_id)).toEqual(
    quoteIds,
  );
});

test("of a request that it has sent a client sees no price that the desk tries", async () => {
  const { body } = await client.call(createClientQuotation, { body: buildForm() });
  const { request_id } = body;
  await client.call(sendClientRequest, { body: { request_id } });
  const quote_id = body.options[0]?.quote_id ?? "";
  const margin = { kind: "margin", value: "1" } as const;
  const options = [{ quote_id, margin, reason: "A try" }];
  const tried = await admin.call(editQuotationOptions, { body: { request_id, options } });
  expect(tried.status, tried.text).toBe(200);
  const shown = await client.call(getPricedRequest, { params: { id: request_id } });
  expect(shown.body).toMatchObject({ isSent: true, options: [], truckingCarriers: [] });
});

test("a confirmed price opens as the client's own accepted quotation", async () => {
  const { body } = await client.call(createClientQuotation, { body: buildForm() });
  const quoteId = body.options[0]?.quote_id ?? "";
  const confirmed = await client.call(confirmOrCancelRequest, {
    query: { request_id: body.request_id, quote_id: quoteId, status: "confirm" },
  });
  const opened = await client.call(getClientQuotation, {
    params: { id: confirmed.body.quotation_id ?? "" },
  });
  expect(opened.body).toMatchObject({ status: "accepted", decidedQuoteId: quoteId, requestState: null });
  expect(opened.body.options[0]?.sellTotal).toBe(body.options[0]?.sellTotal);
});

test("a shipper belongs to no forwarder: it gets weights, never what a rate costs", async () => {
  const priced = await shipper.call(createClientQuotation, { body: buildForm() });
  expect(priced.status, priced.text).toBe(200);
  expect(priced.body).toMatchObject({ options: [], truckingCarriers: [], pricedBy: null });
  expect(priced.body.weights.pieces).toBe(1);
  const params = { id: priced.body.request_id };
  expect((await shipper.call(getPricedRequest, { params })).body.options).toEqual([]);
  expect((await shipper.call(updatePricedRequest, { params, body: buildForm() })).body.options).toEqual([]);
  expect((await shipper.call(putPricedChoice, { params, body: { quoteIds: [] } })).status).toBe(200);
  const defaults = await shipper.call(getClientDefaults);
  expect(defaults.body).toMatchObject({ pricedBy: null, quotationCount: 0 });
});

test("a client's mail is read without the forwarder's inquirers", async () => {
  const text = "From: ada@elm.example\nPlease quote JFK to FRA, 3 pieces 120x80x100 cm, 250 kg";
  const read = await client.call(readQuotationDraft, { body: { text } });
  expect(read.status, read.text).toBe(200);
  expect(read.body.context).toBeNull();
  expect(read.body.goods).toHaveLength(1);
});
