import {
  acceptOrCancelRequest,
  askForwarders,
  exportSentRequests,
  getForwarder,
  getSentRequest,
  listForwarders,
  listSendableRequests,
  listSentRequests,
  listShippers,
  sendClientRequest,
  setShipperActive,
} from "@kilolane/contract";
import { expect, test } from "vitest";
import { companyOf, useAsking } from "../../../../test/build-asking.ts";
import { changeSettings } from "../../../../test/change-settings.ts";
import { FORM, useMarket } from "../../../../test/build-market.ts";
import { usePerson, useTestWorld } from "../../../../test/harness.ts";

const world = useTestWorld();
const market = useMarket(world);
const shipper = usePerson(world, "ROLE_CONSIGNEE");
const otherShipper = usePerson(world, "ROLE_CONSIGNEE");
const { askBoth, priceRequest, quote, see } = useAsking(market, shipper);

test("a forwarder that has ended its work with a shipper is not found, not asked and not answered", async () => {
  const id = await priceRequest(otherShipper);
  const companyId = companyOf(market.ours);
  const ask = (requestId: string) =>
    otherShipper.call(askForwarders, { params: { id: requestId }, body: { companyIds: [companyId] } });
  expect((await ask(id)).status).toBe(200);
  const { answers } = await see(id, otherShipper);
  const { content } = (await market.ours.admin.call(listShippers, { query: {} })).body;
  const tie = content.find(({ email }) => email === otherShipper.user.email);
  await market.ours.admin.call(setShipperActive, {
    params: { id: tie?.id ?? "" },
    body: { status: "suspended" },
  });
  expect((await otherShipper.call(getForwarder, { params: { id: companyId } })).status).toBe(404);
  const found = (await otherShipper.call(listForwarders, { query: {} })).body.content;
  expect(found.map((one) => one.companyId)).not.toContain(companyId);
  expect((await ask(await priceRequest(otherShipper))).status).toBe(404);
  const query = { request_id: answers[0]?.request_id ?? "", status: "cancel" as const };
  expect((await otherShipper.call(acceptOrCancelRequest, { query })).status).toBe(404);
});

test("a forwarder that left the directory is found and asked by nobody but those it works with", async () => {
  const { admin } = market.theirs;
  const companyId = companyOf(market.theirs);
  const known = await priceRequest(shipper);
  const body = { companyIds: [companyId] };
  expect((await shipper.call(askForwarders, { params: { id: known }, body })).status).toBe(200);
  expect((await changeSettings(admin, { listedInDirectory: false })).body.listedInDirectory).toBe(false);
  const stranger = await world.signInAs("ROLE_CONSIGNEE");
  const foundBy = async (person: typeof stranger) =>
    (await person.call(listForwarders, { query: {} })).body.content.map((one) => one.companyId);
  expect(await foundBy(stranger)).not.toContain(companyId);
  expect((await stranger.call(getForwarder, { params: { id: companyId } })).status).toBe(404);
  const id = await priceRequest(stranger);
  expect((await stranger.call(askForwarders, { params: { id }, body })).status).toBe(404);
  expect(await foundBy(shipper)).toContain(companyId);
  const again = { params: { id: await priceRequest(shipper) }, body };
  expect((await shipper.call(askForwarders, again)).status).toBe(200);
  await changeSettings(admin, { listedInDirectory: true });
  expect(await foundBy(stranger)).toContain(companyId);
});

test("the directory tells lanes quoted often and the usual answer time, and nothing of anybody's business", async () => {
  const companyId = companyOf(market.ours);
  const before = (await shipper.call(getForwarder, { params: { id: companyId } })).body;
  const missing = Math.max(0, 3 - before.requests.filter(({ answeredAt }) => answeredAt !== null).length);
  for (let count = 0; count < missing; count++) await quote(market.ours, await askBoth());
  await world.database.query(
    `update incoming_request set answered_at = sent_at + interval '5 hours' where answered_at is not null
     and company_id = '${companyId}'`,
  );
  const lane = { from: "JFK", to: "FRA" };
  const { content, total } = (await otherShipper.call(listForwarders, { query: lane })).body;
  expect(total).toBeGreaterThanOrEqual(content.length);
  const known = (await shipper.call(listForwarders, { query: lane })).body.content;
  expect(known.find((one) => one.companyId === companyId)).toEqual({
    companyId,
    companyName: market.ours.admin.user.company.name,
    city: expect.any(String),
    country: expect.any(String),
    lanes: [lane],
    answerHours: 5,
    isKnown: true,
    fliesLane: true,
  });
  const elsewhere = (await shipper.call(listForwarders, { query: { from: "FRA" } })).body.content;
  expect(elsewhere.every(({ fliesLane }) => !fliesLane)).toBe(true);
  expect((await shipper.call(listForwarders, { query: { search: "nobody at all" } })).body.total).toBe(0);
});

test("a client's own sent request has one answer, and both sides export what they see", async () => {
  const { client } = market.ours;
  const id = await priceRequest(client);
  expect((await client.call(getSentRequest, { params: { id } })).status).toBe(404);
  await client.call(sendClientRequest, { body: { request_id: id } });
  const detail = await see(id, client);
  expect(detail).toMatchObject({ request_id: id, state: "waiting", compared: [] });
  expect(detail.answers).toMatchObject([
    { request_id: id, mayCancel: true, mayAccept: false, quotation: null },
  ]);
  const { body } = await client.call(listSentRequests, { query: { state: "waiting", search: "jfk" } });
  expect([body.total, body.counts]).toEqual([1, { waiting: 1 }]);
  const file = await client.call(exportSentRequests, { query: {} });
  expect(file.text.trim().split("\r\n")[1]).toContain(`JFK,FRA,${FORM.readyDate}`);
  expect((await client.call(askForwarders, { params: { id }, body: { companyIds: [id] } })).status).toBe(403);
});

test("a priced shipment is offered for sending until it is decided", async () => {
  const id = await priceRequest(otherShipper);
  const { content } = (await otherShipper.call(listSendableRequests)).body;
  expect(content[0]).toMatchObject({ request_id: id, fromAirport: "JFK", pieces: 1 });
  expect((await shipper.call(listSendableRequests)).body.content.map((one) => one.request_id)).not.toContain(
    id,
  );
});
