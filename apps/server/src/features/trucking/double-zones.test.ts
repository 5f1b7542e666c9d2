import {
  acceptCarrierProposal,
  checkTrucking,
  createTariffProposal,
  createTruckingCarrier,
  getTruckingCarrier,
  listTruckingCarriers,
  updateTruckingCarrier,
} from "@kilolane/contract";
import { beforeAll, expect, test } from "vitest";
import { buildReference } from "../../../test/build-rates.ts";
import { CARRIER_FORM, NEAR } from "../../../test/build-trucking.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";

/* Two zones of one name and first day: no proposal could name either of them. */

const world = useTestWorld({ at: "2026-05-10T12:00:00Z" });
const admin = usePerson(world, "ROLE_FFADMIN", () => ({ locale: "fr" }));
const trucker = usePerson(world, "ROLE_TRUCKING_ADMIN");
beforeAll(() => buildReference(world.database));

const FAR = { ...NEAR, name: "Far", areas: [{ airport: "ORD", zips: "53202" }] };
const THIRD = { ...NEAR, name: "Third", areas: [{ airport: "SEA", zips: "97001" }] };

async function keep(...tariffs: readonly (typeof NEAR)[]) {
  const body = { ...CARRIER_FORM, email: trucker.user.email, tariffs: [...tariffs] };
  const { status, body: carrier, text } = await admin.call(createTruckingCarrier, { body });
  expect(status, text).toBe(200);
  return carrier;
}

test("the second zone of a name and first day is refused at its name, in the person's language", async () => {
  const twins = { ...CARRIER_FORM, tariffs: [NEAR, FAR, { ...FAR, name: " near " }] };
  const refused = await admin.call(createTruckingCarrier, { body: twins });
  expect([refused.status, refused.error.errors]).toMatchObject([
    400,
    [{ field: "tariffs.2.name", code: "zone-double", message: expect.stringContaining("le même jour") }],
  ]);
  const kept = await keep(NEAR, { ...NEAR, validFrom: "2021-01-01", areas: FAR.areas });
  const change = { ...kept, tariffs: kept.tariffs.map((zone) => ({ ...zone, validFrom: "2020-01-01" })) };
  const changed = await admin.call(updateTruckingCarrier, { params: { id: kept.id }, body: change });
  expect(changed.error.errors).toMatchObject([{ field: "tariffs.1.name", code: "zone-double" }]);
});

test("doubles that are stored read, price and take proposals about other zones; an edit names them", async () => {
  const { id } = await keep(NEAR, FAR, THIRD);
  await world.database.query(
    "update trucking_tariff set name = 'Near' where carrier_id = $1 and name = 'Far'",
    [id],
  );
  const params = { id };
  const stored = await admin.call(getTruckingCarrier, { params });
  expect(stored.body.tariffs.map(({ name }) => name)).toEqual(["Near", "Near", "Third"]);
  const listed = await admin.call(listTruckingCarriers, { query: { size: 50 } });
  expect(listed.body.content.map((row) => row.id)).toContain(id);
  const query = { "pickup-zip": "53202", "departure-airport": "ORD", weightLb: "500" };
  const priced = await admin.call(checkTrucking, { query });
  const [offer] = priced.body.truckingCarriers.filter(({ trucking_id }) => trucking_id === id);
  expect(offer).toMatchObject({ buyTotal: "100.00" });
  const line = {
    zone: "Third",
    validFrom: "2020-01-01",
    figure: "minimum",
    detail: "",
    value: "80",
  } as const;
  const proposal = { version: 1, effectiveOn: "2026-06-01", note: "", lines: [line] };
  const made = await trucker.call(createTariffProposal, { params, body: proposal });
  const decision = { version: 1, carrierVersion: 1, lines: [0] };
  const taken = await admin.call(acceptCarrierProposal, { params: { id: made.body.id }, body: decision });
  expect([taken.status, taken.body.state], taken.text).toEqual([200, "taken"]);
  const { body: now } = await admin.call(getTruckingCarrier, { params });
  const edited = await admin.call(updateTruckingCarrier, { params, body: now });
  expect(edited.error.errors).toMatchObject([{ field: "tariffs.1.name", code: "zone-double" }]);
  const apart = now.tariffs.map((zone, place) => (place === 1 ? { ...zone, name: "Far" } : zone));
  const mended = await admin.call(updateTruckingCarrier, { params, body: { ...now, tariffs: apart } });
  expect(mended.status, mended.text).toBe(200);
});

test("taking a figure makes no doubles: a zone of that name begins on that day already", async () => {
  const { id } = await keep(NEAR, { ...NEAR, validFrom: "2026-06-01", areas: FAR.areas });
  const line = { zone: "Near", validFrom: "2020-01-01", figure: "minimum", detail: "", value: "80" } as const;
  const proposal = { version: 1, effectiveOn: "2026-06-01", note: "", lines: [line] };
  const made = await trucker.call(createTariffProposal, { params: { id }, body: proposal });
  const decision = { version: 1, carrierVersion: 1, lines: [0] };
  const taken = await admin.call(acceptCarrierProposal, { params: { id: made.body.id }, body: decision });
  expect([taken.status, taken.error.errors.map(({ code }) => code)]).toEqual([400, ["zone-double"]]);
});
