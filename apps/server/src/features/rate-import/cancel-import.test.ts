import { cancelRateImport, checkRateImport, getRateImport, type ImportDetail } from "@kilolane/contract";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { buildAirline, buildReference } from "../../../test/build-rates.ts";
import { childrenOf } from "../../../test/children-of.ts";
import { checkSheet, PLAIN_HEADERS, uploadSheet } from "../../../test/build-sheets.ts";
import { systemScope } from "../../../test/factories.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";
import { importDraft } from "./import-draft.ts";

/** Of three steps: while nobody may store, one waits, one is in hand, and one has not left the reader. */
const LINES = 12_000;

const world = useTestWorld({ runsJobs: true });
const operator = usePerson(world, "ROLE_SUPERADMIN");
let airlineId = 0;
let bytes: Buffer;

beforeAll(async () => {
  await buildReference(world.database);
  bytes = await buildLongTable();
});
beforeEach(async () => {
  airlineId = await buildAirline(world.database);
});

/** A table of many lines, each between two other airports. */
async function buildLongTable(): Promise<Buffer> {
  const { rows } = await world.database.query<{ iata: string }>(
    "select iata from airport order by iata limit 200",
  );
  const codes = rows.map((row) => row.iata);
  const lines = codes
    .flatMap((from) => codes.map((to) => [from, to]))
    .filter(([from, to]) => from !== to)
    .slice(0, LINES)
    .map(([from, to]) => `${from},${to},USD,2026-01-01,2026-12-31,75,4.1,3.05,2.8`);
  return Buffer.from([PLAIN_HEADERS.join(","), ...lines].join("\n"));
}

/** Nobody stores a lane meanwhile: a dry run stands still with its first lanes in hand. */
async function whileLanesAreHeld(run: () => Promise<void>): Promise<void> {
  const client = await world.database.pool.connect();
  try {
    await client.query("begin; lock table rate_lane in share mode");
    await run();
  } finally {
    await client.query("commit");
    client.release();
  }
}

function startCheck({ id, mapping }: ImportDetail) {
  return operator.call(checkRateImport, { params: { id }, body: { mapping, mode: "replace" } });
}

async function readImport(id: string): Promise<ImportDetail> {
  return (await operator.call(getRateImport, { params: { id } })).body;
}

test("of one company one import is read at a time: the next one waits on every node, and says so", async () => {
  const first = await uploadSheet(operator, { airlineId, bytes, name: "first.csv" });
  const second = await uploadSheet(operator, { airlineId, bytes, name: "second.csv" });
  await whileLanesAreHeld(async () => {
    await startCheck(first);
    await expect
      .poll(async () => (await readImport(first.id)).phase, { timeout: 30_000, interval: 50 })
      .toBe("writing");
    await startCheck(second);
    expect(await readImport(second.id)).toMatchObject({ phase: "waiting", waitsForOther: true });
    // another node that takes the job up
    expect(await importDraft(systemScope(world.database), world.app.files, second.id)).toBe("later");
    expect(await readImport(second.id)).toMatchObject({ phase: "waiting", waitsForOther: true });
  });
  for (const { id } of [first, second]) {
    await expect
      .poll(async () => (await readImport(id)).state, { timeout: 60_000, interval: 50 })
      .toBe("checked");
  }
  expect(await readImport(second.id)).toMatchObject({ waitsForOther: false, rowsGood: LINES });
});

/** Lanes that the airline's sets hold, and what has become of the sets. */
async function findLanes() {
  const { rows } = await world.database.query<{ lanes: number; states: string[] }>(
    `select count(l.id)::integer as lanes, array_agg(distinct t.state) as states
     from rate_set t join rate_sheet s on s.set_id = t.id left join rate_lane l on l.sheet_id = s.id
     where t.airline_id = $1`,
    [airlineId],
  );
  return rows[0];
}

test("a reader that dies midway fails its import, which leaves no draft and can be checked again", async () => {
  const upload = await uploadSheet(operator, { airlineId, bytes, name: "cut.csv" });
  const before = childrenOf(process.pid);
  await whileLanesAreHeld(async () => {
    await startCheck(upload);
    await expect
      .poll(async () => (await readImport(upload.id)).phase, { timeout: 30_000, interval: 10 })
      .toBe("writing");
    const readers = childrenOf(process.pid).filter((pid) => !before.includes(pid));
    expect(readers).toHaveLength(1);
    for (const pid of readers) process.kill(pid, "SIGKILL");
  });
  await expect
    .poll(async () => (await readImport(upload.id)).state, { timeout: 60_000, interval: 50 })
    .toBe("failed");
  const left = await findLanes();
  expect(left?.lanes).toBe(8_000);
  expect(left?.states).toEqual(["discarded"]);
  expect(await checkSheet(operator, await readImport(upload.id))).toMatchObject({ rowsGood: LINES });
});

test("a dry run can be stopped midway: it ends, leaves nothing live, and can be started again", async () => {
  const upload = await uploadSheet(operator, { airlineId, bytes, name: "long.csv" });
  const params = { id: upload.id };
  await whileLanesAreHeld(async () => {
    await startCheck(upload);
    await expect
      .poll(async () => (await readImport(upload.id)).phase, { timeout: 30_000, interval: 10 })
      .toBe("writing");
    expect((await startCheck(upload)).error.code).toBe("state-conflict");
    expect((await operator.call(cancelRateImport, { params })).body.state).toBe("cancelled");
  });
  const stopped = await findLanes();
  expect(stopped?.lanes).toBeLessThan(LINES);
  expect(stopped?.states).toEqual(["discarded"]);
  const again = await checkSheet(operator, await readImport(upload.id));
  expect(again).toMatchObject({ state: "checked", rowsGood: LINES, lanes: LINES });
  // whatever the stopped run still had in hand, it stored none of it
  expect((await findLanes())?.lanes).toBe((stopped?.lanes ?? 0) + LINES);
});
