import {
  confirmOrCancelQuotation,
  createQuotation,
  emailSavedQuotation,
  getClientSpend,
  listClientQuotations,
  saveQuotation,
} from "@kilolane/contract";
import { beforeAll, expect, test } from "vitest";
import { buildForm, MAIL_FLAGS } from "../../../test/build-quotations.ts";
import { buildAirline, buildRate, buildReference } from "../../../test/build-rates.ts";
import { type SignedInPerson, usePerson, useTestWorld } from "../../../test/harness.ts";

/* What clients and shippers see of quotations that were sent to them: the rows behind each figure. */

const world = useTestWorld();
const admin = usePerson(world, "ROLE_FFADMIN");
const client = usePerson(world, "ROLE_FFCLIENT", () => ({ company: admin.user.company }));
const otherAdmin = usePerson(world, "ROLE_FFADMIN");
const shipper = usePerson(world, "ROLE_CONSIGNEE");

beforeAll(async () => {
  await buildReference(world.database);
  const airlineId = await buildAirline(world.database, { iata: "QA", name: "Quiet Air" });
  await buildRate(world.database, { airlineId });
});

/** A quotation that a desk mailed to an address. */
async function send(desk: SignedInPerson, email: string, changes: object = {}) {
  const request = await desk.call(createQuotation, { body: buildForm(changes) });
  const quote_id = request.body.options[0]?.quote_id ?? "";
  const query = { request_id: request.body.request_id, quote_id };
  const saved = await desk.call(saveQuotation, { query, body: {} });
  const { quotation_id } = saved.body;
  await desk.call(emailSavedQuotation, { query: { quotation_id, email, ...MAIL_FLAGS }, body: {} });
  return { ...saved.body, quote_id };
}

test("a shipper's figures are the rows of its list, by lane and forwarder, and nobody else's", async () => {
  const taken = await send(admin, shipper.user.email);
  await send(otherAdmin, shipper.user.email);
  await send(admin, "somebody@elm.example", { client_id: client.user.id });
  const { quotation_id, quote_id } = taken;
  await shipper.call(confirmOrCancelQuotation, { query: { quotation_id, quote_id, status: "confirm" } });
  const { body } = await shipper.call(getClientSpend, { query: {} });
  const list = (await shipper.call(listClientQuotations, { query: {} })).body.content;
  expect(body.current).toMatchObject({
    quotations: list.length,
    accepted: 1,
    ended: 0,
    spentUsd: taken.sellTotal,
    minutesToAnswer: null,
    minutesToDecide: 0,
  });
  expect(body.before).toMatchObject({ quotations: 0, spentUsd: "0.00" });
  expect(body.lanes).toMatchObject([{ fromAirport: "JFK", toAirport: "FRA", quotations: 2, accepted: 1 }]);
  expect(body.forwarders.map(({ id, quotations, accepted }) => [id, quotations, accepted])).toEqual(
    expect.arrayContaining([
      [admin.user.company.id, 1, 1],
      [otherAdmin.user.company.id, 1, 0],
    ]),
  );
  expect(body.perDay.reduce((sum, day) => sum + day.quotations, 0)).toBe(2);
  const own = await client.call(getClientSpend, { query: {} });
  expect(own.body.current).toMatchObject({ quotations: 1, accepted: 0, spentUsd: "0.00" });
});

test("a period is asked for by its days, and one that ends before it begins is refused", async () => {
  const past = await client.call(getClientSpend, { query: { from: "2001-01-01", to: "2001-01-31" } });
  expect(past.body).toMatchObject({ from: "2001-01-01", beforeTo: "2000-12-31", lanes: [] });
  const bad = await client.call(getClientSpend, { query: { from: "2026-02-01", to: "2026-01-01" } });
  expect([bad.status, bad.error.errors?.[0]?.code]).toEqual([400, "before-start"]);
});
