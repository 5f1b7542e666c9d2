import * as contract from "@kilolane/contract";
import { CARGO_TYPES } from "@kilolane/domain";
import { beforeAll, describe, expect, test } from "vitest";
import { coverEndpoint } from "../../../test/cover.ts";
import { buildAirlineDesk, buildDeskRate, rateFormOf, type AirlineDesk } from "../../../test/build-desk.ts";
import { buildAirline, buildReference } from "../../../test/build-rates.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";

const world = useTestWorld();
const clerk = usePerson(world, "ROLE_DATAENTRY");
let desk: AirlineDesk;

beforeAll(async () => {
  await buildReference(world.database);
  desk = await buildAirlineDesk(world);
});

const BAND = { lowerRange: "0", perUnitCharge: "4" };
const FUEL = { additionSuchargeLabale: "Fuel", additionSuchargeUnit: "per_kg", additionSuchargeValue: "1" };
const unknownAt = (field: string) => `airlineSurcharges.0.${field} unknown`;

describe("a rate as typed", () => {
  test("is normalised: dates, empty fees and surcharges, thousands commas, lists of stations", async () => {
    const { body } = await desk.admin.call(contract.createRate, {
      body: rateFormOf({
        fromStations: "jfk, ORD jfk",
        toStation: ["fra", "jfk"],
        startDate: "2027/3/1",
        expiryDate: "2027-12-31T22:00:00.000Z",
        minCharges: "1,250.50",
        unNumberFee: "",
        additionalUnNumberFee: null,
        perUnitCharges: [{ ...BAND, perUnitCharge: "1,004.2500" }],
        airlineSurcharges: [
          {
            additionSuchargeLabale: "Security",
            additionSuchargeUnit: "per_awb",
            additionSuchargeValue: "",
            additionSurchargeMinimumValue: " ",
          },
        ],
      }),
    });
    expect(body.rate).toMatchObject({
      fromStations: ["JFK", "ORD"],
      toStation: ["FRA", "JFK"],
      laneCount: 3,
      isUniform: true,
      startDate: "2027-03-01",
      expiryDate: "2027-12-31",
      minCharges: "1250.5",
      unNumberFee: "0",
      additionalUnNumberFee: "0",
      perUnitCharges: [{ perUnitCharge: "1004.25" }],
      airlineSurcharges: [{ additionSuchargeValue: "0", additionSurchargeMinimumValue: "0" }],
    });
  });

  test.each([
    [{ fromStations: ["XXX"] }, "fromStations.0 unknown-airport"],
    [{ fromStations: ["FRA"] }, "toStation same-airport"],
    [{ expiryDate: "2019-12-31" }, "expiryDate before-start"],
    [{ startDate: "31.12.2026" }, "startDate date"],
    [{ minCharges: "100000" }, "minCharges too-large"],
    [{ eawbFee: "5.005" }, "eawbFee too-many-decimals"],
    [{ hawbFee: "-1" }, "hawbFee negative"],
    [{ currency: "QQQ" }, "currency unknown-currency"],
    [{ typeOfGoods: "Gold" }, "typeOfGoods unknown"],
    [{ perUnitCharges: [] }, "perUnitCharges required"],
    [{ perUnitCharges: [{ ...BAND, perUnitCharge: "0" }] }, "perUnitCharges.0.perUnitCharge zero"],
    [
      { perUnitCharges: [{ ...BAND, perUnitCharge: "1.23456" }] },
      "perUnitCharges.0.perUnitCharge too-many-decimals",
    ],
    [
      { perUnitCharges: [{ ...BAND, applicableSurcharge: ["War"] }] },
      "perUnitCharges.0.applicableSurcharge unknown",
    ],
    [{ lanes: [{ fromStation: "JFK", toStation: "FRA", prices: ["1"] }] }, "lanes.0.prices count"],
    [{ lanes: [] }, "lanes required"],
    [
      { airlineSurcharges: [{ ...FUEL, additionSuchargeUnit: "per_mile" }] },
      unknownAt("additionSuchargeUnit"),
    ],
    [{ airlineSurcharges: [{ ...FUEL, basis: "net" }] }, unknownAt("basis")],
    [{ airlineSurcharges: [{ ...FUEL, due: "consignee" }] }, unknownAt("due")],
    [
      { perUnitCharges: [{ ...BAND, surchargePricing: "half" }] },
      "perUnitCharges.0.surchargePricing unknown",
    ],
    [{ rateType: "contract" as const }, "freightForwarder required"],
  ])("%j is refused: %s", async (changes, problem) => {
    const { status, error } = await desk.admin.send(contract.createRate, {
      body: { ...rateFormOf(), ...changes },
    });
    expect(status).toBe(400);
    expect(error.errors.map(({ field, code }) => `${field} ${code}`)).toEqual([problem]);
    expect(error.errors[0]?.message).not.toBe("");
  });

  test("in a currency of small units takes more digits", async () => {
    const body = rateFormOf({ currency: "KRW", minCharges: "155000", eawbFee: "7000" });
    expect((await desk.admin.call(contract.createRate, { body })).body.rate.minCharges).toBe("155000");
  });

  test("is checked while it is typed: bands, dates, and live rates on the same lanes and days", async () => {
    const own = await buildAirlineDesk(world);
    const rate = await buildDeskRate(own.admin);
    const check = async (changes: Parameters<typeof rateFormOf>[0], id?: string, language = "en") =>
      (
        await own.admin.call(
          contract.checkRate,
          { body: { rate: rateFormOf(changes), ...(id === undefined ? {} : { id }) } },
          { headers: { "accept-language": language } },
        )
      ).body;
    const codes = async (...call: Parameters<typeof check>) =>
      (await check(...call)).findings.map(({ code, field }) => `${code} ${field}`);
    const bands = [
      { lowerRange: "100", upperRange: "300", perUnitCharge: "3.5" },
      { lowerRange: "10", upperRange: "60", perUnitCharge: "3" },
      { lowerRange: "45", upperRange: "40", perUnitCharge: "2" },
      { lowerRange: "500", perUnitCharge: "1" },
    ];
    expect(await codes({ perUnitCharges: bands, toStation: ["NRT"] })).toEqual([
      "inverted perUnitCharges.2.upperRange",
      "overlap perUnitCharges.2.lowerRange",
      "gap perUnitCharges.0.lowerRange",
      "dearer perUnitCharges.0.perUnitCharge",
      "order perUnitCharges.0.lowerRange",
      "gap perUnitCharges.3.lowerRange",
      "gap perUnitCharges.1.lowerRange",
    ]);
    expect((await check({ perUnitCharges: bands })).isPublishable).toBe(false);
    const double = await check({});
    expect(double).toMatchObject({
      isPublishable: true,
      findings: [{ code: "rate-overlap", rateId: rate.id, lane: { fromStation: "JFK", toStation: "FRA" } }],
    });
    expect(double.findings[0]?.message).toContain("JFK–FRA");
    expect((await check({}, undefined, "it")).findings[0]?.message).toMatch(/^Un’altra tariffa/);
    expect(await codes({ minCharges: "76" })).toEqual(["rate-contradiction toStation"]);
    expect(await codes({ minCharges: "75.00" }, rate.id)).toEqual([]);
    expect(await codes({ typeOfGoods: "Perishable" })).toEqual([]);
    expect(await codes({ startDate: "2001-01-01", expiryDate: "2001-12-31" })).toEqual([
      "expired expiryDate",
    ]);
    const { body } = await own.admin.call(contract.listRates);
    expect(body.total).toBe(1);
  });

  test("with overlapping bands is stored as a draft and can't be published", async () => {
    const perUnitCharges = [BAND, { ...BAND, perUnitCharge: "3" }];
    const drafted = await desk.admin.call(contract.createRate, { body: rateFormOf({ perUnitCharges }) });
    const { id, version } = drafted.body.rate;
    const refused = await desk.admin.call(contract.publishRate, { params: { id }, body: { version } });
    expect([refused.status, refused.error.errors[0]?.code]).toEqual([400, "overlap"]);
    expect((await desk.admin.call(contract.getRate, { params: { id } })).body.state).toBe("draft");
  });
});

describe("templates", () => {
  test("of surcharges and weight ranges start as the trade's, are stored once and replaced by version", async () => {
    const first = await desk.agent.call(contract.listSurcharges, {
      query: { typeOfGoods: "Dangerous Goods" },
    });
    expect(first.body.content).toMatchObject([
      { version: 0, typeOfGoods: "Dangerous Goods", updatedBy: null },
    ]);
    const body = { typeOfGoods: "General", surcharges: rateFormOf().airlineSurcharges ?? [] } as const;
    const made = await desk.agent.call(contract.createSurcharges, { body });
    expect(made.body).toMatchObject({ version: 1, updatedBy: "Test Person" });
    expect((await desk.admin.call(contract.createSurcharges, { body })).error.code).toBe("state-conflict");
    const update = { params: { typeOfGoods: body.typeOfGoods }, body: { surcharges: [], version: 1 } };
    expect((await desk.admin.call(contract.updateSurcharges, update)).body.version).toBe(2);
    const late = await desk.admin.call(contract.updateSurcharges, update);
    expect([late.error.code, late.error.currentVersion]).toEqual(["version-conflict", 2]);
    const forwarder = await world.signInAs("ROLE_FFAGENT");
    const { airlineId } = desk;
    const seen = await forwarder.call(contract.listSurcharges, { query: { airlineId } });
    expect(seen.body.content.map(({ version }) => version)).toEqual([2, 0, 0, 0, 0, 0]);
    // the specification's own call names no airline
    const standard = await forwarder.call(contract.listSurcharges);
    expect(standard.status, standard.text).toBe(200);
    expect(standard.body.content.map(({ airlineId: of, version }) => [of, version])).toEqual(
      CARGO_TYPES.map(() => [null, 0]),
    );
    expect(standard.body.content[0]?.surcharges.length).toBeGreaterThan(0);
    const owner = await world.signInAs("ROLE_FFADMIN");
    const { body: hidden } = await owner.call(contract.createManualAirline, { body: { name: "Hidden" } });
    const foreign = await forwarder.call(contract.listSurcharges, { query: { airlineId: hidden.id } });
    coverEndpoint("GET", "/airfare/surcharges", {
      status: seen.status,
      readBack: {
        through: "PUT /surcharge-lists/{typeOfGoods}",
        agrees: seen.body.content[0]?.version === 2,
      },
      foreign,
    });
    const ranges = {
      kind: "promo",
      ranges: [{ lowerRange: "0", upperRange: "99" }, { lowerRange: "100" }],
    } as const;
    const form = { kind: ranges.kind, ranges: [...ranges.ranges] };
    expect((await desk.admin.call(contract.createWeightRanges, { body: form })).status).toBe(200);
    const { body: lists } = await desk.agent.call(contract.listWeightRanges);
    expect(lists.content.map(({ kind, version, ranges: list }) => [kind, version, list.length])).toEqual([
      ["general", 0, 6],
      ["contract", 0, 6],
      ["promo", 1, 2],
    ]);
    const crossed = {
      ranges: [{ lowerRange: "0", upperRange: "50" }, { lowerRange: "45" }],
      version: 1,
    };
    const wrong = await desk.admin.call(contract.updateWeightRanges, {
      params: { kind: ranges.kind },
      body: crossed,
    });
    expect(wrong.error.errors.map(({ field, code }) => [field, code])).toEqual([
      ["ranges.1.lowerRange", "overlap"],
    ]);
  });
});

describe("data entry", () => {
  test("keeps published rates of airlines without people, and no contracts", async () => {
    const airlineId = await buildAirline(world.database, { name: "Nobody's Air" });
    const rate = await buildDeskRate(clerk, { airlineId });
    expect(rate.airline.id).toBe(airlineId);
    const missing = await clerk.call(contract.createRate, { body: rateFormOf() });
    expect(missing.error.errors[0]).toMatchObject({ field: "airlineId", code: "required" });
    const kept = await clerk.call(contract.createRate, { body: rateFormOf({ airlineId: desk.airlineId }) });
    expect(kept.status).toBe(404);
    const contractRate = rateFormOf({ airlineId, rateType: "contract" });
    expect((await clerk.call(contract.createRate, { body: contractRate })).error.code).toBe("not-allowed");
    // the day the airline gets people of its own, its rates are theirs
    await world.database.query("update airline set airline_company_id = $1 where id = $2", [
      desk.admin.user.company.id,
      airlineId,
    ]);
    expect((await clerk.call(contract.getRate, { params: { id: rate.id } })).status).toBe(404);
    expect((await desk.admin.call(contract.getRate, { params: { id: rate.id } })).status).toBe(200);
  });
});
