import { parseCalendarDate } from "@kilolane/domain";
import { beforeEach, expect, test } from "vitest";
import { buildAirline } from "../../../test/build-rates.ts";
import { companyScopeOf, systemScope } from "../../../test/factories.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";
import { withTransaction, type SystemTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { ratesFor } from "./reads/cached-rates.ts";
import { findLiveSheetIds } from "./reads/set.ts";
import { removeIdleLanes } from "./remove-idle-lanes.ts";
import { addLanesIn, addSheetsIn, createDraftSetIn, createSchemeIn } from "./draft-set.ts";
import { EVERYONE } from "./owner.ts";
import { compareSetIn } from "./set-comparison.ts";
import { discardSetIn, publishSetIn } from "./set-publication.ts";
import { rollBackSetIn } from "./set-rollback.ts";

const NOBODY = { companyId: null, userId: null };
const ON = parseCalendarDate("2026-11-20");
const SHEET = {
  ownerId: EVERYONE,
  rateType: "general",
  currency: "USD",
  weightUnit: "kg",
  divisor: 6000,
  weightStep: "0.5",
  goodsType: "General",
  aircraft: "passenger",
  transitDays: 3,
  terms: {},
} as const;
const LANE = {
  ownerId: EVERYONE,
  origin: "JFK",
  validFrom: parseCalendarDate("2026-01-01"),
  validTo: parseCalendarDate("2026-12-31"),
  basicCharge: null,
};

const world = useTestWorld();
const admin = usePerson(world, "ROLE_FFADMIN");
let airlineId = 0;

beforeEach(async () => {
  airlineId = await buildAirline(world.database);
});

function inSystem<T>(run: (tx: SystemTransaction) => Promise<T>): Promise<T> {
  return withTransaction(systemScope(world.database), run);
}

interface DraftOptions {
  readonly minimum: number;
  readonly destinations?: readonly string[];
  readonly scale?: number;
}

/** A draft of one sheet. @returns ids of set and sheet */
function draft({ minimum, destinations = ["FRA"], scale = 2 }: DraftOptions) {
  return inSystem(async (tx) => {
    const setId = await createDraftSetIn(tx, { airlineId, source: "test", author: NOBODY });
    const [sheetId = 0] = await addSheetsIn(tx, [
      {
        ...SHEET,
        setId,
        airlineId,
      },
    ]);
    const schemeId = await createSchemeIn(tx, ["0", "45"]);
    await addLanesIn(
      tx,
      destinations.map((destination) => ({
        ...LANE,
        sheetId,
        destination,
        schemeId,
        scale,
        minCharge: minimum * 10 ** scale,
        breaks: [4 * 10 ** scale, 3 * 10 ** scale],
      })),
    );
    return { setId, sheetId };
  });
}

function publish(setId: number, endsSheetIds: readonly number[] = []) {
  return inSystem((tx) => publishSetIn(tx, { setId, endsSheetIds, author: NOBODY }));
}

function rollBack(setId: number, withLater = false) {
  return inSystem((tx) => rollBackSetIn(tx, { setId, withLater, author: NOBODY }));
}

/** Minimum charges that quotations of the lane see of this airline. */
async function minimums(destination = "FRA"): Promise<string[]> {
  const rates = await withTransaction(companyScopeOf(world.database, admin.user), (tx) =>
    ratesFor(tx, { origin: "JFK", destination }, tx.scope.companyId, { on: ON, readyOn: ON }),
  );
  return rates
    .filter(({ candidate }) => candidate.airlineId === airlineId)
    .map(({ candidate }) => String(candidate.terms.minCharge))
    .toSorted();
}

async function lanesIn(table: "rate_lane" | "rate_lane_archive", sheetId: number): Promise<number> {
  const { rows } = await world.database.query<{ lanes: number }>(
    `select count(*)::integer as lanes from ${table} where sheet_id = $1`,
    [sheetId],
  );
  return rows[0]?.lanes ?? -1;
}

function codeOf(outcome: PromiseSettledResult<unknown>): string {
  if (outcome.status === "fulfilled") return "done";
  return outcome.reason instanceof AppError ? outcome.reason.code : String(outcome.reason);
}

test("a draft is priced by nobody; published it replaces the sheets it names, all at once", async () => {
  const first = await draft({ minimum: 70 });
  expect(await minimums()).toEqual([]);
  await publish(first.setId);
  expect(await minimums()).toEqual(["70"]);
  const second = await draft({ minimum: 80 });
  expect(await minimums()).toEqual(["70"]);
  await publish(second.setId, [first.sheetId]);
  expect(await minimums()).toEqual(["80"]);
  const segment = { airlineId, rateType: "general", ownerId: EVERYONE, isManual: false };
  expect(await inSystem((tx) => findLiveSheetIds(tx, segment))).toEqual([second.sheetId]);
  await expect(publish(second.setId)).rejects.toMatchObject({ code: "state-conflict" });
});

test("a publication is written down with its author", async () => {
  const { setId } = await draft({ minimum: 70 });
  const author = { companyId: admin.user.company.id, userId: admin.user.id };
  await inSystem((tx) => publishSetIn(tx, { setId, endsSheetIds: [], author }));
  await inSystem((tx) => rollBackSetIn(tx, { setId, withLater: false, author }));
  const { rows } = await world.database.query(
    "select action, user_id from audit_entry where subject_kind = 'rate-set' and subject_id = $1 order by at",
    [String(setId)],
  );
  const userId = admin.user.id;
  expect(rows).toEqual([
    { action: "rate-set.published", user_id: userId },
    { action: "rate-set.rolled-back", user_id: userId },
  ]);
});

test("rolling back restores exactly what was live before, also out of the archive", async () => {
  const first = await draft({ minimum: 70, destinations: ["FRA", "NRT"] });
  await publish(first.setId);
  const second = await draft({ minimum: 80 });
  await publish(second.setId, [first.sheetId]);
  await removeIdleLanes(systemScope(world.database), 0);
  expect(await lanesIn("rate_lane", first.sheetId)).toBe(0);
  expect(await lanesIn("rate_lane_archive", first.sheetId)).toBe(2);
  expect([await minimums(), await minimums("NRT")]).toEqual([["80"], []]);
  expect(await rollBack(second.setId)).toEqual([second.setId]);
  expect([await minimums(), await minimums("NRT")]).toEqual([["70"], ["70"]]);
  expect(await lanesIn("rate_lane_archive", first.sheetId)).toBe(0);
  await removeIdleLanes(systemScope(world.database), 0);
  expect([await lanesIn("rate_lane", first.sheetId), await lanesIn("rate_lane", second.sheetId)]).toEqual([
    2, 0,
  ]);
});

test("a set whose sheets were replaced goes only together with what replaced it", async () => {
  const first = await draft({ minimum: 70 });
  await publish(first.setId);
  const second = await draft({ minimum: 80 });
  await publish(second.setId, [first.sheetId]);
  const third = await draft({ minimum: 90 });
  await publish(third.setId, [second.sheetId]);
  const beside = await draft({ minimum: 60 });
  await publish(beside.setId);
  await expect(rollBack(second.setId)).rejects.toMatchObject({ code: "rate-set-replaced" });
  expect(await minimums()).toEqual(["60", "90"]);
  expect(await rollBack(second.setId, true)).toEqual([third.setId, second.setId]);
  expect(await minimums()).toEqual(["60", "70"]);
  await expect(rollBack(second.setId)).rejects.toMatchObject({ code: "state-conflict" });
});

test("of ten publications at once that replace the same sheet one wins, the others change nothing", async () => {
  const first = await draft({ minimum: 10 });
  await publish(first.setId);
  const drafts = await Promise.all(Array.from({ length: 10 }, (_, n) => draft({ minimum: 20 + n })));
  const outcomes = await Promise.allSettled(drafts.map((each) => publish(each.setId, [first.sheetId])));
  expect(outcomes.map(codeOf).toSorted()).toEqual([
    "done",
    ...Array.from({ length: 9 }, () => "rates-changed"),
  ]);
  const winner = outcomes.findIndex((outcome) => outcome.status === "fulfilled");
  expect(await minimums()).toEqual([String(20 + winner)]);
});

test("a discarded draft can never go live, and its lanes are removed", async () => {
  const { setId, sheetId } = await draft({ minimum: 70 });
  await inSystem((tx) => discardSetIn(tx, setId));
  await expect(publish(setId)).rejects.toMatchObject({ code: "state-conflict" });
  await removeIdleLanes(systemScope(world.database), 0);
  expect([await lanesIn("rate_lane", sheetId), await lanesIn("rate_lane_archive", sheetId)]).toEqual([0, 0]);
});

test("lanes are compared by value, whatever their scale", async () => {
  const first = await draft({ minimum: 70, destinations: ["FRA", "NRT", "DXB"] });
  await publish(first.setId);
  const same = await draft({ minimum: 70, destinations: ["FRA", "NRT", "ORD"], scale: 4 });
  const compare = (setId: number) =>
    inSystem((tx) => compareSetIn(tx, { setId, endsSheetIds: [first.sheetId] }));
  const expected = { added: 1, changed: 0, ended: 1, unchanged: 2 };
  expect(await compare(same.setId)).toEqual(expected);
  expect(await compare(same.setId)).toEqual(expected);
  const dearer = await draft({ minimum: 71, destinations: ["FRA"] });
  expect(await compare(dearer.setId)).toEqual({ added: 0, changed: 1, ended: 2, unchanged: 0 });
});

/** A draft of three sheets that price the same lane alike. */
function draftOfThree(minimum: number) {
  return inSystem(async (tx) => {
    const setId = await createDraftSetIn(tx, { airlineId, source: "test", author: NOBODY });
    const goods = ["General", "Express", "Perishable"];
    const sheetIds = await addSheetsIn(
      tx,
      goods.map((goodsType) => ({ ...SHEET, setId, airlineId, goodsType })),
    );
    const schemeId = await createSchemeIn(tx, ["0"]);
    const price = { scale: 0, minCharge: minimum, breaks: [minimum] };
    await addLanesIn(
      tx,
      sheetIds.map((sheetId) => ({ ...LANE, sheetId, destination: "FRA", schemeId, ...price })),
    );
    return { setId, sheetIds };
  });
}

test("a first tariff is compared as one that ends a sheet without a lane", async () => {
  const { setId } = await draft({ minimum: 75, destinations: ["NCE", "FRA", "LHR", "FRA"] });
  const empty = await draft({ minimum: 75, destinations: [] });
  const compare = async (endsSheetIds: readonly number[]) => {
    const counts = await inSystem((tx) => compareSetIn(tx, { setId, endsSheetIds }));
    const { rows } = await world.database.query(
      `select kind, place, origin, destination, owner_id, new_lane_id, old_lane_id from rate_set_change
       where set_id = $1 order by place`,
      [setId],
    );
    return { counts, rows };
  };
  const first = await compare([]);
  expect(first.counts).toEqual({ added: 4, changed: 0, ended: 0, unchanged: 0 });
  expect(first.rows).toMatchObject(
    ["FRA", "FRA", "LHR", "NCE"].map((destination, at) => ({ kind: "added", place: at + 1, destination })),
  );
  expect(await compare([empty.sheetId])).toEqual(first);
});

/** Keeps a change of a set, as comparing does. */
function keepChange(setId: number) {
  return inSystem((tx) =>
    tx.query(
      `insert into rate_set_change (set_id, kind, place, origin, destination, owner_id)
       values ($1, 'added', 1, 'JFK', 'FRA', $2)`,
      [setId, EVERYONE],
    ),
  );
}

test("changes of a set that does not exist are refused by the database", async () => {
  const { setId } = await draft({ minimum: 75 });
  await keepChange(setId);
  await expect(keepChange(setId + 1_000)).rejects.toMatchObject({ code: "23503" });
});

test("readers see all of the old set or all of the new one, never a mix, while sets come and go", async () => {
  const first = await draftOfThree(10);
  await publish(first.setId);
  const end = new AbortController();
  const seen = new Set<string>();
  const read = async () => {
    while (!end.signal.aborted) seen.add((await minimums()).join(" "));
  };
  const readers = [read(), read(), read()];
  for (let round = 0; round < 15; round += 1) {
    const next = await draftOfThree(20);
    await publish(next.setId, first.sheetIds);
    if (round % 3 === 0) await removeIdleLanes(systemScope(world.database), 0);
    await rollBack(next.setId);
  }
  end.abort();
  await Promise.all(readers);
  expect([...seen].toSorted()).toEqual(["10 10 10", "20 20 20"]);
});
