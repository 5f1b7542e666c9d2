import { once } from "node:events";
import { readFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { followChanges } from "@kilolane/contract";
import { buildUser, systemScope } from "../apps/server/test/factories.ts";
import { newId } from "../apps/server/src/db/new-id.ts";
import { withTransaction } from "../apps/server/src/db/transaction.ts";
import { hashToken } from "../apps/server/src/http/session-lookup.ts";
import { pushIn } from "../apps/server/src/jobs/outbox-events.ts";
import { percentile, runSlice, startServer, type BenchServer } from "./load.ts";
import { bareCall, toDecimals } from "./measure.ts";
import { startCluster, type BenchDatabase } from "./world.ts";

export interface PushBenchmark {
  readonly streams: number;
  /** memory of the server for one more open stream */
  readonly kbPerStream: number;
  /** from the commit to the event at a reader, one event to all of them, those of the same processors included */
  readonly deliveryP50Ms: number;
  readonly deliveryP95Ms: number;
  /** … ÷ the median of `select 1` over HTTP in the same run */
  readonly deliveryToSelect: number;
  readonly notices: number;
  /** storing the notices with their events ÷ storing the same rows in tables that tell nobody */
  readonly burstToInsert: number;
  /** from the first commit of the burst until every reader has heard of it */
  readonly burstMs: number;
  /** events that a reader got of the burst, on average */
  readonly eventsPerReader: number;
}

/** Events to everybody that are timed. */
const ROUNDS = 20;
const NOTICES_PER_TRANSACTION = 500;
/** Streams that are opened at once. */
const OPENERS = 50;

interface Reader {
  readonly userId: string;
  events: number;
  /** resolves with the moment of the next event */
  next: PromiseWithResolvers<number>;
}

/** Measures the push stream: what a reader costs, how soon it hears, and what a burst of notices does. */
export async function benchPush(streams: number): Promise<PushBenchmark> {
  const cluster = await startCluster();
  try {
    const database = await cluster.createDatabase("push");
    const server = await startServer(database.url);
    try {
      const select = await runSlice(bareCall(server, "select"), 2, 1);
      const selectMs = percentile(select.latenciesMs, 0.5);
      const people = await buildReaders(database, streams);
      const { readers, kbPerStream } = await openStreams(server, people);
      const times = await timeDelivery(database, readers);
      const burst = await timeBurst(database, readers);
      return {
        streams,
        kbPerStream,
        deliveryP50Ms: toDecimals(percentile(times, 0.5), 1),
        deliveryP95Ms: toDecimals(percentile(times, 0.95), 1),
        deliveryToSelect: toDecimals(percentile(times, 0.5) / selectMs, 1),
        ...burst,
      };
    } finally {
      await server.stop();
    }
  } finally {
    await cluster.close();
  }
}

/** Colleagues of one company, each signed in. */
async function buildReaders({ handle, forwarderId }: BenchDatabase, count: number) {
  const pattern = await buildUser(handle, { role: "ROLE_FFAGENT" });
  const people = Array.from({ length: count }, () => ({
    id: newId(),
    session: newId(),
    token: randomBytes(32).toString("base64url"),
  }));
  await withTransaction(systemScope(handle), async (tx) => {
    await tx.query(
      `insert into user_account (id, company_id, role, email, password_hash, first_name, last_name)
       select n.id, $1, 'ROLE_FFAGENT', n.id || '@bench.example', p.password_hash, 'Reader', 'Bench'
       from unnest($2::uuid[]) as n (id), user_account p where p.id = $3`,
      [forwarderId, people.map(({ id }) => id), pattern.id],
    );
    await tx.query(
      `insert into session (id, user_id, token_hash, expires_at)
       select n.id, n.user_id, n.hash, now() + interval '8 hours' from unnest($1::uuid[], $2::uuid[], $3::bytea[]) as n (id, user_id, hash)`,
      [
        people.map(({ session }) => session),
        people.map(({ id }) => id),
        people.map(({ token }) => hashToken(token)),
      ],
    );
  });
  return people;
}

async function openStreams(server: BenchServer, people: readonly { id: string; token: string }[]) {
  const before = residentKb(server.pid);
  const readers: Reader[] = [];
  const left = [...people];
  await Promise.all(
    Array.from({ length: OPENERS }, async () => {
      for (let person = left.pop(); person !== undefined; person = left.pop()) {
        const reader = { userId: person.id, events: 0, next: Promise.withResolvers<number>() };
        readers.push(reader);
        await openStream(server.url, person.token, reader);
      }
    }),
  );
  return { readers, kbPerStream: toDecimals((residentKb(server.pid) - before) / people.length, 1) };
}

async function openStream(url: string, token: string, reader: Reader): Promise<void> {
  const request = get(`${url}/api${followChanges.path}`, {
    agent: false,
    headers: { accept: "text/event-stream", authorization: `Bearer ${token}` },
  });
  const [response]: IncomingMessage[] = await once(request, "response");
  if (response?.statusCode !== 200) throw new Error(`no stream: ${response?.statusCode}`);
  const begun = Promise.withResolvers<void>();
  response.setEncoding("utf8").on("data", (text: string) => {
    begun.resolve();
    const events = text.split("event: change").length - 1;
    if (events === 0) return;
    reader.events += events;
    reader.next.resolve(performance.now());
    reader.next = Promise.withResolvers<number>();
  });
  await begun.promise;
}

function residentKb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
}

async function timeDelivery({ handle, forwarderId }: BenchDatabase, readers: readonly Reader[]) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const heard = readers.map(({ next }) => next.promise);
    await withTransaction(systemScope(handle), (tx) =>
      pushIn(tx, { companyId: forwarderId, topic: "quotation", id: newId() }),
    );
    const begin = performance.now();
    for (const at of await Promise.all(heard)) times.push(at - begin);
    await sleep(100);
  }
  return times;
}

/** Ten notices for each reader; the baseline stores the same rows where nothing is woken and nobody's choice is asked. */
async function timeBurst(database: BenchDatabase, readers: readonly Reader[]) {
  const { handle } = database;
  const notices = readers.length * 10;
  await handle.query("create table bench_notification (like notification including all)");
  await handle.query(
    "create table bench_outbox_event (like outbox_event including defaults including identity including indexes)",
  );
  const bareMs = await storeNotices(database, readers, "bench_");
  const before = readers.reduce((sum, { events }) => sum + events, 0);
  const heard = readers.map(({ next }) => next.promise);
  const begin = performance.now();
  const toldMs = await storeNotices(database, readers, "");
  const last = Math.max(...(await Promise.all(heard)));
  await sleep(500);
  const events = readers.reduce((sum, reader) => sum + reader.events, 0) - before;
  return {
    notices,
    burstToInsert: toDecimals(toldMs / bareMs, 2),
    burstMs: Math.round(Math.max(last - begin, toldMs)),
    eventsPerReader: toDecimals(events / readers.length, 2),
  };
}

/** @returns milliseconds */
async function storeNotices(
  { handle, forwarderId }: BenchDatabase,
  readers: readonly Reader[],
  prefix: "" | "bench_",
): Promise<number> {
  const people = Array.from({ length: 10 }, () => readers.map(({ userId }) => userId)).flat();
  const begin = performance.now();
  for (let from = 0; from < people.length; from += NOTICES_PER_TRANSACTION) {
    const part = people.slice(from, from + NOTICES_PER_TRANSACTION);
    // As the login role, which owns all tables: the wall of the tenants costs both alike.
    await handle.query(
      `with told as (
         insert into ${prefix}notification (id, company_id, user_id, kind, main_menu, sub_menu, detail)
         select n.id, $1::uuid, n.user_id, 'quotation-accepted', 'quotation', 'list', '{"number": "Q-1", "client": "Acme"}'
         from unnest($2::uuid[], $3::uuid[]) as n (id, user_id)
       )
       insert into ${prefix}outbox_event (company_id, user_id, topic, payload)
       select $1::uuid, n.user_id, 'notification', '{}' from unnest($3::uuid[]) as n (user_id)`,
      [forwarderId, part.map(() => newId()), part],
    );
  }
  return performance.now() - begin;
}
