import {
  chooseTrucking,
  cloneQuotation,
  createQuotation,
  editSavedQuotation,
  getQuotation,
  getRequest,
  repriceQuotation,
  saveQuotation,
} from "@kilolane/contract";
import { beforeAll, expect, test } from "vitest";
import { buildForm } from "../../../test/build-quotations.ts";
import { buildTrucking } from "../../../test/build-trucking.ts";
import { useFuelDesk } from "../../../test/fuel-desk.ts";

/* A carrier that was chosen is part of the price: it goes out of it by name, never by itself. */

const { world, admin } = useFuelDesk();
const NAME = "Elm Cartage";
const SERVED = "10001";
const ALSO_SERVED = "10002";
const UNSERVED = "60601";

let truckingId: string;

beforeAll(async () => {
  await world.database.query(
    `insert into us_zip (zip, city, state, latitude, longitude)
     values ($1, 'New York', 'NY', 40.7157, -73.9862), ($2, 'Chicago', 'IL', 41.8858, -87.6181)
     on conflict do nothing`,
    [ALSO_SERVED, UNSERVED],
  );
  truckingId = await buildTrucking(world, admin.user.company.id, {
    name: NAME,
    terms: { mode: "cwt", bands: [{ lowerLb: "0", ratePerCwt: "20" }], minimum: "75" },
  });
});

/** A saved quotation whose goods the carrier picks up. */
async function buildPickedUp() {
  const { body } = await admin.call(createQuotation, { body: buildForm({ pickupZip: SERVED }) });
  const { request_id } = body;
  const chosen = await admin.call(chooseTrucking, {
    query: { request_id, trucking_id: truckingId, leg: "pickup" },
  });
  expect(chosen.body, chosen.text).toMatchObject({ carrier: NAME });
  const quote_id = chosen.body.options[0]?.quote_id ?? "";
  const saved = await admin.call(saveQuotation, { query: { request_id, quote_id }, body: {} });
  const { quotation_id: id } = saved.body;
  return { id, request_id, quote_id, sellTotal: saved.body.sellTotal };
}

async function edit(
  id: string,
  changes: { readonly form?: ReturnType<typeof buildForm>; readonly reprice?: true },
) {
  const { version, lockVersion } = (await admin.call(getQuotation, { params: { id } })).body;
  const edited = await admin.call(editSavedQuotation, {
    body: { quotation_id: id, version, lockVersion, ...changes },
  });
  expect(edited.status, edited.text).toBe(200);
  return edited.body;
}

const setActive = (isActive: boolean) =>
  world.database.query("update trucking_carrier set is_active = $1 where id = $2", [isActive, truckingId]);

const LOST = [{ kind: "pickup-carrier", label: NAME, amount: "", currency: "USD" }];

test.each([
  ["another zip that it serves", ALSO_SERVED],
  ["a zip that nobody serves", UNSERVED],
  ["no zip", null],
])(
  "an edit of a saved quotation to %s names the carrier as lost and keeps it nowhere",
  async (_to, pickupZip) => {
    const { id, sellTotal } = await buildPickedUp();
    const edited = await edit(id, { form: buildForm({ pickupZip }) });
    expect(edited).toMatchObject({ carrier: null, trucking_id: null });
    expect(edited.options[0]?.was).toMatchObject({ sellTotal, lost: LOST });
  },
);

test("an edit that leaves the zip as it is keeps the carrier in the price", async () => {
  const { id, sellTotal } = await buildPickedUp();
  const edited = await edit(id, { form: buildForm({ pickupZip: SERVED }) });
  expect(edited).toMatchObject({ carrier: NAME, trucking_id: truckingId });
  expect([edited.options[0]?.sellTotal, edited.options[0]?.was]).toEqual([sellTotal, undefined]);
});

test("a carrier that is out of use is named as lost where prices are made again, saved or not", async () => {
  const { id, request_id, quote_id, sellTotal } = await buildPickedUp();
  await setActive(false);
  const edited = await edit(id, { reprice: true });
  expect(edited).toMatchObject({ carrier: null });
  expect(edited.options[0]?.was).toMatchObject({ sellTotal, lost: LOST });
  const repriced = await admin.call(repriceQuotation, {
    params: { id: request_id },
    body: buildForm({ pickupZip: SERVED }),
  });
  expect(repriced.body, repriced.text).toMatchObject({ carrier: null, trucking_id: null });
  const chosen = repriced.body.options.find((option) => option.quote_id === quote_id);
  expect(chosen?.was).toMatchObject({ sellTotal, lost: LOST });
  await setActive(true);
});

test("a clone goes on with the carriers of the quotation that it repeats", async () => {
  const { id, sellTotal } = await buildPickedUp();
  const { body } = await admin.call(cloneQuotation, { params: { id }, body: {} });
  const clone = await admin.call(getRequest, { params: { id: body.requestId } });
  expect(clone.body, clone.text).toMatchObject({ carrier: NAME, trucking_id: truckingId });
  expect(clone.body.options.map((option) => option.sellTotal)).toContain(sellTotal);
});
