import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import {
  authenticate,
  checkRateImport,
  getRateImport,
  publishRateImport,
  uploadRateImport,
  type Endpoint,
  type EndpointInput,
  type EndpointOutput,
  type ImportDetail,
} from "@kilolane/contract";
import { DEMO_ACCOUNTS } from "@kilolane/demo";
import { Client } from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { copyDatabase, databaseUrlOf, runOnServer } from "../database-server.ts";
import { callServer, freePort, killAtOnce, startServer, type ServerProcess } from "./server-process.ts";

/*
 * The server is killed without warning in the middle of a publication and in the middle of a dry run; the database
 * lives on. Half a set is never live, and an interrupted dry run is finished by the next process.
 */

const LINES = 30_000;
const HEADERS = "Origin,Destination,Currency,Valid from,Valid to,Min,Norm,45,100";

const dataDir = mkdtempSync(path.join(os.tmpdir(), "kilolane-import-kills-"));
const name = `kilolane_import_${process.pid}`;
const url = databaseUrlOf(inject("serverUrl"), name);
const client = new Client({ connectionString: url });
let server: ServerProcess | undefined;
let token = "";
let airlineId = 0;

beforeAll(async () => {
  await copyDatabase(inject("serverUrl"), inject("templateName"), name);
  await client.connect();
  await start();
  const { rows } = await client.query<{ id: number }>(
    "insert into airline (name, country_code) values ('Phoenix Air', 'US') returning id",
  );
  airlineId = rows[0]?.id ?? 0;
});
afterAll(async () => {
  server?.child.kill("SIGKILL");
  await client.end();
  await runOnServer(inject("serverUrl"), `drop database if exists ${name} with (force)`);
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<void> {
  server = await startServer(dataDir, await freePort(), { DATABASE_URL: url, SIGN_INS_PER_MINUTE: "1000" });
  const account = DEMO_ACCOUNTS.find((entry) => entry.role === "ROLE_SUPERADMIN");
  if (account === undefined) throw new Error("the demo world has no operator");
  const { username, password } = account;
  token = (await call(authenticate, { body: { username, password, forceLogin: true } })).jwtToken;
}

async function kill(): Promise<void> {
  if (server === undefined) throw new Error("no server runs");
  await killAtOnce(server.child);
}

async function call<E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Promise<EndpointOutput<E>> {
  const outcome = await callServer(server?.url ?? "", withParams(endpoint, input), input, token);
  if (outcome.kind === "failure") throw new Error(`${endpoint.name}: ${outcome.code}`);
  if (outcome.status !== 200) throw new Error(`${endpoint.name}: ${JSON.stringify(outcome.body)}`);
  return outcome.body;
}

/** The endpoint with the parameters of its path filled in. */
function withParams<E extends Endpoint>(endpoint: E, input: object): E {
  const params = "params" in input && input.params !== undefined ? Object.entries(Object(input.params)) : [];
  const filled = params.reduce((text, [key, value]) => text.replace(`:${key}`, String(value)), endpoint.path);
  return { ...endpoint, path: filled };
}

async function upload(lines: readonly string[]): Promise<ImportDetail> {
  const form = new FormData();
  form.append("file", new Blob([[HEADERS, ...lines].join("\n")]), "rates.csv");
  const query = new URLSearchParams({ airlineId: String(airlineId), rateType: "general" });
  const answer = await fetch(`${server?.url ?? ""}/api${uploadRateImport.path}?${query.toString()}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return uploadRateImport.response.parse(await answer.json());
}

async function startCheck(lines: readonly string[]): Promise<string> {
  const { id, mapping } = await upload(lines);
  await call(checkRateImport, { params: { id }, body: { mapping, mode: "replace" } });
  return id;
}

async function untilChecked(id: string): Promise<ImportDetail> {
  const read = () => call(getRateImport, { params: { id } });
  await expect
    .poll(async () => (await read()).state, { timeout: 200_000, interval: 100 })
    .not.toBe("checking");
  return read();
}

const lineOf = (from: string, to: string, minimum: number) =>
  `${from},${to},USD,2026-01-01,2026-12-31,${minimum},4.1,3.05,2.8`;

/** Minimum charges that are live on JFK–FRA, and how many lanes of the airline are live at all. */
async function live(): Promise<{ minimums: number[]; lanes: number }> {
  const { rows } = await client.query<{ minimum: number; is_lane: boolean }>(
    `select l.min_charge / 10 ^ l.scale as minimum, l.origin = 'JFK' and l.destination = 'FRA' as is_lane
     from rate_lane l join rate_sheet s on s.id = l.sheet_id and s.ended_by_set is null
     join rate_set t on t.id = s.set_id and t.state = 'live' where s.airline_id = $1`,
    [airlineId],
  );
  return { minimums: rows.filter((row) => row.is_lane).map((row) => row.minimum), lanes: rows.length };
}

test("kill -9 in the middle of a publication leaves the old rates live and the import ready to publish", async () => {
  const first = await untilChecked(await startCheck([lineOf("JFK", "FRA", 70), lineOf("JFK", "NRT", 70)]));
  await call(publishRateImport, { params: { id: first.id }, body: {} });
  expect(await live()).toEqual({ minimums: [70], lanes: 2 });
  const second = await untilChecked(await startCheck([lineOf("JFK", "FRA", 80)]));
  // the publication has begun, and waits for a sheet that it is about to end
  await client.query("begin");
  await client.query("select id from rate_sheet where set_id = $1 for update", [first.setId]);
  const cut = call(publishRateImport, { params: { id: second.id }, body: {} }).catch(String);
  const waiting = async () => {
    const { rows } = await client.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rows.length;
  };
  await expect.poll(waiting, { timeout: 30_000, interval: 20 }).toBe(1);
  await kill();
  expect(await cut).toContain("publishRateImport");
  await client.query("commit");
  await expect.poll(waiting, { timeout: 30_000, interval: 20 }).toBe(0);
  expect(await live()).toEqual({ minimums: [70], lanes: 2 });
  await start();
  expect((await call(getRateImport, { params: { id: second.id } })).state).toBe("checked");
  await call(publishRateImport, { params: { id: second.id }, body: {} });
  expect(await live()).toEqual({ minimums: [80], lanes: 1 });
}, 720_000);

test("kill -9 in the middle of a dry run: nothing is live, and the next process finishes it", async () => {
  const { rows } = await client.query<{ iata: string }>("select iata from airport order by iata limit 300");
  const codes = rows.map((row) => row.iata);
  const lines = codes
    .flatMap((from) => codes.map((to) => [from, to] as const))
    .filter(([from, to]) => from !== to)
    .slice(0, LINES)
    .map(([from, to]) => lineOf(from, to, 90));
  const id = await startCheck(lines);
  const written = async () => {
    const { rows: found } = await client.query<{ lanes_written: number }>(
      "select lanes_written from rate_import where id = $1",
      [id],
    );
    return found[0]?.lanes_written ?? 0;
  };
  await expect.poll(written, { timeout: 60_000, interval: 5 }).toBeGreaterThan(0);
  await kill();
  const before = await written();
  expect(before).toBeLessThan(LINES);
  expect(await live()).toEqual({ minimums: [80], lanes: 1 });
  await start();
  const checked = await untilChecked(id);
  expect(checked).toMatchObject({ state: "checked", rowsGood: LINES, lanes: LINES });
  await call(publishRateImport, { params: { id }, body: {} });
  // every lane once: what the first process has stored is no part of it
  expect((await live()).lanes).toBe(LINES);
}, 900_000);
