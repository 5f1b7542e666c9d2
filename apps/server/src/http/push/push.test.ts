import { followChanges, logout, type PushChange } from "@kilolane/contract";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { buildUser, companyScopeOf, systemScope } from "../../../test/factories.ts";
import { usePerson, useTestWorld, type SignedInPerson } from "../../../test/harness.ts";
import { listenToStream, type ListeningStream } from "../../../test/push/listen-to-stream.ts";
import { newId } from "../../db/new-id.ts";
import { withTransaction } from "../../db/transaction.ts";
import { pushIn, type Push } from "../../jobs/outbox-events.ts";

const world = useTestWorld();
const admin = usePerson(world, "ROLE_FFADMIN");
const ofCompany = () => ({ company: admin.user.company });
const agent = usePerson(world, "ROLE_FFAGENT", ofCompany);
const client = usePerson(world, "ROLE_FFCLIENT", ofCompany);
const stranger = usePerson(world, "ROLE_FFADMIN");

let origin: string;
beforeAll(async () => {
  origin = await world.app.fastify.listen({ host: "127.0.0.1", port: 0 });
});

const open: ListeningStream[] = [];
afterEach(() => {
  for (const stream of open.splice(0)) stream.stop();
});

async function listen(person: SignedInPerson, options: { lastEventId?: string; age?: number } = {}) {
  const stream = await listenToStream(origin, person.token, options);
  expect(stream.status).toBe(200);
  open.push(stream);
  await expect.poll(() => stream.events.length).toBeGreaterThan(0);
  return stream;
}

/** Pushes in a transaction of its own. @returns the id that was pushed */
async function push(what: Partial<Push> = {}): Promise<string> {
  const id = newId();
  await withTransaction(companyScopeOf(world.database, admin.user), (tx) =>
    pushIn(tx, { companyId: admin.user.company.id, topic: "quotation", id, ...what }),
  );
  return id;
}

/** A change that everybody on the node hears after what was pushed before, so that nothing else is on its way. */
async function untilQuiet(stream: ListeningStream, person: SignedInPerson): Promise<PushChange[]> {
  const id = newId();
  await withTransaction(systemScope(world.database), (tx) =>
    pushIn(tx, { companyId: person.user.company.id, accounts: [person.user.id], topic: "payment", id }),
  );
  await expect
    .poll(() => stream.changes().some(([, changed]) => changed === id), { timeout: 5_000 })
    .toBe(true);
  return stream.changes().filter(([topic]) => topic !== "payment");
}

describe("a stream", () => {
  test("tells a company's people what changed, its guests only what is theirs, others nothing", async () => {
    const streams = await Promise.all([admin, agent, client, stranger].map((person) => listen(person)));
    const forAll = await push();
    const forAgent = await push({ accounts: [agent.user.id], topic: "notification" });
    const forClient = await push({ accounts: [client.user.id, admin.user.id], topic: "chat" });
    const [ofAdmin = [], ofAgent = [], ofClient, ofStranger] = await Promise.all(
      [admin, agent, client, stranger].map((person, index) => untilQuiet(streamAt(streams, index), person)),
    );
    expect(new Map(ofAdmin)).toEqual(
      new Map([
        ["quotation", forAll],
        ["chat", forClient],
      ]),
    );
    expect(new Map(ofAgent)).toEqual(
      new Map([
        ["quotation", forAll],
        ["notification", forAgent],
      ]),
    );
    expect([ofAdmin.length, ofAgent.length]).toEqual([2, 2]);
    expect(ofClient).toEqual([["chat", forClient]]);
    expect(ofStranger).toEqual([]);
  });

  test("says what it is, and is neither stored nor held back on its way", async () => {
    const { headers } = await listen(admin);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
    });
    expect(headers.get("content-encoding")).toBeNull();
  });

  test("goes on after a break with what was missed, once each", async () => {
    const first = await listen(admin);
    const before = await push();
    await expect.poll(() => first.changes()).toEqual([["quotation", before]]);
    const { lastId } = first;
    first.stop();
    const meanwhile = [await push(), await push()];
    const second = await listen(admin, { lastEventId: lastId });
    const after = await push();
    const heard = await untilQuiet(second, admin);
    expect(heard).toHaveLength(3);
    expect(new Set(heard.map(([, id]) => id))).toEqual(new Set([...meanwhile, after]));
  });

  test("begins with what was written since the page began to read", async () => {
    const id = await push();
    const stream = await listen(agent, { age: 30 });
    expect(stream.changes()).toContainEqual(["quotation", id]);
    expect((await listen(agent)).changes()).toEqual([]);
  });

  test("has everything asked for again after a break that was too long, and after an id that is none of ours", async () => {
    const [, snapshot = ""] = (await listen(admin)).lastId.split(".");
    const seconds = Math.floor(world.app.clock.now().getTime() / 1000);
    for (const lastEventId of [
      `${seconds - 1_000}.${snapshot}`,
      `${seconds}.999999999999:999999999999:`,
      "1; drop table outbox_event",
      "",
    ]) {
      const { events } = await listen(admin, { lastEventId });
      expect([lastEventId, events[0]?.event]).toEqual([lastEventId, "reset"]);
    }
  });

  test("tells a burst in few words", async () => {
    const stream = await listen(admin);
    const ids = Array.from({ length: 300 }, () => newId());
    await withTransaction(companyScopeOf(world.database, admin.user), async (tx) => {
      for (const id of ids) await pushIn(tx, { companyId: admin.user.company.id, topic: "quotation", id });
    });
    const heard = await untilQuiet(stream, admin);
    expect(heard).toHaveLength(51);
    expect(heard).toContainEqual(["quotation", null]);
  });
});

function streamAt(streams: readonly ListeningStream[], index: number): ListeningStream {
  const stream = streams[index];
  if (stream === undefined) throw new Error("no such stream");
  return stream;
}

describe("within a second a stream ends", () => {
  test.each([
    ["its person signs out", async (person: SignedInPerson) => void (await person.call(logout))],
    [
      "its person is suspended",
      (person: SignedInPerson) => change("user_account", "is_suspended = true", person.user.id),
    ],
    [
      "its person gets another role",
      (person: SignedInPerson) => change("user_account", "role = 'ROLE_FFADMIN'", person.user.id),
    ],
    [
      "its company is switched off",
      (person: SignedInPerson) => change("company", "is_active = false", person.user.company.id),
    ],
  ])("when %s", async (_, act) => {
    const person = await world.signInAs("ROLE_FFAGENT");
    const stream = await listen(person);
    const other = await listen(admin);
    const begin = performance.now();
    await act(person);
    expect((await stream.ended) - begin).toBeLessThan(1_000);
    await untilQuiet(other, admin);
  });
});

async function change(table: "user_account" | "company", what: string, id: string): Promise<void> {
  await world.database.query(`update ${table} set ${what} where id = $1`, [id]);
}

test("a session keeps its newest six streams", async () => {
  const person = await world.signIn(await buildUser(world.database));
  const streams: ListeningStream[] = [];
  for (let count = 0; count < 7; count += 1) streams.push(await listen(person));
  await streamAt(streams, 0).ended;
  expect(streamAt(streams, 0).events.at(-1)?.event).toBe("crowded");
  expect((await untilQuiet(streamAt(streams, 6), person)).length).toBe(0);
});

test("a client that cannot hold a stream gets the same changes when it asks", async () => {
  const begin = await agent.call(followChanges);
  expect(begin.body).toMatchObject({ isReset: false, changes: [] });
  const id = await push();
  await push({ accounts: [client.user.id] });
  const asked = await agent.call(followChanges, {}, { headers: { "last-event-id": begin.body.cursor } });
  expect(asked.body).toMatchObject({ isReset: false, changes: [["quotation", id]] });
  const again = await agent.call(followChanges, {}, { headers: { "last-event-id": asked.body.cursor } });
  expect(again.body.changes).toEqual([]);
  const lost = await agent.call(followChanges, {}, { headers: { "last-event-id": "1.1:1:" } });
  expect(lost.body.isReset).toBe(true);
});

test("nobody without a living session gets a stream", async () => {
  expect((await listenToStream(origin, "x".repeat(43))).status).toBe(401);
  const person = await world.signInAs("ROLE_FFAGENT");
  await person.call(logout);
  expect((await listenToStream(origin, person.token)).status).toBe(401);
});

test("a server that stops ends its streams", async () => {
  const stream = await listen(admin);
  const begin = performance.now();
  await world.app.push.close();
  expect((await stream.ended) - begin).toBeLessThan(1_000);
  expect((await listenToStream(origin, admin.token)).status).toBe(503);
});
