import { beforeAll, expect, test } from "vitest";
import { buildUser, companyScopeOf, type BuiltUser } from "../../test/factories.ts";
import { useTestWorld } from "../../test/harness.ts";
import { newId } from "../db/new-id.ts";
import type { Snapshot } from "../db/snapshot.ts";
import { withTransaction } from "../db/transaction.ts";
import { pushIn, readEventsSince, readMissedEvents } from "./outbox-events.ts";

const world = useTestWorld();
let user: BuiltUser;
beforeAll(async () => {
  user = await buildUser(world.database);
});

const SLOW = newId();
const QUICK = newId();

async function push(id: string, meanwhile: () => Promise<void> = () => Promise.resolve()): Promise<void> {
  await withTransaction(companyScopeOf(world.database, user), async (tx) => {
    await pushIn(tx, { companyId: user.company.id, topic: "quotation", id });
    await meanwhile();
  });
}

async function readSince(since: Snapshot | undefined) {
  const { events, snapshot } = await readEventsSince(world.database, since);
  return { ids: events.map((event) => event.record_id), snapshot };
}

test("a reader sees every event once and at once, also one whose transaction began first and ended last", async () => {
  const begin = await readSince(undefined);
  expect(begin.ids).toEqual([]);
  let early = begin;
  // `slow` takes its number first and commits last
  await push(SLOW, async () => {
    await push(QUICK);
    early = await readSince(begin.snapshot);
  });
  expect(early.ids).toEqual([QUICK]);
  const late = await readSince(early.snapshot);
  expect(late.ids).toEqual([SLOW]);
  expect((await readSince(late.snapshot)).ids).toEqual([]);
});

test("who comes again between the two has missed exactly the later one", async () => {
  const listening = { companyId: user.company.id, userId: user.id, isOfCompany: true };
  const begin = await readSince(undefined);
  let middle = begin;
  await push(SLOW, async () => {
    await push(QUICK);
    middle = await readSince(begin.snapshot);
  });
  const idsSince = async (since: Snapshot, until?: Snapshot) =>
    (await readMissedEvents(world.database, listening, { snapshot: since }, until)).events.map(
      (event) => event.record_id,
    );
  expect(await idsSince(begin.snapshot, middle.snapshot)).toEqual([QUICK]);
  expect(await idsSince(middle.snapshot)).toEqual([SLOW]);
  const guest = { ...listening, isOfCompany: false };
  const seen = await readMissedEvents(world.database, guest, { snapshot: begin.snapshot });
  expect(seen.events).toEqual([]);
});

test("an event of a transaction that was undone never appears", async () => {
  const { snapshot } = await readSince(undefined);
  const undone = push(newId(), () => Promise.reject(new Error("undo")));
  await expect(undone).rejects.toThrow("undo");
  expect((await readSince(snapshot)).ids).toEqual([]);
});

test("a company's own transaction cannot tell another company's people", async () => {
  const stranger = await buildUser(world.database);
  const attempt = withTransaction(companyScopeOf(world.database, user), (tx) =>
    pushIn(tx, { companyId: stranger.company.id, accounts: [stranger.id], topic: "chat", id: newId() }),
  );
  await expect(attempt).rejects.toThrow("row-level security");
});
