import {
  checkTrucking,
  chooseTrucking,
  editQuotationOptions,
  createQuotation,
  createTruckingCarrier,
  deleteTruckingCarrier,
  exportTruckingCarriers,
  getTruckingCarrier,
  listTruckingCarriers,
  updateTruckingCarrier,
} from "@kilolane/contract";
import { expect, it } from "vitest";
import { FORM, useMarket } from "../../../test/build-market.ts";
import { withTariff } from "../../../test/build-trucking.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";

const world = useTestWorld();
const market = useMarket(world);
const admin = usePerson(world, "ROLE_FFADMIN");
const agent = usePerson(world, "ROLE_FFAGENT", () => ({ company: admin.user.company }));
const stranger = usePerson(world, "ROLE_FFADMIN");

const DOLLARS = {
  selectedTrucking: "dollar",
  truckingMinMarginDollar: "40",
  truckingMarginDollar: "100",
} as const;

it("a carrier is entered, changed and deleted by the desk; another company reaches none of it", async () => {
  const { body: made } = await admin.call(createTruckingCarrier, {
    body: withTariff({
      bands: [
        { lowerLb: "5,000", ratePerCwt: "18.85" },
        { lowerLb: "0", ratePerCwt: "21.42" },
      ],
      dimensionalKind: "density",
      dimensionalValue: "10",
      fuelKind: "percent",
      fuelValue: "22",
      accessorials: [
        { code: "liftgate", state: "priced", amount: "65" },
        { code: "inside", state: "not-offered" },
      ],
      areas: [
        { airport: "sea", direction: "both", zips: "99501 - 99502; 983*" },
        { airport: "LAX", direction: "delivery", zips: "90001" },
      ],
    }),
  });
  const [tariff] = made.tariffs;
  expect(tariff).toMatchObject({
    bands: [
      { lowerLb: "0", ratePerCwt: "21.42" },
      { lowerLb: "5000", ratePerCwt: "18.85" },
    ],
    dimensionalKind: "density",
    fuelValue: "22",
    areas: [
      { airport: "SEA", direction: "both", zips: "99501-99502, 98300-98399" },
      { airport: "LAX", direction: "delivery", zips: "90001" },
    ],
  });
  expect(tariff?.accessorials.map(({ code, state, amount }) => `${code} ${state} ${amount}`.trim())).toEqual([
    "liftgate priced 65",
    "inside not-offered",
    "residential ask",
    "waiting ask",
    "after-hours ask",
    "airport-drop ask",
    "airport-recovery ask",
  ]);
  const params = { id: made.id };
  expect((await agent.call(getTruckingCarrier, { params })).body).toEqual(made);
  const change = { ...made, name: "Elm Cartage West", margin: { ...made.margin, ...DOLLARS }, version: 1 };
  for (const answer of [
    await stranger.call(getTruckingCarrier, { params }),
    await stranger.call(updateTruckingCarrier, { params, body: change }),
    await stranger.call(deleteTruckingCarrier, { params, query: { version: 1 } }),
  ])
    expect(answer.status).toBe(404);
  expect((await stranger.call(listTruckingCarriers)).body).toMatchObject({ content: [], total: 0 });
  const changed = await agent.call(updateTruckingCarrier, { params, body: change });
  expect(changed.body, changed.text).toMatchObject({ name: "Elm Cartage West", version: 2, margin: DOLLARS });
  expect(changed.body.tariffs).toEqual(made.tariffs);
  const late = await admin.call(updateTruckingCarrier, { params, body: change });
  expect([late.status, late.error]).toMatchObject([409, { currentVersion: 2 }]);
  expect((await admin.call(deleteTruckingCarrier, { params, query: { version: 1 } })).status).toBe(409);
  const gone = await admin.call(deleteTruckingCarrier, { params, query: { version: 2 } });
  expect(gone.body).toEqual(changed.body);
  expect((await admin.call(getTruckingCarrier, { params })).status).toBe(404);
  const { rows } = await world.database.query<{ action: string }>(
    "select action from audit_entry where subject_kind = 'trucking-carrier' and subject_id = $1 order by at, id",
    [made.id],
  );
  expect(rows.map(({ action }) => action.split(".")[1])).toEqual(["created", "updated", "deleted"]);
});

it("every wrong field is named at its place", async () => {
  const body = {
    ...withTariff({
      bands: [
        { lowerLb: "0", ratePerCwt: "x" },
        { lowerLb: "0", ratePerCwt: "20" },
      ],
      validTo: "2019-01-01",
      areas: [{ airport: "SEA", zips: "99502-99501" }],
    }),
    name: " ",
    margin: { ...DOLLARS, truckingMinMarginDollar: "101" },
  };
  const { status, error } = await admin.send(createTruckingCarrier, { body });
  expect(status).toBe(400);
  expect(error.errors.map(({ field, code }) => `${field} ${code}`)).toEqual([
    "name company-name-missing",
    "margin.truckingMinMarginDollar minimum-above-margin",
    "tariffs.0.bands.0.ratePerCwt number",
    "tariffs.0.areas.0.zips zip-ranges",
  ]);
  const further = await admin.send(createTruckingCarrier, {
    body: withTariff({
      mode: "mile",
      fuelKind: "percent",
      dimensionalKind: "divisor",
      dimensionalValue: "0",
      accessorials: [{ code: "liftgate", state: "priced", amount: "" }],
      validTo: "2019-01-01",
    }),
  });
  expect(further.error.errors.map(({ field, code }) => `${field} ${code}`)).toEqual([
    "tariffs.0.ratePerMile required",
    "tariffs.0.dimensionalValue zero",
    "tariffs.0.fuelValue required",
    "tariffs.0.accessorials.0.amount required",
    "tariffs.0.validTo before-start",
  ]);
  const unknown = await admin.send(createTruckingCarrier, {
    body: withTariff({ currency: "QQQ", areas: [{ airport: "QQQ", zips: "99501" }] }),
  });
  expect(unknown.error.errors.map(({ field }) => field)).toEqual([
    "tariffs.0.currency",
    "tariffs.0.areas.0.airport",
  ]);
});

it("the list is narrowed by state, airport and words, sorted, counted and exported", async () => {
  const person = await world.signInAs("ROLE_FFADMIN");
  for (const [name, change, carrier] of [
    ["Aspen", {}, {}],
    ["Zinnia", { areas: [{ airport: "LAX", zips: "90001" }] }, {}],
    ["Birch", {}, { isActive: false }],
    ["Cedar", { validTo: "2021-01-01" }, {}],
  ] as const)
    await person.call(createTruckingCarrier, { body: withTariff(change, { ...carrier, name }) });
  const { body } = await person.call(listTruckingCarriers, {
    query: { sort: "name", direction: "desc", state: "active", size: 1 },
  });
  expect(body.content.map((row) => [row.name, row.airports])).toEqual([["Zinnia", ["LAX"]]]);
  expect(body).toMatchObject({ total: 2, counts: { all: 4, active: 2, inactive: 1, expired: 1 } });
  const atSeattle = await person.call(listTruckingCarriers, { query: { airport: "sea", search: "cedar" } });
  expect(atSeattle.body.content.map(({ name, isExpired }) => [name, isExpired])).toEqual([["Cedar", true]]);
  const file = await person.call(exportTruckingCarriers, { query: { state: "inactive" } });
  const lines = file.bytes.toString("utf8").trim().split("\r\n");
  expect([lines.length, lines[1]]).toEqual([2, expect.stringContaining("Birch")]);
});

it("the builder prices a kept carrier with its own margin; an inactive one is gone", async () => {
  const { admin: person, client: buyer } = market.ours;
  const body = withTariff(
    {
      minimum: "200",
      accessorials: [{ code: "liftgate", state: "not-offered" }],
      areas: [{ airport: "JFK", zips: "11430" }],
    },
    { margin: DOLLARS },
  );
  const { body: kept } = await person.call(createTruckingCarrier, { body });
  const form = { ...FORM, pickupZip: "11430", accessorials: ["liftgate"] };
  const { body: priced } = await person.call(createQuotation, { body: form });
  expect(priced.truckingCarriers).toMatchObject([
    {
      trucking_id: kept.id,
      buyTotal: "200.00",
      sellTotal: "300.00",
      unpriced: [{ code: "liftgate", isOffered: false }],
    },
  ]);
  const query = { request_id: priced.request_id, trucking_id: kept.id, leg: "pickup" as const };
  const chosen = await person.call(chooseTrucking, { query });
  const [before, after] = [priced, chosen.body].map(({ options }) => Number(options[0]?.sellTotal));
  expect((after ?? 0) - (before ?? 0)).toBeCloseTo(300, 2);
  const place = { query: { "pickup-zip": "11430", "departure-airport": "JFK", weightLb: "100" } };
  const seen = await buyer.call(checkTrucking, place);
  expect(seen.body.truckingCarriers).toMatchObject([{ sellTotal: "300.00" }]);
  expect(seen.text).not.toMatch(/buyTotal|200\.00/);
  const off = { ...kept, isActive: false, version: 1 };
  await person.call(updateTruckingCarrier, { params: { id: kept.id }, body: off });
  expect((await person.call(checkTrucking, place)).body.truckingCarriers).toEqual([]);
});

it("below its carrier's least margin a leg sells only with an admin's reason, however good the total is", async () => {
  const { admin: manager, agent: seller } = market.ours;
  const body = withTariff(
    { minimum: "200", areas: [{ airport: "JFK", zips: "11431" }] },
    { margin: DOLLARS },
  );
  const { body: kept } = await manager.call(createTruckingCarrier, { body });
  const priceAt = async (person: typeof seller, sell: string, reason?: string) => {
    const form = { ...FORM, pickupZip: "11431" };
    const { body: priced } = await person.call(createQuotation, { body: form });
    const query = { request_id: priced.request_id, trucking_id: kept.id, leg: "pickup" as const };
    const chosen = await person.call(chooseTrucking, { query });
    const quote_id = chosen.body.options[0]?.quote_id ?? "";
    const freight = { code: "freight", amount: "9000" };
    const edit = {
      quote_id,
      sell: [freight, { code: "pickup-haul", amount: sell }],
      ...(reason && { reason }),
    };
    return person.call(editQuotationOptions, {
      body: { request_id: priced.request_id, options: [edit] },
    });
  };
  const least = 200 + Number(DOLLARS.truckingMinMarginDollar);
  const refused = await priceAt(seller, String(least - 0.01));
  expect([refused.status, refused.error?.code], refused.text).toEqual([403, "below-margin-floor"]);
  const enough = await priceAt(seller, String(least));
  expect(enough.body.options[0], enough.text).toMatchObject({ belowFloor: false });
  const approved = await priceAt(manager, String(least - 0.01), "regular customer");
  expect(approved.body.options[0], approved.text).toMatchObject({ belowFloor: true });
});
