import {
  chooseTrucking,
  confirmOrCancelRequest,
  createClientQuotation,
  createQuotation,
  editQuotationOptions,
  getQuotation,
  getRequest,
  listClientQuotations,
  repriceQuotation,
} from "@kilolane/contract";
import { expect, test } from "vitest";
import { coverEndpoint } from "../cover.ts";
import { buildRequest, FORM, useMarket } from "../build-market.ts";
import { useTestWorld } from "../harness.ts";

/* Requests before they are saved: each call, its effect read back through another, another company's 404. */

const READ_REQUEST = "GET /quotation-requests/{id}";

const world = useTestWorld();
const market = useMarket(world);

const sellsOf = (options: readonly { sellTotal: string }[]) =>
  options.map((option) => option.sellTotal).join();

test("the desk prices a shipment, and reads the request again", async () => {
  const { ours, theirs } = market;
  const { status, body } = await ours.admin.call(createQuotation, { body: { ...FORM, pickupZip: "10001" } });
  // 80 kg × 3.40 = 272.00; 80 kg × 3.05 + fuel 76.00 + eAWB 5.00 = 325.00
  expect(body.options.map((option) => option.buyTotal)).toEqual(["272.00", "325.00"]);
  expect(body.truckingCarriers.map((carrier) => carrier.trucking_id)).toEqual([ours.truckingId]);
  const params = { id: body.request_id };
  const read = await ours.admin.call(getRequest, { params });
  expect(read.body.options).toEqual(body.options);
  const foreign = await theirs.admin.call(getRequest, { params });
  const agrees = read.status === 200;
  coverEndpoint("POST", "/ffadmin/quotation/create", {
    status,
    readBack: { through: READ_REQUEST, agrees },
    foreign,
  });
});

test("a client prices a shipment at sell rates; its forwarder finds the request", async () => {
  const { ours, theirs } = market;
  const { status, body } = await ours.client.call(createClientQuotation, { body: FORM });
  expect(body.options.length).toBe(2);
  const params = { id: body.request_id };
  const read = await ours.admin.call(getRequest, { params });
  expect(read.body).toMatchObject({ request_id: body.request_id, client_id: ours.client.user.id });
  const agrees = sellsOf(read.body.options) === sellsOf(body.options);
  const foreign = await theirs.admin.call(getRequest, { params });
  coverEndpoint("POST", "/ffclient/quotation/create", {
    status,
    readBack: { through: READ_REQUEST, agrees },
    foreign,
  });
});

test("a request is priced again with changed input", async () => {
  const { ours, theirs } = market;
  const { request_id } = await buildRequest(ours.admin);
  const goodsArray = [{ pieces: 1, length: 60, width: 50, height: 40, totalWeight: 120 }];
  const call = { params: { id: request_id }, body: { ...FORM, goodsArray } };
  const { status } = await ours.admin.call(repriceQuotation, call);
  const read = await ours.admin.call(getRequest, { params: { id: request_id } });
  // 120 kg × 3.40
  expect(read.body.options[0]).toMatchObject({ buyTotal: "408.00" });
  const foreign = await theirs.admin.call(repriceQuotation, call);
  const agrees = read.body.weights.grossWeight === "120.0";
  coverEndpoint("POST", "/ffadmin/quotation/create/{id}", {
    status,
    readBack: { through: READ_REQUEST, agrees },
    foreign,
  });
});

test("a trucking carrier goes on the request and into every total", async () => {
  const { ours, theirs } = market;
  const request = await buildRequest(ours.admin, { pickupZip: "10001" });
  const query = {
    request_id: request.request_id,
    trucking_id: ours.truckingId,
    carrier: "Hudson Night",
    transit_days: 2,
  };
  const { status, body } = await ours.admin.call(chooseTrucking, { query });
  const read = await ours.admin.call(getRequest, { params: { id: request.request_id } });
  expect(read.body).toMatchObject({
    trucking_id: ours.truckingId,
    carrier: "Hudson Night",
    transit_days: 2,
    options: body.options,
  });
  // minimum 125.00 + 20 % fuel on top of the air freight
  expect(read.body.options[0]?.buyTotal).toBe("422.00");
  const foreign = await theirs.admin.call(chooseTrucking, { query });
  const notOurs = await ours.admin.call(chooseTrucking, {
    query: { ...query, trucking_id: theirs.truckingId },
  });
  expect(notOurs.status).toBe(404);
  const agrees = read.body.carrier === "Hudson Night";
  coverEndpoint("POST", "/ffadmin/quotation", {
    status,
    readBack: { through: READ_REQUEST, agrees },
    foreign,
  });
});

test("margins of options that are not saved yet are edited", async () => {
  const { ours, theirs } = market;
  const { request_id, quoteId } = await buildRequest(ours.admin);
  const margin = { kind: "margin" as const, value: "20" };
  const body = { request_id, options: [{ quote_id: quoteId, margin, remarks: "Two pallets a week" }] };
  const { status } = await ours.admin.call(editQuotationOptions, { body });
  const read = await ours.admin.call(getRequest, { params: { id: request_id } });
  // 272.00 / 0.8
  expect(read.body.options[0]).toMatchObject({ sellTotal: "340.00", remarks: "Two pallets a week" });
  const foreign = await theirs.admin.call(editQuotationOptions, { body });
  const agrees = read.body.options[0]?.sellTotal === "340.00";
  coverEndpoint("POST", "/ffadmin/quotation/edit", {
    status,
    readBack: { through: READ_REQUEST, agrees },
    foreign,
  });
});

test("a client confirms an option it priced, once; another client's is none of its business", async () => {
  const { ours, theirs } = market;
  const { body } = await ours.client.call(createClientQuotation, { body: FORM });
  const quote_id = body.options[0]?.quote_id ?? "";
  const query = { request_id: body.request_id, quote_id, status: "confirm" as const };
  const foreign = await theirs.client.call(confirmOrCancelRequest, { query });
  const confirmed = await ours.client.call(confirmOrCancelRequest, { query });
  expect(confirmed.body, confirmed.text).toMatchObject({ status: "accepted" });
  const id = confirmed.body.quotation_id ?? "";
  const read = await ours.admin.call(getQuotation, { params: { id } });
  expect(read.body).toMatchObject({ status: "accepted", decidedQuoteId: quote_id });
  expect(read.body.options[0]?.sellTotal).toBe(body.options[0]?.sellTotal);
  const own = await ours.client.call(listClientQuotations, { query: {} });
  expect(own.body.content.map((row) => row.quotation_id)).toContain(id);
  const again = await ours.client.call(confirmOrCancelRequest, { query });
  expect([again.status, again.error.code]).toEqual([409, "state-conflict"]);
  const agrees = read.body.status === "accepted";
  coverEndpoint("PUT", "/ffclient/quotation/confirm-or-cancel", {
    status: confirmed.status,
    readBack: { through: "GET /ffadmin/quotation/{id}", agrees },
    foreign,
  });
});

test("a client cancels what it priced, and that is that", async () => {
  const { ours } = market;
  const { body } = await ours.client.call(createClientQuotation, { body: FORM });
  const quote_id = body.options[0]?.quote_id ?? "";
  const cancel = { request_id: body.request_id, quote_id, status: "cancel" as const };
  const cancelled = await ours.client.call(confirmOrCancelRequest, { query: cancel });
  expect(cancelled.body).toEqual({ status: "cancelled", quotation_id: null, number: null });
  const read = await ours.admin.call(getRequest, { params: { id: body.request_id } });
  expect(read.body.status).toBe("cancelled");
  const late = await ours.client.call(confirmOrCancelRequest, { query: { ...cancel, status: "confirm" } });
  expect(late.error.code).toBe("state-conflict");
});
