import { parseCalendarDate } from "@kilolane/domain";
import { beforeAll, describe, expect, test } from "vitest";
import { buildAirline, buildRate } from "../../../test/build-rates.ts";
import { companyScopeOf, systemScope } from "../../../test/factories.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";
import { statementsOf } from "../../../test/statements-of.ts";
import { withTransaction, type Transaction } from "../../db/transaction.ts";
import { ratesFor } from "./reads/cached-rates.ts";

const ON = parseCalendarDate("2026-11-20");
const LANE = { origin: "JFK", destination: "FRA" };

const world = useTestWorld();
const admin = usePerson(world, "ROLE_FFADMIN");
let airlineId: number;

beforeAll(async () => {
  airlineId = await buildAirline(world.database);
  await buildRate(world.database, { airlineId, minimum: 70 });
  await minimums();
});

async function minimumsIn(tx: Transaction): Promise<string[]> {
  const rates = await ratesFor(tx, LANE, admin.user.company.id, { on: ON, readyOn: ON });
  return rates.map(({ candidate }) => String(candidate.terms.minCharge)).toSorted();
}

function minimums(): Promise<string[]> {
  return withTransaction(companyScopeOf(world.database, admin.user), minimumsIn);
}

async function epoch(): Promise<string> {
  const { rows } = await world.database.query<{ epoch: string }>("select epoch from rate_epoch");
  return rows[0]?.epoch ?? "";
}

/** How many of the statements that a call sends read lanes. */
async function lanesRead(call: () => Promise<unknown>): Promise<number> {
  return (await statementsOf(call)).filter((text) => text.includes("from rate_lane")).length;
}

test("lanes are read once as long as nothing is published", async () => {
  expect(await lanesRead(minimums)).toBe(0);
  await buildRate(world.database, { airlineId, destination: "NRT", minimum: 71 });
  expect(await lanesRead(minimums)).toBe(1);
  expect(await lanesRead(minimums)).toBe(0);
});

const SHEET_OF_70 = `(select l.sheet_id from rate_lane l where l.min_charge = 7000 limit 1)`;
const COPY = `insert into rate_lane (sheet_id, owner_id, origin, destination, valid_from, valid_to, scheme_id, scale,
    min_charge, breaks)
  select sheet_id, owner_id, origin, destination, valid_from, valid_to, scheme_id, scale, 7300, breaks
  from rate_lane where min_charge = 7000`;

describe("cached rates are read again", () => {
  test.each([
    ["a sheet ended", `update rate_sheet set ended_by_set = set_id where id = ${SHEET_OF_70}`, []],
    ["it counts again", `update rate_sheet set ended_by_set = null where id = ${SHEET_OF_70}`, ["70"]],
    ["a set left", `update rate_set set state = 'rolled-back' where state = 'live'`, []],
    ["it came back", `update rate_set set state = 'live' where state = 'rolled-back'`, ["70"]],
    ["a lane came to a live set", COPY, ["70", "73"]],
    ["a lane of it changed", "update rate_lane set min_charge = 7400 where min_charge = 7300", ["70", "74"]],
    ["a lane of it went", "delete from rate_lane where min_charge = 7400", ["70"]],
  ])("when %s, by whatever hand", async (_what, statement, expected) => {
    const before = await epoch();
    await world.database.query(statement);
    expect(await epoch()).not.toBe(before);
    expect(await minimums()).toEqual(expected);
  });

  test("but not for a draft", async () => {
    await world.database.query(
      "update rate_set set state = 'draft' where id = (select max(id) from rate_set)",
    );
    const before = await epoch();
    await world.database.query(
      `insert into rate_set (airline_id, state, source) select id, 'draft', 'test' from airline limit 1`,
    );
    await world.database.query(COPY.replace("select sheet_id", "select (select max(id) from rate_sheet)"));
    expect(await epoch()).toBe(before);
    expect(await lanesRead(minimums)).toBe(1);
    expect(await lanesRead(minimums)).toBe(0);
  });
});

test("what a transaction has changed and not committed is seen by itself alone, and by nobody after a rollback", async () => {
  const undone = withTransaction(systemScope(world.database), async (tx) => {
    expect(await minimumsIn(tx)).toEqual(["70"]);
    await tx.query("update rate_set set state = 'rolled-back' where state = 'live'");
    expect(await minimumsIn(tx)).toEqual([]);
    expect(await minimums()).toEqual(["70"]);
    throw new Error("changed my mind");
  });
  await expect(undone).rejects.toThrow("changed my mind");
  expect(await minimums()).toEqual(["70"]);
});
