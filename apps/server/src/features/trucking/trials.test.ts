import { checkTrucking, createTruckingCarrier, tryTruckingTariff } from "@kilolane/contract";
import { describe, expect, it } from "vitest";
import { NEAR, withTariff } from "../../../test/build-trucking.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";

const world = useTestWorld();
const admin = usePerson(world, "ROLE_FFADMIN");

describe("the worked trucking cases, typed as carriers and priced by the calls", () => {
  it.each([
    [
      "TR01",
      {
        bands: [{ lowerLb: "0", ratePerCwt: "17.64" }],
        currency: "CAD",
        dimensionalKind: "density",
        dimensionalValue: "10",
      },
      "300",
      "300",
      ["529.20", "3000", "3000"],
    ],
    // 6 skids of 38 × 20 × 58 in are 264,480 in³: 153.0556 ft³
    [
      "TR04",
      {
        bands: [
          { lowerLb: "5000", ratePerCwt: "12.2" },
          { lowerLb: "10000", ratePerCwt: "8.54" },
        ],
        dimensionalKind: "density",
        dimensionalValue: "10",
      },
      "9600",
      "153.0556",
      ["854.00", "9600", "10000"],
    ],
    [
      "TR07",
      {
        bands: [
          { lowerLb: "0", ratePerCwt: "100" },
          { lowerLb: "500", ratePerCwt: "90" },
        ],
      },
      "490",
      "",
      ["450.00", "490", "500"],
    ],
    // 0.03 per lb is 3.00 per cwt
    [
      "TR11",
      { bands: [{ lowerLb: "0", ratePerCwt: "3" }], minimum: "39" },
      "1000",
      "",
      ["39.00", "1000", "1000"],
    ],
    [
      "§8 minimum",
      { bands: [{ lowerLb: "0", ratePerCwt: "50" }], minimum: "125" },
      "50",
      "",
      ["125.00", "50", "50"],
    ],
    [
      "§8 deficit",
      {
        bands: [
          { lowerLb: "1000", ratePerCwt: "21.42" },
          { lowerLb: "5000", ratePerCwt: "18.85" },
        ],
      },
      "4700",
      "",
      ["942.50", "4700", "5000"],
    ],
  ] as const)("%s", async (name, change, weightLb, cubicFeet, [charge, chargeable, rated]) => {
    const person = await world.signInAs("ROLE_FFAGENT");
    const body = withTariff({ minimum: "0", ...change, bands: [...change.bands] }, { name });
    const made = await person.call(createTruckingCarrier, { body });
    expect(made.status, made.text).toBe(200);
    const [tariff] = made.body.tariffs;
    if (tariff === undefined) throw new Error("no tariff");
    const tried = await person.call(tryTruckingTariff, { body: { tariff, weightLb, cubicFeet } });
    expect(tried.body.trucking).toMatchObject({ total: charge, chargeableLb: chargeable, ratedLb: rated });
    const query = { "pickup-zip": "99501", "departure-airport": "SEA", weightLb: chargeable };
    const { body: found } = await person.call(checkTrucking, { query });
    expect(found.truckingCarriers).toMatchObject([{ carrier: name, buyTotal: charge, ratedWeight: rated }]);
  });
});

it("a trial explains miles, fuel, what is not offered, and whether the zip is served", async () => {
  const tariff = {
    ...NEAR,
    mode: "mile" as const,
    ratePerMile: "3",
    fuelKind: "per-mile" as const,
    fuelValue: "0.5",
    accessorials: [{ code: "inside" as const, state: "not-offered" as const }],
    areas: [{ airport: "ORD", zips: "53202" }],
  };
  const shipment = { tariff, weightLb: "100", accessorials: ["inside" as const, "waiting" as const] };
  const nowhere = await admin.send(tryTruckingTariff, { body: shipment });
  expect(nowhere.error.errors.map(({ field, code }) => `${field} ${code}`)).toEqual([
    "zip required",
    "airport required",
  ]);
  const { body } = await admin.call(tryTruckingTariff, {
    body: { ...shipment, zip: "53202", airport: "ORD" },
  });
  // 92.4 miles × 3.00 = 277.20, and 46.20 fuel
  expect(body).toMatchObject({
    isServed: true,
    trucking: {
      miles: 92.4,
      lineHaul: "277.20",
      fuel: "46.20",
      total: "323.40",
      unpriced: [
        { code: "inside", isOffered: false },
        { code: "waiting", isOffered: true },
      ],
    },
  });
});
