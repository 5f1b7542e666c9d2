import * as contract from "@kilolane/contract";
import { expect, it } from "vitest";
import { buildSent, FORM, useMarket } from "../../../test/build-market.ts";
import { buildRecords } from "../../../test/build-records.ts";
import { type SignedInPerson, useTestWorld } from "../../../test/harness.ts";

const world = useTestWorld();
const market = useMarket(world);

const todayOf = async (person: SignedInPerson) => (await person.call(contract.getToday)).body;

it("each figure is the one of the list that it leads to, and another company's stay as they were", async () => {
  const { ours, theirs } = market;
  const before = await todayOf(theirs.admin);
  await buildRecords(ours);
  const { admin } = ours;
  const now = await todayOf(admin);
  const requests = async (status: "new" | "assigned" | "replied") =>
    (await admin.call(contract.listClientRequests, { query: { status } })).body.total;
  expect(now.requests).toBe((await requests("new")) + (await requests("assigned")));
  expect(now.requests).toBeGreaterThan(0);
  expect(now.replies).toBe(await requests("replied"));
  const approvals = await admin.call(contract.listFloorApprovals, { query: { page: 1, size: 1 } });
  expect(now.approvals).toBe(approvals.body.counts.open);
  const shipments = await admin.call(contract.listShipments, {});
  expect(now.trouble).toBe(shipments.body.counts.trouble);
  expect(await todayOf(theirs.admin)).toEqual(before);
});

it("a request is overdue once its promised time is over, a sent quotation expires soon within three days", async () => {
  const { admin, client } = market.ours;
  const before = await todayOf(admin);
  const priced = await client.call(contract.createClientQuotation, { body: FORM });
  const sent = await client.call(contract.sendClientRequest, {
    body: { request_id: priced.body.request_id, note: "" },
  });
  expect(sent.status, sent.text).toBe(200);
  const offer = await buildSent(admin, client);
  await world.database.query(
    "update incoming_request set answer_by = now() - interval '1 hour' where request_id = $1",
    [priced.body.request_id],
  );
  await world.database.query("update quotation set expires_at = now() + interval '2 days' where id = $1", [
    offer.quotation_id,
  ]);
  expect(await todayOf(admin)).toMatchObject({
    requests: before.requests + 1,
    overdue: before.overdue + 1,
    expiring: before.expiring + 1,
  });
  const listed = async () =>
    (await admin.call(contract.listQuotations, { query: { filter: JSON.stringify({ expiring: "soon" }) } }))
      .body;
  const soon = await listed();
  expect(soon.total).toBe(before.expiring + 1);
  expect(soon.content.map(({ quotation_id }) => quotation_id)).toContain(offer.quotation_id);
  await world.database.query("update quotation set expires_at = now() + interval '4 days' where id = $1", [
    offer.quotation_id,
  ]);
  expect((await todayOf(admin)).expiring).toBe(before.expiring);
  expect((await listed()).content.map(({ quotation_id }) => quotation_id)).not.toContain(offer.quotation_id);
});

it("a quotation whose last mail failed is named until another mail is sent; an agent hears of its own alone", async () => {
  const { admin, agent, client } = market.ours;
  const offer = await buildSent(admin, client);
  const isNamed = async (person: SignedInPerson) =>
    (await todayOf(person)).failedMails.some(({ quotationId }) => quotationId === offer.quotation_id);
  expect(await isNamed(admin)).toBe(false);
  await world.database.query("update quotation_mail set state = 'failed' where quotation_id = $1", [
    offer.quotation_id,
  ]);
  expect(await isNamed(admin)).toBe(true);
  expect(await isNamed(agent)).toBe(false);
  const query = { quotation_id: offer.quotation_id, email: "again@elm.example" };
  const again = await admin.call(contract.emailSavedQuotation, { query, body: {} });
  expect(again.status, again.text).toBe(200);
  expect(await isNamed(admin)).toBe(false);
});
