import {
  chooseTrucking,
  createInquirer,
  createMarginRule,
  createQuotation,
  type DoorProposal,
  type ProposalFormInput,
  proposeQuotations,
  type PricedRequest,
} from "@kilolane/contract";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { buildForm, findRows } from "../../../test/build-quotations.ts";
import { buildAirline, buildRate, buildReference } from "../../../test/build-rates.ts";
import { buildTrucking } from "../../../test/build-trucking.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";
import { statementsWhenWarm } from "../../../test/statements-of.ts";
import type { StoredTruckingTerms } from "../trucking/parse-tariff.ts";

const world = useTestWorld();
const admin = usePerson(world, "ROLE_FFADMIN");
const agent = usePerson(world, "ROLE_FFAGENT", () => ({ company: admin.user.company }));
const stranger = usePerson(world, "ROLE_FFADMIN");

const CWT: StoredTruckingTerms = {
  mode: "cwt",
  bands: [{ lowerLb: "0", ratePerCwt: "21.42" }],
  minimum: "125.00",
};
const MILE: StoredTruckingTerms = {
  mode: "mile",
  ratePerMile: "3.10",
  minimum: "195.00",
  fuel: { kind: "per-mile", amountPerMile: "0.55" },
  accessorials: [{ code: "liftgate", amount: "65.00" }],
};
const FAST: StoredTruckingTerms = {
  mode: "cwt",
  bands: [{ lowerLb: "0", ratePerCwt: "55.00" }],
  minimum: "480.00",
};

const MANHATTAN = ["10000", "10999"] as const;
const CHICAGO = ["60600", "60699"] as const;

beforeAll(async () => {
  await buildReference(world.database);
  const quiet = await buildAirline(world.database, { iata: "QA", name: "Quiet Air" });
  const bold = await buildAirline(world.database, { iata: "QB", name: "Bold Air" });
  const surcharges = [{ label: "Fuel", unit: "percent_of_freight" as const, value: "13.84" }];
  const lanes = { airlineId: quiet, terms: { surcharges, eawbFee: "5" } };
  for (const [index, origin] of ["JFK", "EWR", "PHL", "BOS"].entries()) {
    for (const destination of ["FRA", "ORD", "MKE"]) {
      const breaks = [
        [0, 5.17 - index / 3],
        [100, 3.33 - index / 3],
      ] as const;
      await buildRate(world.database, { ...lanes, origin, destination, breaks, transitDays: 5 - index });
    }
  }
  const ofBold = { airlineId: bold, currency: "EUR", breaks: [[0, 6.01]] as const, transitDays: 1 };
  await buildRate(world.database, { ...ofBold, destination: "FRA" });
  await buildRate(world.database, { ...ofBold, destination: "ORD", rateType: "priority" });
  const foreign = { airlineId: bold, rateType: "contract", breaks: [[0, 0.1]] as const } as const;
  await buildRate(world.database, { ...foreign, ownerId: stranger.user.company.id });
  // flown from by nobody but another forwarder
  await buildRate(world.database, { ...foreign, origin: "LGA", ownerId: stranger.user.company.id });
  const { id } = admin.user.company;
  await buildTrucking(world, id, { name: "Near", terms: CWT, zips: MANHATTAN, transitDays: 2 });
  await buildTrucking(world, id, { name: "Fast", terms: FAST, zips: MANHATTAN, transitDays: 0 });
  await buildTrucking(world, id, { name: "Mile", terms: MILE, airport: "EWR", zips: MANHATTAN });
  const far = { name: "Far", terms: CWT, airport: "BOS", zips: MANHATTAN, currency: "EUR" } as const;
  await buildTrucking(world, id, { ...far, transitDays: 1 });
  await buildTrucking(world, id, { name: "Lake", terms: MILE, airport: "ORD", zips: CHICAGO });
});

/** A question with zips instead of airports. */
function ask(changes: Partial<ProposalFormInput> = {}): ProposalFormInput {
  const { shipFromAirport: _from, shipToAirport, ...form } = buildForm();
  return { ...form, shipToAirport, pickupZip: "10001", ...changes };
}

async function propose(changes: Partial<ProposalFormInput> = {}, person = admin) {
  const answer = await person.call(proposeQuotations, { body: ask(changes) });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

const wayOf = ({ from, to, pickup, delivery, airline }: DoorProposal) =>
  [pickup?.carrier ?? "–", from.airport.code, airline.iata, to.airport.code, delivery?.carrier ?? "–"].join(
    " ",
  );

/** The same way taken over into the normal call: its airports, then its trucks. */
async function priceAs(question: ProposalFormInput, { from, to, pickup, delivery }: DoorProposal) {
  const airports = { shipFromAirport: from.airport.code, shipToAirport: to.airport.code };
  const created = await agent.call(createQuotation, { body: { ...question, ...airports } });
  expect(created.status, created.text).toBe(200);
  let priced: PricedRequest = created.body;
  for (const [leg, truck] of [["pickup", pickup] as const, ["delivery", delivery] as const]) {
    if (truck === null) continue;
    const query = { request_id: priced.request_id, trucking_id: truck.truckingId, leg };
    const answer = await agent.call(chooseTrucking, { query });
    expect(answer.status, answer.text).toBe(200);
    priced = answer.body;
    const chosen = priced.truckingCarriers.find((carrier) => carrier.leg === leg && carrier.isChosen);
    expect(chosen?.sellTotal).toBe(truck.sellTotal);
  }
  return priced;
}

const QUESTIONS: readonly Partial<ProposalFormInput>[] = [
  {},
  { accessorials: ["liftgate"], airlineDrop: true, currency: "EUR" },
  {
    shipToAirport: null,
    deliveryZip: "60601",
    weightUnit: "lb",
    dimensionUnit: "in",
    goodsArray: [{ pieces: 3, length: 41, width: 33.5, height: 27, totalWeight: 611.3 }],
  },
  {
    shipFromAirport: "JFK",
    shipToAirport: "FRA",
    declaredValue: "25000",
    insurancePercent: "0.45",
    currency: "JPY",
    goodsArray: [{ pieces: 7, volume: "1.337", totalWeight: "212.45" }],
  },
];

/** How much is stored: requests, and what was done. */
const stored = () =>
  findRows(
    world,
    sql<{ rows: string }>`select (select count(*) from quotation_request)
    + (select count(*) from audit_entry) as rows`,
  );

async function refusalOf(changes: Partial<ProposalFormInput>) {
  const { status, error } = await admin.call(proposeQuotations, { body: ask(changes) });
  return [status, error.errors];
}

/** Statements of a call when rates were just published and the rest is in memory. */
function statementsFor(changes: Partial<ProposalFormInput>): Promise<string[]> {
  return statementsWhenWarm(
    () => propose(changes),
    () => world.database.query("update rate_epoch set epoch = gen_random_uuid()"),
  );
}

describe("ways from door to door", () => {
  test("follow the margin rule of who asks", async () => {
    const inquirer = { companyName: "Elm", nameofInquirer: "Ada", country: "US", email: "ada@elm.example" };
    const { id: inquirerId } = (await admin.call(createInquirer, { body: inquirer })).body;
    const before = (await propose({ inquirerId }, agent)).proposals;
    const rule = { name: "Elm", freightValue: "31", inquirerId };
    const made = await admin.call(createMarginRule, { body: rule });
    expect(made.status, made.text).toBe(200);
    const { proposals } = await propose({ inquirerId }, agent);
    expect(proposals[0]?.profit).not.toBe(before[0]?.profit);
    expect((await propose({}, agent)).proposals).toEqual(before);
    for (const proposal of proposals) {
      const { options } = await priceAs(ask({ inquirerId }), proposal);
      const option = options.find(({ rate }) => rate?.id === proposal.rateId);
      expect(option?.sellTotal).toBe(proposal.sellTotal);
    }
  });

  test.each(QUESTIONS)("cost to the cent what pricing them one by one makes of them: %j", async (changes) => {
    const { proposals } = await propose(changes, agent);
    expect(proposals.length).toBeGreaterThan(3);
    for (const proposal of proposals) {
      const { options } = await priceAs(ask(changes), proposal);
      const option = options.find(({ rate }) => rate?.id === proposal.rateId);
      expect(option, wayOf(proposal)).toMatchObject({
        sellTotal: proposal.sellTotal,
        profit: proposal.profit,
        marginPercent: proposal.marginPercent,
        currency: proposal.currency,
        transit_days: proposal.airDays,
        departs_on: proposal.departsOn,
        belowFloor: proposal.belowFloor,
      });
      const services = proposal.missing.flatMap(({ label }) => (label === null ? [] : [label]));
      expect((option?.unpriced ?? []).map(({ label }) => label)).toEqual(services);
    }
  });

  test("go over airports within reach that have rates, whole prices first, the cheapest and the fastest marked", async () => {
    const { origins, destinations, proposals } = await propose();
    expect(origins.map(({ airport }) => airport.code)).toEqual(["EWR", "JFK", "PHL", "BOS"]);
    expect(origins.map(({ miles }) => miles)).toEqual(origins.map(({ miles }) => miles).toSorted(byNumber));
    expect(destinations).toMatchObject([{ airport: { code: "FRA" }, miles: null }]);
    const whole = proposals.filter(({ missing }) => missing.length === 0);
    expect(proposals.slice(0, whole.length)).toEqual(whole);
    const totals = whole.map(({ sellTotal }) => Number(sellTotal));
    expect(totals).toEqual(totals.toSorted(byNumber));
    expect(proposals.filter(({ isCheapest }) => isCheapest)).toEqual([proposals[0]]);
    const fastest = proposals.filter(({ isFastest }) => isFastest).map(wayOf);
    // Fast drives to JFK on the same day, and Bold Air flies in one
    expect(fastest).toEqual(["Fast JFK QB FRA –"]);
    const lacking = proposals.filter(({ missing }) => missing.length > 0).map(wayOf);
    expect(lacking).toEqual(["– PHL QA FRA –"]);
    expect(proposals.at(-1)).toMatchObject({ missing: [{ leg: "pickup", label: null }], doorDays: null });
  });

  test("at both ends keep service levels apart, and leave nothing behind", async () => {
    const before = await stored();
    const { proposals } = await propose({ shipToAirport: null, deliveryZip: "60601" });
    expect(await stored()).toEqual(before);
    const levels = proposals.map(({ serviceLevel }) => serviceLevel);
    expect(levels).toEqual(levels.toSorted().toReversed());
    expect(levels).toContain("priority");
    expect(proposals.map(({ to }) => to.airport.code)).toContain("MKE");
  });

  test("hold no cost, and no other forwarder's rate", async () => {
    const answer = await admin.call(proposeQuotations, { body: ask() });
    expect(answer.text).not.toMatch(/buy/i);
    expect(answer.body.proposals.map(({ rateType }) => rateType)).not.toContain("contract");
    const theirs = await propose({}, stranger);
    expect(theirs.origins.map(({ airport }) => airport.code)).toContain("LGA");
    expect(theirs.proposals[0]).toMatchObject({ rateType: "contract", pickup: null });
  });

  test("to an airport that nobody flies to are none", async () => {
    expect(await propose({ shipToAirport: "DXB" })).toEqual({ origins: [], destinations: [], proposals: [] });
  });
});

test("a form without a zip, with an unknown one or with a day that has passed is refused at its field", async () => {
  expect(await refusalOf({ pickupZip: null, shipFromAirport: "JFK" })).toMatchObject([
    400,
    [{ field: "pickupZip" }],
  ]);
  expect(await refusalOf({ shipToAirport: null })).toMatchObject([400, [{ field: "shipToAirport" }]]);
  expect(await refusalOf({ pickupZip: "00000" })).toMatchObject([400, [{ field: "pickupZip" }]]);
  expect(await refusalOf({ readyDate: "2020-01-01" })).toMatchObject([400, [{ field: "readyDate" }]]);
});

test("many pairs of airports take as few statements as one, also when rates were just published", async () => {
  const ofMany = await statementsFor({ shipToAirport: null, deliveryZip: "60601" });
  expect(ofMany.length).toBeLessThanOrEqual(16);
  const ofOne = await statementsFor({ shipToAirport: "FRA", pickupZip: "10001" });
  const sent = JSON.stringify({ ofMany, ofOne }, null, 1);
  expect(ofMany.length - ofOne.length, sent).toBeLessThanOrEqual(3);
});

const byNumber = (a: number | null, b: number | null) => (a ?? 0) - (b ?? 0);
