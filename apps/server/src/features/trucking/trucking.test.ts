import { parseCalendarDate } from "@kilolane/domain";
import { checkDistance, checkTrucking } from "@kilolane/contract";
import { newId } from "../../db/new-id.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { coverEndpoint } from "../../../test/cover.ts";
import { systemScope } from "../../../test/factories.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { StoredTruckingTerms } from "./parse-tariff.ts";

const world = useTestWorld();
const admin = usePerson(world, "ROLE_FFADMIN");
const client = usePerson(world, "ROLE_FFCLIENT", () => ({ company: admin.user.company }));
const stranger = usePerson(world, "ROLE_FFADMIN");

// pricing rules §8: 4,700 lb at 21.42 = 1,006.74, but 5,000 lb at 18.85 = 942.50; 50 lb at 50.00 → minimum 125.00
const CIFFA: StoredTruckingTerms = {
  mode: "cwt",
  bands: [
    { lowerLb: "0", ratePerCwt: "50.00" },
    { lowerLb: "2000", ratePerCwt: "21.42" },
    { lowerLb: "5000", ratePerCwt: "18.85" },
  ],
  minimum: "125.00",
  fuel: { kind: "percent", percent: "20", includesAccessorials: false },
  accessorials: [
    { code: "airport-drop", amount: "35.00" },
    { code: "liftgate", amount: "65.00" },
  ],
};

interface CarrierChoices {
  readonly name: string;
  readonly terms: StoredTruckingTerms;
  readonly airport: string;
  readonly direction: string;
  readonly zips: readonly [string, string];
  readonly validTo?: string;
}

async function buildCarrier(companyId: string, choices: CarrierChoices): Promise<string> {
  const id = newId();
  const tariffId = newId();
  await withTransaction(systemScope(world.database), async (tx) => {
    const carrier = { id, company_id: companyId, name: choices.name, transit_days: 1 };
    await tx.db.insertInto("trucking_carrier").values(carrier).execute();
    const tariff = { id: tariffId, company_id: companyId, carrier_id: id, name: "T", currency: "USD" };
    const validity = {
      valid_from: parseCalendarDate("2020-01-01"),
      valid_to: parseCalendarDate(choices.validTo ?? "2999-12-31"),
    };
    await tx.db
      .insertInto("trucking_tariff")
      .values({ ...tariff, ...validity, terms: JSON.stringify(choices.terms) })
      .execute();
    const zone = { id: newId(), company_id: companyId, carrier_id: id, tariff_id: tariffId };
    const [zip_from, zip_to] = choices.zips;
    await tx.db
      .insertInto("trucking_zone")
      .values({ ...zone, airport: choices.airport, direction: choices.direction, zip_from, zip_to })
      .execute();
  });
  return id;
}

beforeAll(async () => {
  const companyId = admin.user.company.id;
  const milwaukee = ["53201", "53299"] as const;
  await buildCarrier(companyId, {
    name: "Cwt",
    terms: CIFFA,
    airport: "ORD",
    direction: "both",
    zips: milwaukee,
  });
  const old = { name: "Expired", terms: CIFFA, airport: "ORD", direction: "both", zips: milwaukee };
  await buildCarrier(companyId, { ...old, validTo: parseCalendarDate("2021-01-01") });
  await buildCarrier(companyId, {
    name: "Mile",
    terms: {
      mode: "mile",
      ratePerMile: "3.00",
      minimum: "195.00",
      fuel: { kind: "per-mile", amountPerMile: "0.50" },
    },
    airport: "ORD",
    direction: "delivery",
    zips: ["50000", "59999"],
  });
});

const PICKUP = { "pickup-zip": "53202", "departure-airport": "ORD" };

describe("carriers for a zip and an airport", () => {
  it("are the company's own, of the right direction, valid today", async () => {
    const own = await admin.call(checkTrucking, { query: PICKUP });
    expect(own.body.available).toBe(true);
    expect(own.body.truckingCarriers.map((carrier) => carrier.carrier)).toEqual(["Cwt"]);
    expect(own.body.truckingCarriers[0]).toMatchObject({
      leg: "pickup",
      zip: "53202",
      airport: "ORD",
      sellTotal: null,
      lines: [{ code: "minimum", amount: "125.00" }],
    });
    const foreign = await stranger.call(checkTrucking, { query: PICKUP });
    expect(foreign.body).toEqual({ available: false, truckingCarriers: [] });
  });

  it("are priced with minimum, deficit weight, fuel and airport drop once the weight is known", async () => {
    const light = await admin.call(checkTrucking, { query: { ...PICKUP, weightLb: 50 } });
    expect(light.body.truckingCarriers[0]).toMatchObject({ buyTotal: "150.00", chargeableWeight: "50" });
    const heavy = await admin.call(checkTrucking, {
      query: { ...PICKUP, weightLb: "4,700", airlineDrop: "true" },
    });
    expect(heavy.body.truckingCarriers[0]).toMatchObject({
      chargeableWeight: "4700",
      ratedWeight: "5000",
      lines: [
        { code: "line-haul", label: "Line haul", amount: "942.50" },
        { code: "fuel", amount: "188.50" },
        { code: "airport-drop", amount: "35.00" },
      ],
      buyTotal: "1166.00",
      // 15 % margin until the company sets its own: 1166.00 / 0.85
      sellTotal: "1371.76",
    });
  });

  it("show clients the sell amount alone", async () => {
    const query = { ...PICKUP, weightLb: "4700", airlineDrop: "true" as const };
    const { body, text } = await client.call(checkTrucking, { query });
    expect(body.truckingCarriers[0]).toMatchObject({
      sellTotal: "1371.76",
      lines: [{ code: "trucking", amount: "1371.76" }],
    });
    expect(text).not.toMatch(/buyTotal|942\.50|1166\.00/);
  });

  it("serve both ends, each with its own airport", async () => {
    const query = {
      ...PICKUP,
      "departure-airport": "JFK",
      "delivery-zip": "53202",
      "arrival-airport": "ORD",
      weightLb: "100",
    };
    const { body } = await admin.call(checkTrucking, { query });
    expect(body.truckingCarriers.map(({ leg, carrier }) => [leg, carrier])).toEqual([
      ["delivery", "Cwt"],
      ["delivery", "Mile"],
    ]);
    // 92.4 miles × 3.00 = 277.20, and 46.20 fuel
    expect(body.truckingCarriers[1]).toMatchObject({ miles: 92.4, buyTotal: "323.40" });
  });

  it("are found for both zips by the specification's own parameters, which name no airport of arrival", async () => {
    const asSpecified = {
      "pickup-zip": "53202",
      "delivery-zip": "53202",
      "departure-airport": "JFK",
      airlineDrop: "true" as const,
    };
    const fromNewYork = await admin.call(checkTrucking, { query: asSpecified });
    expect(fromNewYork.status, fromNewYork.text).toBe(200);
    expect(
      fromNewYork.body.truckingCarriers.map(({ leg, airport, carrier }) => [leg, airport, carrier]),
    ).toEqual([
      ["delivery", "ORD", "Cwt"],
      ["delivery", "ORD", "Mile"],
    ]);
    const foreign = await stranger.call(checkTrucking, { query: asSpecified });
    coverEndpoint("GET", "/check-trucking", {
      status: fromNewYork.status,
      readBack: { nothingChanges: "computed and not stored" },
      foreign: { found: foreign.body.truckingCarriers.length },
    });
    const fromChicago = await admin.call(checkTrucking, {
      query: { ...asSpecified, "departure-airport": "ORD" },
    });
    expect(fromChicago.body.truckingCarriers.map(({ leg, airport }) => [leg, airport])).toEqual([
      ["pickup", "ORD"],
    ]);
  });

  it("label their lines in the caller's language", async () => {
    const { body } = await admin.call(
      checkTrucking,
      { query: { ...PICKUP, weightLb: "4700" } },
      { headers: { "accept-language": "fr" } },
    );
    expect(body.truckingCarriers[0]?.lines[1]?.label).toBe("Surcharge carburant");
  });

  it.each([
    [{ ...PICKUP, "departure-airport": "QQQ" }, "departure-airport", "unknown-airport"],
    [{ ...PICKUP, "pickup-zip": "99999" }, "pickup-zip", "unknown-zip"],
    [{ ...PICKUP, "pickup-zip": "5320x" }, "pickup-zip", "zip"],
    [{ "delivery-zip": "99999", "departure-airport": "JFK" }, "delivery-zip", "unknown-zip"],
    [{ "delivery-zip": "53202", "departure-airport": "QQQ" }, "departure-airport", "unknown-airport"],
    [{ ...PICKUP, weightLb: "-5" }, "weightLb", "negative"],
    [{ ...PICKUP, weightLb: "heavy" }, "weightLb", "number"],
    [{ "pickup-zip": "53202" }, "departure-airport", "required"],
  ])("%j is refused at %s as %s", async (query, field, code) => {
    const { status, error } = await admin.send(checkTrucking, { query });
    expect(status).toBe(400);
    expect(error.errors).toMatchObject([{ field, code }]);
  });
});

describe("distance by road", () => {
  it("is the great circle × a factor that the answer names", async () => {
    const answer = await admin.call(checkDistance, { query: { zip: "53202", airport: "ord" } });
    expect(answer.body).toEqual({
      miles: 92.4,
      kilometres: 148.7,
      hours: 2.1,
      straightLineMiles: 73.9,
      roadFactor: 1.25,
    });
    coverEndpoint("GET", "/check-distance", {
      status: answer.status,
      readBack: { nothingChanges: "computed and not stored" },
      foreign: { noRecord: "computed and not stored" },
    });
  });

  it("needs a zip and an airport that exist", async () => {
    const zip = await admin.call(checkDistance, { query: { zip: "99999", airport: "ORD" } });
    expect([zip.status, zip.error.code]).toEqual([404, "zipcode-not-found"]);
    const airport = await admin.call(checkDistance, { query: { zip: "53202", airport: "QQQ" } });
    expect(airport.error.errors).toMatchObject([{ field: "airport", code: "unknown-airport" }]);
  });
});
