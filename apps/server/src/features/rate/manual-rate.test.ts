import * as contract from "@kilolane/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { coverEndpoint } from "../../../test/cover.ts";
import {
  buildAirlineDesk,
  buildContract,
  buildDeskRate,
  rateFormOf,
  type AirlineDesk,
} from "../../../test/build-desk.ts";
import { FORM } from "../../../test/build-market.ts";
import { buildReference } from "../../../test/build-rates.ts";
import { usePerson, useTestWorld, type SignedInPerson } from "../../../test/harness.ts";

const world = useTestWorld();
const forwarder = usePerson(world, "ROLE_FFADMIN");
const stranger = usePerson(world, "ROLE_FFADMIN");
let desk: AirlineDesk;

beforeAll(async () => {
  await buildReference(world.database);
  desk = await buildAirlineDesk(world, "Contract Air");
});

/** Buy totals of an airline on JFK–FRA as a forwarder gets them. */
async function totals(person: SignedInPerson, airlineId: number): Promise<string[]> {
  const { body } = await person.call(contract.createQuotation, { body: FORM });
  return body.options.flatMap(({ airline, buyTotal }) => (airline?.id === airlineId ? [buyTotal ?? ""] : []));
}

const findIds = async (person: SignedInPerson) =>
  (await person.call(contract.listForwarderRates, { query: { size: 100 } })).body.content.map(({ id }) => id);

/** The specification's body of a manual rate. */
function manualForm(airlineCompanyId: number, changes: object = {}) {
  const { rateType: _type, ...form } = rateFormOf();
  return {
    ...form,
    airlineCompanyId,
    ratesType: "RATE_PRIORITY" as const,
    freightForwarder: "Ours",
    ...changes,
  };
}

describe("a contract rate", () => {
  test("is for a forwarder on the airline's list, whom alone it is priced for and shown to", async () => {
    const form = { rateType: "contract", freightForwarder: forwarder.user.company.id } as const;
    const early = await desk.admin.call(contract.createRate, { body: rateFormOf(form) });
    expect(early.error.errors.map(({ field, code }) => [field, code])).toEqual([
      ["freightForwarder", "no-contract"],
    ]);
    await buildContract(desk, forwarder);
    const rate = await buildDeskRate(desk.admin, { ...form, eawbFee: "1.11" });
    expect(rate.freightForwarder?.name).toBe(forwarder.user.company.name);
    expect(await totals(forwarder, desk.airlineId)).toEqual(["321.11"]);
    expect(await totals(stranger, desk.airlineId)).toEqual([]);
    expect(await findIds(forwarder)).toContain(rate.id);
    expect(await findIds(stranger)).not.toContain(rate.id);
    const params = { id: rate.id };
    const seen = await forwarder.call(contract.getForwarderRate, { params });
    expect([seen.status, seen.body.mayEdit]).toEqual([200, false]);
    expect((await stranger.call(contract.getForwarderRate, { params })).status).toBe(404);
    expect((await stranger.call(contract.listForwarderRateLanes, { params })).status).toBe(404);
    // agents of the airline have no contract rates (specification §2.5)
    expect((await desk.agent.call(contract.getRate, { params })).status).toBe(404);
    expect((await desk.agent.call(contract.listRates)).body.total).toBe(0);
    const refused = await desk.agent.call(contract.createRate, { body: rateFormOf(form) });
    expect([refused.status, refused.error.code]).toEqual([403, "not-allowed"]);
  });

  test("stays unseen as a draft, also by its forwarder", async () => {
    const form = { rateType: "spot", freightForwarder: forwarder.user.company.id } as const;
    const { body } = await desk.admin.call(contract.createRate, { body: rateFormOf(form) });
    expect(await findIds(forwarder)).not.toContain(body.rate.id);
    const seen = await forwarder.call(contract.getForwarderRate, { params: { id: body.rate.id } });
    expect(seen.status).toBe(404);
  });
});

describe("a forwarder's own rate", () => {
  test("counts at once, changes at once and ends at once, for nobody else", async () => {
    const { body: airline } = await forwarder.call(contract.createManualAirline, {
      body: { name: "Own Wings" },
    });
    const band = { lowerRange: 0, upperRange: null, perUnitCharge: "1,234.5" };
    const perUnitCharges = [{ ...band, surchargePricing: "plus" as const, applicableSurcharge: null }];
    const form = manualForm(airline.id, { perUnitCharges, provider: "" });
    const made = await forwarder.call(contract.createManualRate, { body: form });
    expect(made.status, made.text).toBe(200);
    expect(made.body).toMatchObject({
      ratesType: "RATE_PRIORITY",
      airlineCompanyId: airline.id,
      unNumberFee: "0",
      note: "Ours",
      isManual: true,
      state: "live",
      perUnitCharges: [{ lowerRange: "0", perUnitCharge: "1234.5" }],
    });
    // 80 × 1234.50 + 80 × 0.95 + 5, and the new airline has its name at once
    const priced = await forwarder.call(contract.createQuotation, { body: FORM });
    const option = priced.body.options.find((entry) => entry.airline?.id === airline.id);
    expect([option?.buyTotal, option?.airline?.name]).toEqual(["98841.00", "Own Wings"]);
    expect(await totals(stranger, airline.id)).toEqual([]);
    const { id, version } = made.body;
    const every = { surchargePricing: "plus" as const, applicableSurcharge: null };
    const bands = manualForm(airline.id).perUnitCharges.map((own) => ({
      upperRange: null,
      ...every,
      ...own,
    }));
    const specified = manualForm(airline.id, { eawbFee: "6", provider: "", perUnitCharges: bands });
    const change = { ...specified, id, version };
    const updated = await forwarder.call(contract.updateManualRate, { body: change });
    expect(updated.status, updated.text).toBe(200);
    expect(await totals(forwarder, airline.id)).toEqual(["326.00"]);
    const late = await forwarder.call(contract.updateManualRate, { body: change });
    expect(late.error.code).toBe("version-conflict");
    const foreign = await stranger.call(contract.updateManualRate, { body: change });
    const got = await forwarder.call(contract.getManualRate, { params: { id } });
    const foreignGet = await stranger.call(contract.getManualRate, { params: { id } });
    const spec = "/ffadmin/manual-airfare";
    coverEndpoint("POST", `${spec}/create`, {
      status: made.status,
      readBack: { through: `GET ${spec}/{id}`, agrees: got.body.airlineCompanyId === airline.id },
      foreign: foreignGet,
    });
    coverEndpoint("PUT", `${spec}/update`, {
      status: updated.status,
      readBack: { through: `GET ${spec}/{id}`, agrees: got.body.eawbFee === "6" },
      foreign,
    });
    coverEndpoint("GET", `${spec}/{id}`, {
      status: got.status,
      readBack: { through: `POST ${spec}/create`, agrees: got.body.id === made.body.id },
      foreign: foreignGet,
    });
    const target = { params: { id }, body: { version: got.body.version } };
    expect((await stranger.call(contract.endManualRate, target)).status).toBe(404);
    expect((await forwarder.call(contract.endManualRate, target)).status).toBe(200);
    expect(await totals(forwarder, airline.id)).toEqual([]);
    expect((await forwarder.call(contract.listManualRates)).body.content).toEqual([]);
  });

  test("of a published airline is hidden from that airline, from data entry and the operator", async () => {
    const made = await forwarder.call(contract.createManualRate, { body: manualForm(desk.airlineId) });
    const { id } = made.body;
    const keepers = [
      desk.admin,
      await world.signInAs("ROLE_SUPERADMIN"),
      await world.signInAs("ROLE_DATAENTRY"),
    ];
    for (const person of keepers) {
      const filter = JSON.stringify({ airlineId: desk.airlineId, state: [...contract.RATE_STATES] });
      const list = await person.call(contract.listRates, { query: { filter } });
      expect(list.body.content.map((rate) => rate.id)).not.toContain(id);
      expect((await person.call(contract.getRate, { params: { id } })).status).toBe(404);
    }
    expect((await forwarder.call(contract.listManualRates)).body.content.map((rate) => rate.id)).toEqual([
      id,
    ]);
  });

  test("is not stored with an unknown airline, a stranger's one, or bands that overlap", async () => {
    const { body: theirs } = await stranger.call(contract.createManualAirline, { body: { name: "Theirs" } });
    for (const airlineId of [theirs.id, 2_000_000_000]) {
      const refused = await forwarder.call(contract.createManualRate, { body: manualForm(airlineId) });
      expect(refused.error.errors[0]).toMatchObject({ field: "airlineCompanyId", code: "unknown" });
    }
    const bands = [
      { lowerRange: "0", upperRange: "50", perUnitCharge: "3" },
      { lowerRange: "45", perUnitCharge: "2" },
    ];
    const form = manualForm(desk.airlineId, { perUnitCharges: bands });
    const refused = await forwarder.call(contract.createManualRate, { body: form });
    expect(refused.error.errors.map(({ field, code }) => [field, code])).toEqual([
      ["perUnitCharges.1.lowerRange", "overlap"],
    ]);
    const checked = await forwarder.call(contract.checkManualRate, { body: form });
    expect(checked.body.isPublishable).toBe(false);
    coverEndpoint("POST", "/ffadmin/manual-airrate/check", {
      status: checked.status,
      readBack: { nothingChanges: "computed and not stored" },
      foreign: await stranger.call(contract.checkManualRate, {
        body: { ...manualForm(desk.airlineId), id: (await ownRate()).id },
      }),
    });
  });
});

async function ownRate() {
  return (await forwarder.call(contract.createManualRate, { body: manualForm(desk.airlineId) })).body;
}
