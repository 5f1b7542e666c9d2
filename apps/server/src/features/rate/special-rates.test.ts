import {
  createQuotation,
  createRate,
  getRate,
  getRateHistory,
  publishRate,
  updateRate,
} from "@kilolane/contract";
import { beforeAll, expect, test } from "vitest";
import { buildAirlineDesk, buildDeskRate, rateFormOf, type AirlineDesk } from "../../../test/build-desk.ts";
import { FORM } from "../../../test/build-market.ts";
import { buildReference } from "../../../test/build-rates.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";

/* Class rates, specific commodities and unit loads are typed with the rate (pricing rules §3). */

const world = useTestWorld();
const forwarder = usePerson(world, "ROLE_FFADMIN");
let desk: AirlineDesk;

beforeAll(async () => {
  await buildReference(world.database);
  desk = await buildAirlineDesk(world, "Special Air");
});

const SPECIALS = {
  classPercent: "200",
  classBase: "N",
  commodityItem: "0300",
  commodityMinWeight: "100",
  commodityRate: "1.90",
  uldPivotWeight: "1000",
  uldPivotCharge: "2500",
  uldOverPivotRate: "2.4",
  uldTare: "90",
} as const;

/** Buy total of the desk's airline for 80 kg on JFK–FRA. */
async function price(airlineId: number): Promise<string | undefined> {
  const { body } = await forwarder.call(createQuotation, { body: FORM });
  return body.options.find(({ airline }) => airline?.id === airlineId)?.buyTotal;
}

test("they are stored as typed, priced with, changed and taken away, and each change is in the history", async () => {
  const own = await buildAirlineDesk(world, "Class Air");
  const rate = await buildDeskRate(own.admin, { classPercent: "200", classBase: "N" });
  expect(rate).toMatchObject({
    classPercent: "200",
    classBase: "N",
    classMinWeight: null,
    commodityItem: null,
  });
  // 80 kg × 8.20 + fuel 80 × 0.95 + 5
  expect(await price(own.airlineId)).toBe("737.00");

  const params = { id: rate.id };
  const change = async (version: number, body: object) => {
    const { rateType: _type, ...form } = rateFormOf();
    const changed = await own.admin.call(updateRate, { params, body: { ...form, ...body, version } });
    expect(changed.status, changed.text).toBe(200);
    const published = await own.admin.call(publishRate, { params, body: { version: version + 1 } });
    expect(published.status, published.text).toBe(200);
    return published.body.rate;
  };
  // a caller who does not name them takes nothing away
  const silent = await change(rate.version, { eawbFee: "6" });
  expect(silent).toMatchObject({ classPercent: "200", classBase: "N" });
  const cleared = await change(silent.version, { eawbFee: "6", classPercent: "", classBase: "" });
  expect(cleared.classPercent).toBeNull();
  // 80 kg × 3.05 + fuel 76.00 + 6
  expect(await price(own.airlineId)).toBe("326.00");
  const { body } = await own.admin.call(getRateHistory, { params });
  expect(body.content[0]?.differences).toEqual([
    { field: "classPercent", before: "200", after: null },
    { field: "classBase", before: "N", after: null },
  ]);
});

test("every field of all three groups comes back as it was typed", async () => {
  const drafted = await desk.admin.call(createRate, { body: rateFormOf({ ...SPECIALS }) });
  expect(drafted.status, drafted.text).toBe(200);
  const { body } = await desk.admin.call(getRate, { params: { id: drafted.body.rate.id } });
  expect(body).toMatchObject({
    ...SPECIALS,

    classMinWeight: null,
    classMinPercent: null,
  });
});

test.each([
  [{ classPercent: "150" }, ["classBase"]],
  [{ classMinWeight: "10" }, ["classPercent", "classBase"]],
  [{ commodityItem: "0300" }, ["commodityMinWeight", "commodityRate"]],
  [{ uldTare: "90" }, ["uldPivotWeight", "uldPivotCharge", "uldOverPivotRate"]],
])("a group that is not whole is refused at what is missing: %o", async (typed, missing) => {
  const refused = await desk.admin.call(createRate, { body: rateFormOf(typed) });
  expect(refused.error.errors.map(({ field, code }) => `${field} ${code}`)).toEqual(
    missing.map((field) => `${field} required`),
  );
});
