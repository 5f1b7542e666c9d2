import * as contract from "@kilolane/contract";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { dayIn, testClock } from "../../../test/clock.ts";
import { buildAirlineDesk, buildDeskRate, rateFormOf, type AirlineDesk } from "../../../test/build-desk.ts";
import { buildRate, buildReference } from "../../../test/build-rates.ts";
import { companyScopeOf, systemScope } from "../../../test/factories.ts";
import { useTestWorld } from "../../../test/harness.ts";
import { withTransaction } from "../../db/transaction.ts";
import { listedRatesQuery, ratePageQuery } from "./reads/rate-page.ts";
import { removeIdleLanes } from "./remove-idle-lanes.ts";
import { EVERYONE } from "./owner.ts";
import { deskOf } from "./policy.ts";

let daysAhead = 0;
const world = useTestWorld({
  clock: { now: () => new Date(testClock.now().getTime() + daysAhead * 86_400_000) },
});
let desk: AirlineDesk;
beforeAll(async () => {
  await buildReference(world.database);
  desk = await buildAirlineDesk(world, "List Air");
});

/** First lanes of the rates that a filter finds, in the order asked for. */
async function lanes(filter: object, sort: object = { field: "expiryDate", direction: "asc" }) {
  const query = { filter: JSON.stringify(filter), sort: JSON.stringify(sort) };
  const { body } = await desk.admin.call(contract.listRates, { query });
  expect(body.total).toBe(body.content.length);
  return body.content.map(({ firstLane }) => `${firstLane?.fromStation}${firstLane?.toStation}`);
}

test("lists filter by state, badge, type, lane, goods and words, sort and page, and count each state", async () => {
  const { admin } = desk;
  await buildDeskRate(admin, { expiryDate: dayIn(3) });
  await buildDeskRate(admin, { toStation: ["NRT", "DXB"], startDate: dayIn(2), rateType: "priority" });
  const past = { startDate: "2020-01-01", expiryDate: dayIn(-1), provider: "Old hand" };
  await buildDeskRate(admin, { ...past, fromStations: ["ORD"], typeOfGoods: "Perishable" });
  await admin.call(contract.createRate, {
    body: rateFormOf({ fromStations: ["DXB"], expiryDate: "2098-01-01" }),
  });
  const gone = await buildDeskRate(admin, { fromStations: ["FRA"], toStation: ["JFK"] });
  await admin.call(contract.endRate, { params: { id: gone.id }, body: { version: gone.version } });
  expect(await lanes({})).toEqual(["ORDFRA", "JFKFRA", "DXBFRA", "JFKDXB"]);
  expect(await lanes({}, { field: "laneCount" })).toEqual(["JFKDXB", "DXBFRA", "ORDFRA", "JFKFRA"]);
  expect(await lanes({ state: ["live"] })).toEqual(["JFKFRA", "JFKDXB"]);
  expect(await lanes({ state: ["expired", "ended"] })).toEqual(["ORDFRA", "FRAJFK"]);
  expect(await lanes({ state: [] })).toEqual([]);
  const badges = { future: ["JFKDXB"], expiring: ["JFKFRA"], expired: ["ORDFRA"], changed: [] };
  for (const [badge, found] of Object.entries(badges))
    expect([badge, await lanes({ badge })]).toEqual([badge, found]);
  expect(await lanes({ rateType: ["priority"] })).toEqual(["JFKDXB"]);
  expect(await lanes({ from: "jfk" })).toEqual(["JFKFRA", "JFKDXB"]);
  expect(await lanes({ from: "JFK", to: "NRT" })).toEqual(["JFKDXB"]);
  expect(await lanes({ to: "FRA" })).toEqual(["ORDFRA", "JFKFRA", "DXBFRA"]);
  expect(await lanes({ goods: "Perishable" })).toEqual(["ORDFRA"]);
  expect([await lanes({ search: "old h" }), await lanes({ search: "o_d" })]).toEqual([["ORDFRA"], []]);
  const query = { page: 2, size: 3, filter: JSON.stringify({ search: "list air" }) };
  const { body } = await admin.call(contract.listRates, { query });
  expect([body.content.length, body.total]).toEqual([1, 4]);
  expect(body.counts).toEqual({ draft: 1, live: 2, expired: 1, ended: 1 });
});

test("a list shows minimum and break prices of the first lane, and none of what has ended", async () => {
  const { admin } = await buildAirlineDesk(world, "Price Air");
  const rate = await buildDeskRate(admin, { toStation: ["FRA", "NRT"], minCharges: "80" });
  const list = async (filter: object) => {
    const query = { filter: JSON.stringify(filter) };
    return (await admin.call(contract.listRates, { query })).body.content.map(({ prices }) => prices);
  };
  const prices = {
    minCharges: "80",
    bands: [
      { lowerRange: "0", perUnitCharge: "4.1" },
      { lowerRange: "45", perUnitCharge: "3.05" },
    ],
  };
  expect(await list({ search: "Price Air" })).toEqual([prices]);
  // as if it had many lanes: found by the airports of the first
  await world.database.query("update rate_extent set lane_count = 100000 where first_lane = 'JFKFRA'");
  expect(await list({ search: "Price Air" })).toEqual([prices]);
  await admin.call(contract.endRate, { params: { id: rate.id }, body: { version: rate.version } });
  await removeIdleLanes(systemScope(world.database), 0);
  expect(await list({ state: ["ended"], search: "Price Air" })).toEqual([null]);
});

test("lists are sorted and narrowed by the day a rate was added, not by that of its last change", async () => {
  const { admin } = await buildAirlineDesk(world, "Added Air");
  const first = await buildDeskRate(admin);
  const second = await buildDeskRate(admin, { fromStations: ["ORD"] });
  const addAt = async (rate: { readonly id: string }, at: string) =>
    world.database.query("update rate_sheet set created_at = $2 where rate_id = $1", [rate.id, at]);
  await addAt(first, "2026-03-01T23:30:00Z");
  await addAt(second, "2026-04-02T00:30:00Z");
  // a change of today: the rate stays one of March
  const change = { ...rateFormOf({ minCharges: "90" }), version: first.version };
  const changed = await admin.call(contract.updateRate, { params: { id: first.id }, body: change });
  const { version } = changed.body.rate.draft ?? changed.body.rate;
  await admin.call(contract.publishRate, { params: { id: first.id }, body: { version } });
  const list = async (filter: object, direction = "asc") => {
    const query = { filter: JSON.stringify(filter), sort: JSON.stringify({ field: "addedAt", direction }) };
    const { body } = await admin.call(contract.listRates, { query });
    return body.content.map(({ firstLane, addedAt }) => `${firstLane?.fromStation} ${addedAt.slice(0, 10)}`);
  };
  const [march, april] = ["JFK 2026-03-01", "ORD 2026-04-02"];
  expect([await list({}), await list({}, "desc")]).toEqual([
    [march, april],
    [april, march],
  ]);
  expect(await list({ addedFrom: "2026-03-01", addedUntil: "2026-03-01" })).toEqual([march]);
  expect(await list({ addedFrom: "2026-03-02" })).toEqual([april]);
  expect(await list({ addedUntil: "2026-02-28" })).toEqual([]);
  const query = { filter: JSON.stringify({ addedFrom: "yesterday" }) };
  expect((await admin.send(contract.listRates, { query })).status).toBe(400);
});

test("a forwarder's list that was asked for before shows what was published, renamed, switched off or ran out since", async () => {
  const { admin, airlineId } = await buildAirlineDesk(world, "Again Air");
  const [forwarder, other] = [await world.signInAs("ROLE_FFADMIN"), await world.signInAs("ROLE_FFADMIN")];
  const list = async (person = forwarder, state: object = {}) => {
    const query = { filter: JSON.stringify({ airlineId, ...state }) };
    const { content, counts } = (await person.call(contract.listForwarderRates, { query })).body;
    return [content.map(({ airline }) => airline.name), counts.live, counts.expired];
  };
  expect(await list()).toEqual([[], 0, 0]);
  const first = await buildDeskRate(admin);
  expect(await list()).toEqual([["Again Air"], 1, 0]);
  const contractOf = (companyId: string) =>
    buildRate(world.database, { airlineId, ownerId: companyId, rateType: "contract", origin: "ORD" });
  await contractOf(forwarder.user.company.id);
  expect(await list()).toEqual([["Again Air", "Again Air"], 2, 0]);
  // one company's page is never another's
  expect(await list(other)).toEqual([["Again Air"], 1, 0]);
  await admin.call(contract.endRate, { params: { id: first.id }, body: { version: first.version } });
  expect([await list(), await list(other)]).toEqual([
    [["Again Air"], 1, 0],
    [[], 0, 0],
  ]);
  await world.database.query("update airline set name = 'Another Air' where id = $1", [airlineId]);
  expect(await list()).toEqual([["Another Air"], 1, 0]);
  await world.database.query("update airline set is_active = false where id = $1", [airlineId]);
  expect(await list()).toEqual([[], 0, 0]);
  await world.database.query("update airline set is_active = true where id = $1", [airlineId]);
  expect(await list()).toEqual([["Another Air"], 1, 0]);
  daysAhead = 1;
  expect(await list()).toEqual([["Another Air"], 1, 0]);
  await buildRate(world.database, { airlineId, origin: "DXB", validTo: dayIn(1) });
  expect(await list()).toEqual([["Another Air", "Another Air"], 2, 0]);
  daysAhead = 2;
  expect(await list()).toEqual([["Another Air", "Another Air"], 1, 1]);
  daysAhead = 0;
});

test("lists never read the lanes from end to end", async () => {
  await withTransaction(systemScope(world.database), async (tx) => {
    await sql`insert into rate_sheet (set_id, airline_id, rate_type, currency, weight_unit, weight_step, goods_type,
        aircraft, transit_days, terms)
      select (select min(id) from rate_set), ${desk.airlineId}, 'general', 'USD', 'kg', 0.5, 'General', 'passenger', 3,
        '{}' from generate_series(1, 600)`.execute(tx.db);
    await sql`insert into rate_lane (sheet_id, owner_id, origin, destination, valid_from, valid_to, scheme_id, scale,
        min_charge, breaks)
      select s.id, ${EVERYONE}, 'A' || lpad((n % 60)::text, 2, '0'), 'B' || lpad((s.id % 90)::text, 2, '0'),
        '2026-01-01', '2098-12-31', (select min(id) from break_scheme), 2, 7500, '{410,305}'
      from rate_sheet s, generate_series(1, 100) as n where s.terms = '{}'`.execute(tx.db);
  });
  for (const table of ["rate_lane", "rate_sheet", "rate_extent"])
    await world.database.query(`vacuum analyze ${table}`);
  const scope = companyScopeOf(world.database, desk.admin.user);
  const sort = { field: "updatedAt", direction: "desc" } as const;
  for (const filter of [
    {},
    { from: "A07" },
    { from: "A07", to: "B11" },
    { to: "B11" },
    { state: ["ended"] as const },
  ]) {
    const plan = await withTransaction(scope, async (tx) => {
      const page = { filter, sort, limit: 25, offset: 0 };
      const { rows: found } = await tx.query<{ id: number }>(
        "select id from rate_sheet order by id desc limit 25",
      );
      const queries = [ratePageQuery(deskOf(scope), page), listedRatesQuery(found.map(({ id }) => id))];
      const plans: string[] = [];
      for (const query of queries) {
        const { sql: text, parameters } = query.compile(tx.db);
        const { rows } = await tx.query<{ "QUERY PLAN": string }>(`explain ${text}`, parameters);
        plans.push(...rows.map((row) => row["QUERY PLAN"]));
      }
      return plans.join("\n");
    });
    expect({ filter, plan }).toEqual({ filter, plan: expect.not.stringContaining("Seq Scan on rate_lane") });
  }
});
