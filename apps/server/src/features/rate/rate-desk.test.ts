import * as contract from "@kilolane/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { buildAirlineDesk, buildDeskRate, rateFormOf, type AirlineDesk } from "../../../test/build-desk.ts";
import { FORM } from "../../../test/build-market.ts";
import { buildReference } from "../../../test/build-rates.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";

const world = useTestWorld();
const forwarder = usePerson(world, "ROLE_FFADMIN");
let desk: AirlineDesk;
let other: AirlineDesk;

beforeAll(async () => {
  await buildReference(world.database);
  desk = await buildAirlineDesk(world, "Desk Air");
  other = await buildAirlineDesk(world, "Other Air");
});

/** Buy totals that a forwarder gets of an airline on JFK–FRA. */
async function totals(airlineId: number, person = forwarder): Promise<string[]> {
  const { body } = await person.call(contract.createQuotation, { body: FORM });
  return body.options
    .flatMap(({ airline, buyTotal }) => (airline?.id === airlineId ? [buyTotal ?? ""] : []))
    .toSorted();
}

describe("a rate", () => {
  test("is a draft that nobody prices with, until it is published", async () => {
    const drafted = await desk.admin.call(contract.createRate, { body: rateFormOf() });
    expect(drafted.status, drafted.text).toBe(200);
    const { rate, findings } = drafted.body;
    expect([rate.state, findings]).toEqual(["draft", []]);
    expect(rate).toMatchObject({
      airline: { id: desk.airlineId, name: "Desk Air" },
      fromStations: ["JFK"],
      toStation: ["FRA"],
      isUniform: true,
      laneCount: 1,
      minCharges: "75",
      unNumberFee: "0",
      gracePeriod: 2,
      startDate: "2020-01-01",
      perUnitCharges: [
        { lowerRange: "0", upperRange: "44.9", perUnitCharge: "4.1", surchargePricing: "plus" },
        { lowerRange: "45", upperRange: null, perUnitCharge: "3.05", applicableSurcharge: null },
      ],
      airlineSurcharges: [{ additionSuchargeLabale: "Fuel", additionSurchargeMinimumValue: "25" }],
    });
    expect(await totals(desk.airlineId)).toEqual([]);
    const target = { params: { id: rate.id }, body: { version: rate.version } };
    const published = await desk.admin.call(contract.publishRate, target);
    expect(published.body.rate).toMatchObject({ state: "live", badges: ["new"], publishedBy: "Test Person" });
    // 80 kg × 3.05 + 80 × 0.95 + 5
    expect(await totals(desk.airlineId)).toEqual(["325.00"]);
    expect((await desk.admin.call(contract.publishRate, target)).error.code).toBe("state-conflict");
  });

  test("keeps its published prices while a change is typed, and has the new ones with the publication", async () => {
    const own = await buildAirlineDesk(world);
    const rate = await buildDeskRate(own.admin);
    expect(await totals(own.airlineId)).toEqual(["325.00"]);
    const { rateType: _type, ...form } = rateFormOf({ eawbFee: "17.25" });
    const changed = await own.agent.call(contract.updateRate, {
      params: { id: rate.id },
      body: { ...form, version: rate.version },
    });
    expect(changed.body.rate).toMatchObject({
      id: rate.id,
      state: "live",
      eawbFee: "5",
      badges: ["new", "changed"],
    });
    expect(changed.body.rate.draft).toMatchObject({ id: rate.id, state: "draft", eawbFee: "17.25" });
    expect(await totals(own.airlineId)).toEqual(["325.00"]);
    // who has not seen the change may not overwrite or publish it
    const stale = { params: { id: rate.id }, body: { ...form, version: rate.version } };
    const late = await own.admin.call(contract.updateRate, stale);
    expect([late.error.code, late.error.currentVersion]).toEqual(["version-conflict", rate.version + 1]);
    const target = { params: { id: rate.id }, body: { version: rate.version + 1 } };
    expect((await own.admin.call(contract.publishRate, target)).body.rate).toMatchObject({
      eawbFee: "17.25",
      draft: null,
      version: rate.version + 1,
    });
    expect(await totals(own.airlineId)).toEqual(["337.25"]);
    const list = await own.admin.call(contract.listRates);
    expect(list.body.content.map(({ id, state }) => [id, state])).toEqual([[rate.id, "live"]]);
  });

  test("is thrown away as a draft, copied, and ended; each step shows in lists and prices", async () => {
    const own = await buildAirlineDesk(world);
    const rate = await buildDeskRate(own.admin);
    const copy = (await own.admin.call(contract.copyRate, { params: { id: rate.id } })).body.rate;
    expect(copy).toMatchObject({ state: "draft", laneCount: 1, minCharges: "75" });
    expect(copy.id).not.toBe(rate.id);
    const states = async () =>
      Object.fromEntries(
        (
          await own.admin.call(contract.listRates, {
            query: { filter: JSON.stringify({ state: [...contract.RATE_STATES] }) },
          })
        ).body.content.map(({ id, state }) => [id, state]),
      );
    expect(await states()).toEqual({ [rate.id]: "live", [copy.id]: "draft" });
    await own.admin.call(contract.discardRate, { params: { id: copy.id }, query: { version: copy.version } });
    expect(await states()).toEqual({ [rate.id]: "live" });
    expect((await own.admin.call(contract.getRate, { params: { id: copy.id } })).status).toBe(404);
    const ended = await own.admin.call(contract.endRate, {
      params: { id: rate.id },
      body: { version: rate.version },
    });
    expect(ended.body.rate).toMatchObject({ state: "ended", mayEdit: false });
    expect(await states()).toEqual({ [rate.id]: "ended" });
    expect(await totals(own.airlineId)).toEqual([]);
    const { rateType: _type, ...form } = rateFormOf();
    const change = { params: { id: rate.id }, body: { ...form, version: rate.version } };
    expect((await own.admin.call(contract.updateRate, change)).error.code).toBe("state-conflict");
  });

  test("changes for all its lanes at once, each keeping its prices", async () => {
    const own = await buildAirlineDesk(world);
    const lanes = [
      { fromStation: "JFK", toStation: "FRA", minCharges: "90", prices: ["5", "4"] },
      { fromStation: "ORD", toStation: "NRT", prices: ["7.25", "8"] },
    ];
    const drafted = await own.admin.call(contract.createRate, { body: rateFormOf({ lanes }) });
    expect(drafted.body.findings.map(({ code, lane }) => [code, lane])).toEqual([
      ["lane-dearer", { fromStation: "ORD", toStation: "NRT" }],
    ]);
    const rate = await buildDeskRate(own.admin, { lanes });
    expect(rate).toMatchObject({ isUniform: false, laneCount: 2, fromStations: ["JFK", "ORD"] });
    expect(rate.lanes.map((lane) => [lane.toStation, lane.minCharges, lane.bands[1]?.perUnitCharge])).toEqual(
      [
        ["FRA", "90", "4"],
        ["NRT", "75", "8"],
      ],
    );
    const {
      rateType: _t,
      fromStations: _f,
      toStation: _s,
      perUnitCharges: _p,
      lanes: _l,
      minCharges: _m,
      ...shared
    } = rateFormOf({ eawbFee: "0", expiryDate: "2098-06-30" });
    const changed = await own.admin.call(contract.updateSharedTerms, {
      params: { id: rate.id },
      body: { ...shared, version: rate.version },
    });
    expect(changed.status, changed.text).toBe(200);
    await own.admin.call(contract.publishRate, {
      params: { id: rate.id },
      body: { version: rate.version + 1 },
    });
    const after = await own.admin.call(contract.listRateLanes, {
      params: { id: rate.id },
      query: { from: "jfk" },
    });
    expect(after.body).toMatchObject({ total: 1, content: [{ minCharges: "90", expiryDate: "2098-06-30" }] });
    // 80 × 4 + 80 × 0.95, above the minimum of 90
    expect(await totals(own.airlineId)).toEqual(["396.00"]);
  });
});

test("when several save or publish the same state at once, one succeeds and the others get a conflict", async () => {
  const own = await buildAirlineDesk(world);
  const rate = await buildDeskRate(own.admin);
  const { rateType: _type, ...form } = rateFormOf({ eawbFee: "9" });
  const params = { id: rate.id };
  const change = { params, body: { ...form, version: rate.version } };
  const saves = await Promise.all(
    Array.from({ length: 5 }, () => own.admin.call(contract.updateRate, change)),
  );
  expect(saves.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
  const publication = { params, body: { version: rate.version + 1 } };
  const publications = await Promise.all(
    Array.from({ length: 5 }, () => own.agent.call(contract.publishRate, publication)),
  );
  expect(publications.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 409, 409, 409, 409,
  ]);
  expect(await totals(own.airlineId)).toEqual(["329.00"]);
});

describe("another airline's people", () => {
  test("find none of it and get 404 for every call on it, like for an unknown id", async () => {
    const rate = await buildDeskRate(desk.admin, { expiryDate: "2098-12-31" });
    const [params, body] = [{ id: rate.id }, { version: rate.version }];
    const { rateType: _type, ...form } = rateFormOf();
    const { admin } = other;
    const answers = [
      await admin.call(contract.getRate, { params: { id: rate.id } }),
      await admin.call(contract.listRateLanes, { params: { id: rate.id } }),
      await admin.call(contract.updateRate, { params, body: { ...form, ...body } }),
      await admin.call(contract.publishRate, { params, body }),
      await admin.call(contract.discardRate, { params, query: body }),
      await admin.call(contract.endRate, { params, body }),
      await admin.call(contract.copyRate, { params: { id: rate.id } }),
      await admin.call(contract.createRate, { body: rateFormOf({ airlineId: desk.airlineId }) }),
      await admin.call(contract.listWeightRanges, { query: { airlineId: desk.airlineId } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect((await admin.call(contract.listRates)).body.total).toBe(0);
    expect((await desk.admin.call(contract.getRate, { params: { id: rate.id } })).body.state).toBe("live");
  });

  test("of an airline company without an airline learn what is missing", async () => {
    const nobody = await world.signInAs("ROLE_AIRLINE_ADMIN");
    expect((await nobody.call(contract.createRate, { body: rateFormOf() })).error.code).toBe(
      "airline-missing",
    );
  });
});
