import { utcDateOf } from "@kilolane/domain";
import { readFileSync, rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import {
  checkRateImport,
  getRateImport,
  publishRateImport,
  uploadRateImport,
  type ImportDetail,
} from "@kilolane/contract";
import { writeTable } from "../apps/server/src/integrations/spreadsheet/write-sheets.ts";
import { percentile, runSlice, startServer, type BenchServer } from "./load.ts";
import { toDecimals } from "./measure.ts";
import { loadRates } from "./rates-loader.ts";
import { createCall, type RequestOptions } from "./requests.ts";
import { startCluster, type BenchDatabase } from "./world.ts";

export interface ImportBenchmark {
  readonly lines: number;
  readonly fileMb: number;
  /** from the first byte of the upload to the answer that it is live, nothing else going on */
  readonly seconds: number;
  /** most memory of the server process during the import beyond what it had before */
  readonly moreMemoryMb: number;
  /** the same time ÷ `COPY` of the same rows into a table with the same indexes */
  readonly toCopy: number;
  readonly pricingP95Ms: number;
  /** p95 of create-and-price while an import runs in the same process ÷ before */
  readonly pricingP95Ratio: number;
}

/** People who type without a pause while the import runs: more would measure the processor's queue alone. */
const TYPISTS = 2;
const BASELINE_SECONDS = 10;
const SAMPLE_MS = 100;
const HEADERS = "Origin|Destination|Currency|Valid from|Valid to|Min|Norm|45|100|300|500|FSC|SSC".split("|");

/** One server with its jobs, on a database full of live rates. */
interface ImportStage {
  readonly server: BenchServer;
  readonly database: BenchDatabase;
  readonly airlineId: number;
}

/**
 * Imports a sheet over HTTP from upload to live, twice: alone, for time and memory, and while quotations are priced
 * in the same process, for what they notice of it.
 */
export async function benchImport(
  options: Pick<RequestOptions, "manyLanes">,
  lines: number,
  log: (line: string) => void,
): Promise<ImportBenchmark> {
  const cluster = await startCluster();
  let server: BenchServer | undefined;
  try {
    const today = utcDateOf(Date.now());
    const database = await cluster.createDatabase("import");
    const lanes = await loadRates(database, { lanes: options.manyLanes, measuredLanes: 4_000, today });
    log(`${options.manyLanes} lanes loaded`);
    server = await startServer(database.url, { runsJobs: true });
    const { rows } = await database.handle.query<{ id: number }>("select min(id) as id from airline");
    const stage = { server, database, airlineId: rows[0]?.id ?? 0 };
    const bytes = await buildSheet(database, lines);
    const pricing = createCall(server, database, lanes, today);
    const before = await runSlice(pricing, BASELINE_SECONDS, TYPISTS);
    const alone = await measureImport(stage, bytes);
    log(`imported in ${alone.seconds} s`);
    const copySeconds = await measureCopy(database, lines);
    const during = await priceDuringImport(stage, bytes, () => runSlice(pricing, 2, TYPISTS));
    const [p95Before, p95During] = [before.latenciesMs, during].map((each) => percentile(each, 0.95));
    return {
      lines,
      fileMb: toDecimals(bytes.length / 2 ** 20, 1),
      ...alone,
      toCopy: toDecimals(alone.seconds / copySeconds, 1),
      pricingP95Ms: toDecimals(p95During ?? Number.NaN, 1),
      pricingP95Ratio: toDecimals((p95During ?? Number.NaN) / (p95Before ?? Number.NaN), 2),
    };
  } finally {
    await server?.stop();
    await cluster.close();
  }
}

/** A workbook of that many lines between airports that no measured lane touches. */
async function buildSheet(database: BenchDatabase, lines: number): Promise<Buffer> {
  const { rows } = await database.handle.query<{ iata: string }>(
    "select iata from airport where country_code <> 'US' order by cargo_rank desc, iata limit 700",
  );
  const codes = rows.map((row) => row.iata);
  const columns = HEADERS.map((header) => ({ header }));
  const pieces: Buffer[] = [];
  for await (const piece of writeTable("xlsx", "Rates", columns, rowsOf(codes, lines))) {
    pieces.push(Buffer.from(piece));
  }
  return Buffer.concat(pieces);
}

async function* rowsOf(codes: readonly string[], lines: number): AsyncGenerator<(string | number)[]> {
  const prices = [3.05, 2.8, 2.5, 2.2, 0.95, 0.15];
  for (let line = 0; line < lines; line += 1) {
    const lane = [codes[Math.floor(line / 350)] ?? "", codes[350 + (line % 350)] ?? ""];
    const normal = (410 + (line % 100)) / 100;
    yield await Promise.resolve([...lane, "USD", "2026-01-01", "2099-12-31", 75, normal, ...prices]);
  }
}

async function call<T>(
  { server, database }: ImportStage,
  method: string,
  path: string,
  body?: unknown,
): Promise<T> {
  const isFile = body instanceof FormData;
  const response = await fetch(`${server.url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${database.token}`,
      ...(body === undefined || isFile ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text);
}

/** Upload, dry run, publication. */
async function importSheet(stage: ImportStage, bytes: Buffer): Promise<void> {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(bytes)]), "rates.xlsx");
  const query = `airlineId=${stage.airlineId}&rateType=general`;
  const upload = await call<ImportDetail>(stage, "POST", `${uploadRateImport.path}?${query}`, form);
  const at = (endpoint: { readonly path: string }): string => endpoint.path.replace(":id", upload.id);
  await call(stage, "POST", at(checkRateImport), { mapping: upload.mapping, mode: "replace" });
  for (;;) {
    const now = await call<ImportDetail>(stage, "GET", at(getRateImport));
    if (now.state === "checked" && now.rowsBad === 0) break;
    if (now.state !== "checking") throw new Error(`${now.state}: ${now.failure}, ${now.rowsBad} bad lines`);
    await sleep(SAMPLE_MS);
  }
  await call(stage, "POST", at(publishRateImport), {});
}

/** Megabytes of memory that a process has now with those it started: a sheet is read in one of its own. */
function memoryMb(pid: number): number {
  try {
    const pages = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? "0";
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
    return children.reduce((sum, child) => sum + memoryMb(Number(child)), Number(pages) / 1024);
  } catch {
    // it ended while we looked
    return 0;
  }
}

async function measureImport(
  stage: ImportStage,
  bytes: Buffer,
): Promise<Pick<ImportBenchmark, "seconds" | "moreMemoryMb">> {
  const { pid } = stage.server;
  const before = memoryMb(pid);
  let most = before;
  const sampler = setInterval(() => {
    most = Math.max(most, memoryMb(pid));
  }, SAMPLE_MS);
  const start = performance.now();
  await importSheet(stage, bytes);
  const seconds = toDecimals((performance.now() - start) / 1000, 1);
  clearInterval(sampler);
  return { seconds, moreMemoryMb: Math.round(most - before) };
}

/** Seconds that `COPY` takes to put the imported lanes, one of each line, into a table like theirs. */
async function measureCopy({ handle }: BenchDatabase, lines: number): Promise<number> {
  const file = `/tmp/kilolane-copy-${process.pid}`;
  const rows = `select l.id, l.sheet_id, l.owner_id, l.origin, l.destination, l.valid_from, l.valid_to, l.scheme_id,
    l.scale, l.min_charge, l.basic_charge, l.breaks from rate_lane l
    where l.sheet_id in (select s.id from rate_sheet s join rate_set t on t.id = s.set_id
      where t.source = 'import' and t.state = 'live')`;
  await handle.query(`copy (${rows}) to '${file}'`);
  await handle.query("create table lane_copy (like rate_lane including indexes)");
  const start = performance.now();
  const { rowCount } = await handle.query(`copy lane_copy from '${file}'`);
  const seconds = (performance.now() - start) / 1000;
  if (rowCount !== lines) throw new Error(`${rowCount} lanes are live, of ${lines} lines`);
  await handle.query("drop table lane_copy");
  rmSync(file, { force: true });
  return seconds;
}

/** Latencies of pricing from the upload to the moment the new set is live. */
async function priceDuringImport(
  stage: ImportStage,
  bytes: Buffer,
  price: () => Promise<{ readonly latenciesMs: readonly number[] }>,
): Promise<number[]> {
  const over = new AbortController();
  const importing = importSheet(stage, bytes).finally(() => over.abort());
  const latencies: number[] = [];
  while (!over.signal.aborted) latencies.push(...(await price()).latenciesMs);
  await importing;
  return latencies;
}
