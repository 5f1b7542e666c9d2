import * as contract from "@kilolane/contract";
import { beforeAll, expect, test } from "vitest";
import { buildAirlineDesk, rateFormOf, type AirlineDesk } from "../../../test/build-desk.ts";
import { FORM } from "../../../test/build-market.ts";
import { buildRate, buildReference } from "../../../test/build-rates.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";

const world = useTestWorld();
const forwarder = usePerson(world, "ROLE_FFADMIN");
let desk: AirlineDesk;

beforeAll(async () => {
  await buildReference(world.database);
  desk = await buildAirlineDesk(world, "Form Air");
});

/** The specification's body of a manual rate as a form leaves it: nothing where nothing was typed. */
function untidyForm(changes: object = {}) {
  const { rateType: _type, ...form } = rateFormOf();
  return {
    ...form,
    airlineCompanyId: desk.airlineId,
    ratesType: "RATE_PRIORITY",
    freightForwarder: "Ours",
    fromStations: ["jfk"],
    toStation: ["fra"],
    startDate: "2026/3/1",
    expiryDate: "2099-12-31T22:00:00.000Z",
    minCharges: "1,250.50",
    unNumberFee: "",
    additionalUnNumberFee: null,
    perUnitCharges: [
      { lowerRange: "0", upperRange: "999.9", perUnitCharge: "1,234.50" },
      { lowerRange: "1,000", upperRange: "", perUnitCharge: 1_004.25 },
    ],
    airlineSurcharges: [
      {
        additionSuchargeLabale: "Security",
        additionSuchargeUnit: "per_awb",
        additionSuchargeValue: "",
        additionSurchargeMinimumValue: null,
      },
    ],
    ...changes,
  };
}

const TIDY = {
  fromStations: ["JFK"],
  toStation: ["FRA"],
  startDate: "2026-03-01",
  expiryDate: "2099-12-31",
  minCharges: "1250.5",
  unNumberFee: "0",
  additionalUnNumberFee: "0",
  perUnitCharges: [
    { lowerRange: "0", upperRange: "999.9", perUnitCharge: "1234.5" },
    { lowerRange: "1000", upperRange: null, perUnitCharge: "1004.25" },
  ],
  airlineSurcharges: [{ additionSuchargeValue: "0", additionSurchargeMinimumValue: "0" }],
};

test("a manual rate is normalised when it is created and updated: dates, empty fees and surcharges, thousands commas", async () => {
  const made = await forwarder.send(contract.createManualRate, { body: untidyForm() });
  expect(made.status, made.text).toBe(200);
  expect(made.body).toMatchObject(TIDY);
  const { id, version } = contract.createManualRate.response.parse(made.body);
  const change = { ...untidyForm({ startDate: "2026-4-5", eawbFee: "1,000" }), id, version };
  const changed = await forwarder.send(contract.updateManualRate, { body: change });
  expect(changed.status, changed.text).toBe(200);
  const read = await forwarder.call(contract.getManualRate, { params: { id } });
  // The screen of everything that it may price with lets it change its own.
  expect((await forwarder.call(contract.getForwarderRate, { params: { id } })).body.mayEdit).toBe(true);
  expect(read.body).toMatchObject({ ...TIDY, startDate: "2026-04-05", eawbFee: "1000" });
  // 80 kg at 1,234.50 and 1,000.00 for the eAWB; security charges nothing
  const priced = await forwarder.call(contract.createQuotation, { body: FORM });
  const option = priced.body.options.find(({ airline }) => airline?.id === desk.airlineId);
  expect(option?.buyTotal).toBe("99760.00");
  await forwarder.call(contract.endManualRate, { params: { id }, body: { version: read.body.version } });
});

test("a check normalises the same form and finds nothing wrong in it, and names what is beyond mending", async () => {
  const checked = await forwarder.send(contract.checkManualRate, { body: untidyForm() });
  expect([checked.status, checked.body]).toEqual([200, { isPublishable: true, findings: [] }]);
  const wrong = untidyForm({
    startDate: "1 March",
    unNumberFee: "free",
    perUnitCharges: [{ lowerRange: "0", perUnitCharge: "1,2,3" }],
  });
  for (const endpoint of [contract.checkManualRate, contract.createManualRate]) {
    const refused = await forwarder.send(endpoint, { body: wrong });
    expect(refused.status).toBe(400);
    expect(refused.error.errors.map(({ field, code }) => `${field} ${code}`).toSorted()).toEqual([
      "perUnitCharges.0.perUnitCharge number",
      "startDate date",
      "unNumberFee number",
    ]);
  }
  expect((await forwarder.call(contract.listManualRates)).body.content).toEqual([]);
});

test("a rate for one forwarder whose author has no company is nobody's manual rate", async () => {
  const owner = await world.signInAs("ROLE_FFADMIN");
  await buildRate(world.database, {
    airlineId: desk.airlineId,
    ownerId: owner.user.company.id,
    rateType: "contract",
    origin: "ORD",
    destination: "NRT",
  });
  const isAlone = [{ rateType: "contract", isManual: false }];
  const filter = JSON.stringify({ from: "ORD", to: "NRT" });
  const listed = await desk.admin.call(contract.listRates, { query: { filter } });
  expect(listed.body.content).toMatchObject(isAlone);
  const id = listed.body.content[0]?.id ?? "";
  expect((await desk.admin.call(contract.getRate, { params: { id } })).status).toBe(200);
  expect((await owner.call(contract.listForwarderRates, { query: { filter } })).body.content).toMatchObject(
    isAlone,
  );
  expect((await owner.call(contract.listManualRates)).body.content).toEqual([]);
  expect((await owner.call(contract.getManualRate, { params: { id } })).status).toBe(404);
  expect((await forwarder.call(contract.listForwarderRates, { query: { filter } })).body.content).toEqual([]);
});
