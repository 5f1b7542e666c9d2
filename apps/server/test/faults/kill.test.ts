import { readFileSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { launchEmbedded } from "../../src/db/embedded/launch.ts";
import { openDatabase, type DatabaseHandle } from "../../src/db/handle.ts";
import {
  freePort,
  killAtOnce,
  processorMsOfImports,
  processorMsOn,
  startServer,
  untilNobodyOn,
  type ServerProcess,
} from "./server-process.ts";
import { signIn, writeUntilFailure, type Acknowledged } from "./writers.ts";

const KILLS = 20;
const WRITERS = 4;
/** Of a start: its processor time ÷ that of importing its modules alone. It was 1.4 to 1.7 on a busy machine. */
const MOST_OF_START = 2.5;

const parent = mkdtempSync(path.join(os.tmpdir(), "kilolane-kills-"));
const dataDir = path.join(parent, "data");
let server: ServerProcess | undefined;
afterAll(() => {
  server?.child.kill("SIGKILL");
  rmSync(parent, { recursive: true, force: true });
});

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Kills the database itself too: nothing may depend on its orderly end. */
function killDatabase(): void {
  const [pid = ""] = readFileSync(path.join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n");
  process.kill(Number(pid), "SIGKILL");
}

async function getCount(database: DatabaseHandle, text: string, values: unknown[]): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(text, values);
  return rows.map((row) => row.id);
}

/** Records of the test that break a promise, by promise: all lists are empty when every promise is kept. */
async function findBroken(database: DatabaseHandle, noted: Acknowledged, since: Date) {
  const ids = [...noted.requests.keys()];
  const versions = ids.map((id) => noted.requests.get(id) ?? 0);
  return {
    lostRequests: await getCount(
      database,
      `select n.id from unnest($1::uuid[], $2::integer[]) as n (id, version)
       left join quotation_request r on r.id = n.id where r.id is null or r.version < n.version`,
      [ids, versions],
    ),
    lostQuotations: await getCount(
      database,
      `select n.id from unnest($1::uuid[], $2::uuid[]) as n (id, request_id)
       left join quotation q on q.id = n.id and q.request_id = n.request_id
       left join quotation_version v on v.quotation_id = q.id and v.version = 1
       where v.quotation_id is null`,
      [[...noted.quotations.keys()], [...noted.quotations.values()]],
    ),
    requestsWithoutAudit: await getCount(
      database,
      `select r.id from quotation_request r where r.created_at >= $1 and r.version <> (select count(*)
       from audit_entry a where a.subject_kind = 'quotation-request' and a.subject_id = r.id::text)`,
      [since],
    ),
    requestsWithoutEvent: await getCount(
      database,
      `select r.id from quotation_request r where r.created_at >= $1 and r.version <> (select count(*)
       from outbox_event e where e.payload ->> 'request_id' = r.id::text)`,
      [since],
    ),
    quotationsWithoutAudit: await getCount(
      database,
      `select q.id from quotation q where q.created_at >= $1 and (
         not exists (select from audit_entry a where a.subject_kind = 'quotation' and a.subject_id = q.id::text)
         or not exists (select from quotation_event e where e.quotation_id = q.id)
         or not exists (select from quotation_version v where v.quotation_id = q.id))`,
      [since],
    ),
    auditWithoutRequest: await getCount(
      database,
      `select a.subject_id as id from audit_entry a where a.subject_kind = 'quotation-request' and a.at >= $1
       and not exists (select from quotation_request r where r.id::text = a.subject_id)`,
      [since],
    ),
  };
}

test(`${KILLS} × kill -9 while quotations are created and edited: nothing acknowledged is lost, nothing is half there`, async () => {
  const noted: Acknowledged = { requests: new Map(), quotations: new Map() };
  const port = await freePort();
  server = await startServer(dataDir, port);
  const since = new Date();
  const token = await signIn(server.url);
  const readyAfterMs: number[] = [];
  const processorMs: number[] = [];
  const importMs: number[] = [];
  for (let round = 0; round < KILLS; round += 1) {
    const { child, url } = server;
    const writers = Array.from({ length: WRITERS }, () => writeUntilFailure(url, token, noted));
    // However slow the machine: each round has stored something that may not be lost.
    const before = noted.quotations.size;
    await expect.poll(() => noted.quotations.size, { timeout: 30_000 }).toBeGreaterThan(before);
    await sleep((round * 97) % 350);
    // Every other time the database dies with the server, without a chance to write anything more.
    if (round % 2 === 1) killDatabase();
    await killAtOnce(child);
    await Promise.all(writers);
    expect(await untilNobodyOn(dataDir)).toEqual([]);
    server = await startServer(dataDir, port);
    readyAfterMs.push(Math.round(server.readyAfterMs));
    processorMs.push(processorMsOn(dataDir));
    // All along: starts and imports meet the same neighbours on the machine.
    if (round % 2 === 0) importMs.push(processorMsOfImports());
  }
  await killAtOnce(server.child);
  expect(await untilNobodyOn(dataDir)).toEqual([]);

  const embedded = await launchEmbedded({ folder: dataDir });
  const database = openDatabase({ url: embedded.url, poolSize: 2, onIdleError: () => undefined });
  const broken = await findBroken(database, noted, since);
  await database.close();
  await embedded.stop();
  process.stdout.write(
    `${KILLS} kills: ${noted.requests.size} requests and ${noted.quotations.size} quotations acknowledged, ` +
      `ready again after ${medianOf(readyAfterMs)} ms (median), ${Math.max(...readyAfterMs)} ms at most, ` +
      `with ${medianOf(processorMs)} ms of processor (median), ${medianOf(importMs)} of them to import its modules\n`,
  );
  expect(noted.requests.size).toBeGreaterThan(KILLS);
  expect(noted.quotations.size).toBeGreaterThan(0);
  expect(broken).toEqual({
    lostRequests: [],
    lostQuotations: [],
    requestsWithoutAudit: [],
    requestsWithoutEvent: [],
    quotationsWithoutAudit: [],
    auditWithoutRequest: [],
  });
  // The promise is five seconds to be ready again. How fast the machine is does not count, nor what else it does.
  expect(medianOf(processorMs) / medianOf(importMs)).toBeLessThan(MOST_OF_START);
}, 900_000);
