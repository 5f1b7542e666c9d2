import * as contract from "@kilolane/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { dayIn } from "../../../test/clock.ts";
import { buildAirlineDesk, buildContract, buildDeskRate, rateFormOf } from "../../../test/build-desk.ts";
import { FORM } from "../../../test/build-market.ts";
import { buildAirline, buildReference } from "../../../test/build-rates.ts";
import { usePerson, useTestWorld, type SignedInPerson } from "../../../test/harness.ts";
import { removeIdleLanes } from "./remove-idle-lanes.ts";
import { systemScope } from "../../../test/factories.ts";

const world = useTestWorld();
const forwarder = usePerson(world, "ROLE_FFADMIN");
beforeAll(() => buildReference(world.database));

const TODAY = dayIn(0);

/** Rates in the list of publications. */
const publishedRates = async (person: SignedInPerson) =>
  (await person.call(contract.listRateHistory)).body.content.flatMap((set) => set.rates.map(({ id }) => id));
/** Lanes asked for without a rate, on a forwarder's board. */
const unpriced = async (person: SignedInPerson) =>
  (await person.call(contract.getForwarderRateHealth)).body.kinds
    .find((entry) => entry.kind === "unpriced")
    ?.items.map((item) => `${item.fromStation}${item.toStation}`);

describe("the history", () => {
  test("says who changed what of a rate and when, field by field and lane by lane, also from the archive", async () => {
    const desk = await buildAirlineDesk(world);
    const rate = await buildDeskRate(desk.admin, { toStation: ["FRA", "DXB"] });
    const { rateType: _type, ...form } = rateFormOf({
      toStation: ["FRA", "NRT"],
      eawbFee: "7.50",
      expiryDate: "2097-12-31",
      lanes: [
        { fromStation: "JFK", toStation: "FRA", minCharges: "80" },
        { fromStation: "JFK", toStation: "NRT" },
      ],
      airlineSurcharges: [
        { additionSuchargeLabale: "Fuel", additionSuchargeUnit: "per_kg", additionSuchargeValue: "1.05" },
      ],
    });
    const change = { params: { id: rate.id }, body: { ...form, version: rate.version } };
    expect((await desk.agent.call(contract.updateRate, change)).status).toBe(200);
    await desk.admin.call(contract.publishRate, {
      params: { id: rate.id },
      body: { version: rate.version + 1 },
    });
    await removeIdleLanes(systemScope(world.database), 0);
    const { body: history } = await desk.admin.call(contract.getRateHistory, { params: { id: rate.id } });
    const [latest, first] = history.content;
    expect(first).toMatchObject({ version: 1, state: "live", differences: [], endedBy: "Test Person" });
    expect(latest).toMatchObject({
      version: 2,
      state: "live",
      savedBy: "Test Person",
      publishedBy: "Test Person",
      endedAt: null,
    });
    expect(latest?.differences).toEqual([
      { field: "expiryDate", before: "2099-12-31", after: "2097-12-31" },
      { field: "eawbFee", before: "5", after: "7.5" },
      { field: "airlineSurcharges.Fuel.additionSuchargeValue", before: "0.95", after: "1.05" },
      { field: "airlineSurcharges.Fuel.additionSurchargeMinimumValue", before: "25", after: "0" },
    ]);
    expect(latest?.laneChanges).toMatchObject({ added: 1, removed: 1, changed: 1 });
    const changes = latest?.laneChanges.examples.map((lane) => [
      lane.toStation,
      lane.before?.minCharges ?? null,
      lane.after?.minCharges ?? null,
    ]);
    expect(changes).toEqual([
      ["DXB", "75", null],
      ["FRA", "75", "80"],
      ["NRT", null, "75"],
    ]);
    const list = await desk.agent.call(contract.listRateHistory);
    expect(
      list.body.content.map((set) => [set.addedRates, set.endedRates, set.rates.map(({ id }) => id)]),
    ).toEqual([
      [1, 1, [rate.id]],
      [1, 0, [rate.id]],
    ]);
    const other = await buildAirlineDesk(world);
    expect((await other.admin.call(contract.getRateHistory, { params: { id: rate.id } })).status).toBe(404);
    expect((await other.admin.call(contract.listRateHistory)).body.total).toBe(0);
  });

  test("keeps contracts from the airline's agents, and manual rates from the airline", async () => {
    const desk = await buildAirlineDesk(world);
    await buildContract(desk, forwarder);
    const contractFor = { rateType: "contract", freightForwarder: forwarder.user.company.id } as const;
    const rate = await buildDeskRate(desk.admin, { ...contractFor, toStation: ["NRT"] });
    const { rateType: _type, ...form } = rateFormOf({ toStation: ["NRT"] });
    const manual = { ...form, airlineCompanyId: desk.airlineId, freightForwarder: "" };
    const { body: own } = await forwarder.call(contract.createManualRate, { body: manual });
    await forwarder.call(contract.endManualRate, { params: { id: own.id }, body: { version: own.version } });
    expect([await publishedRates(desk.admin), await publishedRates(desk.agent)]).toEqual([[rate.id], []]);
    expect((await desk.admin.call(contract.getRateHistory, { params: { id: own.id } })).status).toBe(404);
    const mine = await forwarder.call(contract.getManualRateHistory, { params: { id: own.id } });
    expect(mine.body.content.map(({ version, endedBy }) => [version, endedBy])).toEqual([[1, "Test Person"]]);
  });
});

describe("the health board", () => {
  test("names contradictions, overlaps, gaps, dearer bands, what expires, and lanes asked for without a rate", async () => {
    const desk = await buildAirlineDesk(world);
    const lane = { fromStations: ["ORD"], toStation: ["NRT"] };
    const first = await buildDeskRate(desk.admin, lane);
    const short = await buildDeskRate(desk.admin, { ...lane, startDate: TODAY, expiryDate: dayIn(5) });
    const dearer = await buildDeskRate(desk.admin, { ...lane, startDate: dayIn(300), minCharges: "76" });
    const holes = await buildDeskRate(desk.agent, {
      fromStations: ["DXB"],
      toStation: ["FRA", "NRT"],
      perUnitCharges: [
        { lowerRange: "10", upperRange: "40", perUnitCharge: "2" },
        { lowerRange: "45", perUnitCharge: "2.5" },
      ],
    });
    for (let call = 0; call < 2; call += 1) await forwarder.call(contract.createQuotation, { body: FORM });
    const { body: board } = await desk.agent.call(contract.getRateHealth);
    expect([board.liveRates, board.liveLanes]).toEqual([4, 5]);
    const kind = (name: string) => board.kinds.find((entry) => entry.kind === name);
    const lines = (name: string) =>
      kind(name)?.items.map((item) => [
        `${item.fromStation}${item.toStation}`,
        item.count,
        ...item.rates.map(({ id }) => id),
      ]);
    // the dearer one begins long after the short one has ended and meets the first alone
    expect(lines("contradiction")).toEqual([["ORDNRT", 1, dearer.id, first.id]]);
    expect(lines("overlap")).toEqual([["ORDNRT", 1, short.id, first.id]]);
    expect(lines("gap")).toEqual([
      ["DXBFRA", 2, holes.id],
      ["DXBFRA", 2, holes.id],
    ]);
    expect(
      kind("gap")
        ?.items.map(({ lowerRange }) => lowerRange)
        .toSorted(),
    ).toEqual(["10", "45"]);
    expect(lines("dearer")).toEqual([["DXBFRA", 2, holes.id]]);
    expect([lines("expiring"), kind("expiring")?.items[0]?.day]).toEqual([
      [["ORDNRT", 1, short.id]],
      dayIn(5),
    ]);
    const asked = kind("unpriced")?.items.find(
      (item) => item.fromStation === "JFK" && item.toStation === "FRA",
    );
    expect(asked).toMatchObject({ rates: [], day: TODAY });
    expect(asked?.count).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify(board)).not.toContain(forwarder.user.company.id);
    // with a rate of its own the lane is off this board
    await buildDeskRate(desk.admin);
    const after = (await desk.admin.call(contract.getRateHealth)).body.kinds.find(
      (entry) => entry.kind === "unpriced",
    );
    expect(after?.items.some((item) => item.fromStation === "JFK" && item.toStation === "FRA")).toBe(false);
    const other = await buildAirlineDesk(world);
    const query = { airlineId: desk.airlineId };
    expect((await other.admin.call(contract.getRateHealth, { query })).status).toBe(404);
  });

  test("of a forwarder shows its own rates and the lanes its own people asked for", async () => {
    const [asker, other] = [await world.signInAs("ROLE_FFADMIN"), await world.signInAs("ROLE_FFADMIN")];
    const lane = { shipFromAirport: "ORD", shipToAirport: "DXB" };
    await asker.call(contract.createQuotation, { body: { ...FORM, ...lane } });
    expect([await unpriced(asker), await unpriced(other)]).toEqual([["ORDDXB"], []]);
    const airlineId = await buildAirline(world.database);
    const { rateType: _type, ...form } = rateFormOf({
      fromStations: ["ORD"],
      toStation: ["DXB"],
      expiryDate: dayIn(1),
    });
    await asker.call(contract.createManualRate, {
      body: { ...form, airlineCompanyId: airlineId, freightForwarder: "" },
    });
    const { body: board } = await asker.call(contract.getForwarderRateHealth);
    expect([board.liveRates, await unpriced(asker)]).toEqual([1, []]);
    expect(board.kinds.find((entry) => entry.kind === "expiring")?.total).toBe(1);
    expect((await other.call(contract.getForwarderRateHealth)).body.liveRates).toBe(0);
  });
});

test("data entry sees what it entered per day and airline, and the mistakes that were found", async () => {
  const [clerk, colleague] = [await world.signInAs("ROLE_DATAENTRY"), await world.signInAs("ROLE_DATAENTRY")];
  const [one, two] = [
    await buildAirline(world.database),
    await buildAirline(world.database, { name: "Two" }),
  ];
  await buildDeskRate(clerk, { airlineId: one });
  await clerk.call(contract.createRate, {
    body: rateFormOf({
      airlineId: two,
      perUnitCharges: [
        { lowerRange: "0", perUnitCharge: "1" },
        { lowerRange: "45", perUnitCharge: "2" },
      ],
    }),
  });
  // entries count on the day on which the database recorded them
  const { rows } = await world.database.query<{ day: string }>(
    "select (now() at time zone 'UTC')::date::text as day",
  );
  const day = rows[0]?.day ?? "";
  const { body } = await clerk.call(contract.getEntryStatistics);
  expect(body).toMatchObject({
    to: day,
    entries: 2,
    published: 1,
    errorsFound: 1,
    perDay: [{ day, entries: 2, errorsFound: 1 }],
  });
  expect(
    body.perAirline.map(({ airlineId, entries, errorsFound }) => [airlineId, entries, errorsFound]),
  ).toEqual([
    [one, 1, 0],
    [two, 1, 1],
  ]);
  expect((await colleague.call(contract.getEntryStatistics)).body.entries).toBe(0);
  const query = { from: "2020-01-01", to: day };
  expect((await clerk.call(contract.getEntryStatistics, { query })).error.errors[0]?.code).toBe("range");
});
