import {
  createQuotation,
  listForwarderRates,
  listQuotations,
  type QuotationFormInput,
} from "@kilolane/contract";
import { addDays, type CalendarDate, utcDateOf } from "@kilolane/domain";
import { CLIENTS, startServer, type BenchServer, type Call } from "./load.ts";
import { bareCall, measureCalls, toDecimals, type Pace, type RequestFigures } from "./measure.ts";
import { provePlans, type ProvenPlan } from "./plans.ts";
import { loadQuotations } from "./quotations-loader.ts";
import { CANDIDATES, loadRates, type Lane } from "./rates-loader.ts";
import { startCluster, type BenchCluster, type BenchDatabase } from "./world.ts";

export interface RequestBenchmark {
  readonly figures: readonly RequestFigures[];
  readonly options: number;
  readonly answerKb: number;
  /** p95 of create-and-price with the larger set of rates ÷ with the smaller */
  readonly p95Growth: number;
  readonly createToSelect: number;
  /** … ÷ a transaction that inserts rows of the same bytes and prices nothing */
  readonly createToInsert: number;
  /** … when rates have just been published, so that each lane is read again */
  readonly createNewToSelect: number;
  readonly listToSelect: number;
  readonly plans: readonly ProvenPlan[];
}

export interface RequestOptions extends Pace {
  readonly fewLanes: number;
  readonly manyLanes: number;
  readonly quotations: number;
}

export const FULL: RequestOptions = {
  rounds: 7,
  secondsPerSlice: 2,
  fewLanes: 20_000,
  manyLanes: 1_000_000,
  quotations: 200_000,
};

const OFTEN_ASKED = 400;
const ASKED_ONCE = 4_000;

/** Different goods on the same lane, so that no two clients send the same body. */
function formOf(lane: Lane, index: number, today: CalendarDate): QuotationFormInput {
  return {
    shipFromAirport: lane.origin,
    shipToAirport: lane.destination,
    readyDate: addDays(today, 3),
    typeOfGoods: "General",
    goodsArray: [
      { pieces: 2, length: 80, width: 60, height: 55, totalWeight: 84 + (index % 90) },
      { pieces: 1, length: 120, width: 80, height: 95, totalWeight: "212.5" },
      { pieces: 4, length: 40, width: 30, height: 30, totalWeight: 36 },
    ],
    dimensionUnit: "cm",
    weightUnit: "kg",
    currency: "USD",
  };
}

function headersOf(database: BenchDatabase): Record<string, string> {
  return { authorization: `Bearer ${database.token}`, "content-type": "application/json" };
}

export function createCall(
  server: BenchServer,
  database: BenchDatabase,
  lanes: readonly Lane[],
  today: CalendarDate,
): Call {
  return {
    url: server.url,
    method: "POST",
    headers: headersOf(database),
    requests: lanes.map((lane, index) => ({
      path: `/api${createQuotation.path}?detail=summary`,
      body: JSON.stringify(formOf(lane, index, today)),
    })),
  };
}

/** The lanes that people ask for again and again: as many of them among few rates as among many. */
function oftenAsked(lanes: readonly Lane[]): Lane[] {
  return lanes.filter((_, index) => index % Math.ceil(lanes.length / OFTEN_ASKED) === 0);
}

/** First pages in the orders that people ask for, of everything and of one state. */
function listCall(server: BenchServer, database: BenchDatabase): Call {
  const { authorization = "" } = headersOf(database);
  const queries = [
    {},
    { filter: { status: ["sent"] } },
    { sort: { field: "sellTotal", direction: "desc" } },
    { sort: { field: "validUntil", direction: "asc" } },
  ];
  return {
    url: server.url,
    method: "GET",
    headers: { authorization },
    requests: queries.map((query) => ({ path: `/api${listQuotations.path}?${searchOf(query)}` })),
  };
}

/** The forwarder's first page of everyone's rates, with the prices of each. */
function ratesCall(server: BenchServer, database: BenchDatabase): Call {
  const { authorization = "" } = headersOf(database);
  const path = `/api${listForwarderRates.path}?${searchOf({})}`;
  return { url: server.url, method: "GET", headers: { authorization }, requests: [{ path }] };
}

function searchOf(query: object): string {
  const texts = Object.entries(query).map(([name, value]): [string, string] => [name, JSON.stringify(value)]);
  return new URLSearchParams([["page", "1"], ["size", "50"], ...texts]).toString();
}

/** One call of every kind: what it answers, before anything is measured. */
async function lookAtAnswer(call: Call): Promise<{ options: number; answerKb: number }> {
  const [request] = call.requests;
  const response = await fetch(`${call.url}${request?.path}`, {
    method: "POST",
    headers: { ...call.headers },
    body: request?.body ?? "",
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`create answered ${response.status}: ${text.slice(0, 500)}`);
  const answer: { options: unknown[] } = JSON.parse(text);
  if (answer.options.length !== CANDIDATES) throw new Error(`${answer.options.length} options were priced`);
  return { options: answer.options.length, answerKb: Math.round(text.length / 1024) };
}

/**
 * Measures whole requests over HTTP with `CLIENTS` clients on the embedded PostgreSQL with fsync on: create-and-price
 * among few and among many rates, and the list, beside the bare endpoints, in slices that alternate.
 */
export async function benchRequests(
  options: RequestOptions,
  log: (line: string) => void,
): Promise<RequestBenchmark> {
  const cluster = await startCluster();
  const servers: BenchServer[] = [];
  try {
    return await run(cluster, servers, options, log);
  } finally {
    for (const server of servers) await server.stop();
    await cluster.close();
  }
}

/** The same call where the node keeps the rates of every lane of it: each has been asked for since the last publication. */
function asKept(call: Call): Call {
  const ask = async ({ path, body = "" }: Call["requests"][number]): Promise<void> => {
    const answer = await fetch(`${call.url}${path}`, { method: "POST", headers: { ...call.headers }, body });
    if (answer.status !== 200) throw new Error(`create answered ${answer.status}`);
    await answer.arrayBuffer();
  };
  const prepare = async (): Promise<void> => {
    for (const request of call.requests) await ask(request);
  };
  return { ...call, prepare };
}

/** What a load leaves to do is done before anything is measured: statistics, visibility, dirty pages. */
async function settle({ handle }: BenchDatabase): Promise<void> {
  await handle.query("vacuum (analyze)");
  await handle.query("checkpoint");
}

/** Tables of the bare insert: the columns that carry the bytes of a request, its audit row and its event. */
async function buildBareTables({ handle }: BenchDatabase): Promise<void> {
  await handle.query("create table bench_request (id uuid primary key, input jsonb, priced json)");
  await handle.query("create table bench_audit (id uuid primary key, detail jsonb)");
  await handle.query(
    "create table bench_event (id bigint generated always as identity primary key, payload jsonb)",
  );
}

/** What every publication does to the nodes: what they keep of rates counts no more. */
export async function publishSomething({ handle }: BenchDatabase): Promise<void> {
  await handle.query("update rate_epoch set epoch = gen_random_uuid()");
}

async function run(
  cluster: BenchCluster,
  servers: BenchServer[],
  options: RequestOptions,
  log: (line: string) => void,
): Promise<RequestBenchmark> {
  const today = utcDateOf(Date.now());
  const few = await cluster.createDatabase("few");
  const many = await cluster.createDatabase("many");
  const fewLanes = await loadRates(few, { lanes: options.fewLanes, measuredLanes: OFTEN_ASKED, today });
  log(`${options.fewLanes} lanes loaded`);
  const manyLanes = await loadRates(many, { lanes: options.manyLanes, measuredLanes: ASKED_ONCE, today });
  log(`${options.manyLanes} lanes loaded`);
  await loadQuotations(few, options.quotations);
  log(`${options.quotations} quotations loaded`);
  const plans = await provePlans(many, few, manyLanes, today);
  for (const database of [few, many]) await settle(database);
  const server = await startServer(few.url);
  servers.push(server);
  const manyServer = await startServer(many.url);
  servers.push(manyServer);
  const calls = new Map([
    ["static", bareCall(server, "static")],
    ["select", bareCall(server, "select")],
    ["insert", bareCall(server, "insert")],
    ["create-few", asKept(createCall(server, few, fewLanes, today))],
    ["create-many", asKept(createCall(manyServer, many, oftenAsked(manyLanes), today))],
    [
      "create-new",
      { ...createCall(manyServer, many, manyLanes, today), prepare: () => publishSomething(many) },
    ],
    ["list", listCall(server, few)],
    ["rates", ratesCall(manyServer, many)],
  ]);
  await buildBareTables(few);
  await lookAtAnswer(createCall(server, few, fewLanes, today));
  const answer = await lookAtAnswer(createCall(manyServer, many, manyLanes, today));
  log(`measuring with ${CLIENTS} clients`);
  const figures = await measureCalls(calls, options);
  const of = (name: string) => figures.find((entry) => entry.name === name);
  return {
    figures,
    ...answer,
    p95Growth: toDecimals(
      (of("create-many")?.p95Ms ?? Number.NaN) / (of("create-few")?.p95Ms ?? Number.NaN),
      2,
    ),
    createToSelect: Math.min(of("create-few")?.toSelect ?? 0, of("create-many")?.toSelect ?? 0),
    createToInsert: toDecimals(
      Math.min(of("create-few")?.perSecond ?? 0, of("create-many")?.perSecond ?? 0) /
        (of("insert")?.perSecond ?? Number.NaN),
      2,
    ),
    createNewToSelect: of("create-new")?.toSelect ?? 0,
    listToSelect: of("list")?.toSelect ?? 0,
    plans,
  };
}
