import { beforeAll, expect, test } from "vitest";
import { buildUser, companyScopeOf, type BuiltUser } from "../../test/factories.ts";
import { useTestWorld } from "../../test/harness.ts";
import { withTransaction } from "../db/transaction.ts";
import { readEventsAfter, recordEvent, type EventCursor } from "./outbox-events.ts";

const world = useTestWorld();
let user: BuiltUser;
beforeAll(async () => {
  user = await buildUser(world.database);
});

async function record(
  topic: string,
  meanwhile: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await withTransaction(companyScopeOf(world.database, user), async (tx) => {
    await recordEvent(tx, { companyId: user.company.id, userId: null, topic, payload: { topic } });
    await meanwhile();
  });
}

async function topicsAfter(cursor: EventCursor): Promise<{ topics: string[]; cursor: EventCursor }> {
  const { events, cursor: next } = await readEventsAfter(world.database, cursor);
  return { topics: events.map((event) => event.topic), cursor: next };
}

test("a reader sees every event once, also one whose transaction ends after a later one's", async () => {
  let early: string[] = [];
  // `slow` takes its number first and commits last.
  await record("slow", async () => {
    await record("quick");
    early = (await topicsAfter("0.0")).topics;
  });
  expect(early).toEqual([]);
  // a long transaction of another database on the same server holds them back as well
  const soon = { timeout: 20_000 };
  await expect
    .poll(async () => (await topicsAfter("0.0")).topics.toSorted(), soon)
    .toEqual(["quick", "slow"]);
  const all = await topicsAfter("0.0");
  expect((await topicsAfter(all.cursor)).topics).toEqual([]);
  await record("next");
  await expect.poll(async () => (await topicsAfter(all.cursor)).topics, soon).toEqual(["next"]);
});

test("an event of a transaction that was undone never appears", async () => {
  const { cursor } = await topicsAfter("0.0");
  const undone = record("undone", () => Promise.reject(new Error("undo")));
  await expect(undone).rejects.toThrow("undo");
  expect((await topicsAfter(cursor)).topics).toEqual([]);
});
