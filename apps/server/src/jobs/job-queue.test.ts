import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { buildUser, companyScopeOf, type BuiltUser } from "../../test/factories.ts";
import { createTestWorld, type TestWorld } from "../../test/harness.ts";
import { withTransaction } from "../db/transaction.ts";
import { defineJob, enqueue, HopelessJobError, type JobCall } from "./job-queue.ts";

const greet = defineJob({
  name: "test-greet",
  schema: z.object({ companyId: z.string(), text: z.string() }),
});
const doomed = defineJob({ name: "test-doomed", schema: z.object({ text: z.string() }) });
const stumble = defineJob({
  name: "test-stumble",
  schema: z.object({ text: z.string() }),
  retryLimit: 1,
  retryDelaySeconds: 1,
});

let world: TestWorld;
let user: BuiltUser;
const greeted: JobCall<{ companyId: string; text: string }>[] = [];
const stumbled: number[] = [];
const givenUp: string[] = [];

beforeAll(async () => {
  world = await createTestWorld({
    runsJobs: true,
    prepare: (app) => {
      app.jobs.register(greet, {
        run: async (call) => {
          greeted.push(call);
        },
      });
      app.jobs.register(doomed, {
        run: async () => {
          throw new HopelessJobError("no address");
        },
        giveUp: async (call) => {
          givenUp.push(`${call.payload.text} ${call.attempt}`);
        },
      });
      app.jobs.register(stumble, {
        run: async (call) => {
          stumbled.push(call.attempt);
          throw new Error("no luck");
        },
        giveUp: async (call) => {
          givenUp.push(call.payload.text);
        },
      });
    },
  });
  user = await buildUser(world.database);
});
afterAll(() => world.close());

test("a job enqueued by a tenant's transaction runs soon after the commit, with the scope of its company", async () => {
  const scope = companyScopeOf(world.database, user);
  await withTransaction(scope, (tx) => enqueue(tx, greet, { companyId: user.company.id, text: "hello" }));
  await vi.waitFor(() => expect(greeted).toHaveLength(1), { timeout: 5_000 });
  const [call] = greeted;
  expect(call?.payload.text).toBe("hello");
  const actor = { companyId: user.company.id, userId: user.id, role: user.role, locale: "en" } as const;
  const own = call?.companyScope(actor);
  if (own === undefined) throw new Error("no call");
  const seen = await withTransaction(own, (tx) => tx.db.selectFrom("user_account").select("id").execute());
  expect(seen).toEqual([{ id: user.id }]);
});

test("a job of a transaction that was undone never runs", async () => {
  const before = greeted.length;
  const undone = withTransaction(companyScopeOf(world.database, user), async (tx) => {
    await enqueue(tx, greet, { companyId: user.company.id, text: "never" });
    throw new Error("undo");
  });
  await expect(undone).rejects.toThrow("undo");
  await sleep(1_500);
  expect(greeted).toHaveLength(before);
});

test("a failing job is tried again, given up at last, and lies in the dead letters", async () => {
  await withTransaction(companyScopeOf(world.database, user), (tx) =>
    enqueue(tx, stumble, { text: "poison" }),
  );
  await vi.waitFor(() => expect(givenUp).toEqual(["poison"]), { timeout: 15_000 });
  expect(stumbled).toEqual([0, 1]);
  await vi.waitFor(
    async () => {
      const { rows } = await world.database.query("select data from pgboss.job where name = 'dead-letter'");
      expect(rows).toEqual([{ data: { text: "poison" } }]);
    },
    { timeout: 5_000 },
  );
});

test("a job without hope is given up at its first try, and lies in the dead letters", async () => {
  await withTransaction(companyScopeOf(world.database, user), (tx) =>
    enqueue(tx, doomed, { text: "doomed" }),
  );
  const find = async () =>
    (
      await world.database.query(
        "select from pgboss.job where name = 'dead-letter' and data->>'text' = 'doomed'",
      )
    ).rowCount;
  await vi.waitFor(async () => expect(await find()).toBe(1), { timeout: 5_000 });
  expect(givenUp).toContain("doomed 0");
});

test("a payload that is not what the job declares is refused at once", async () => {
  const wrong: { companyId: string; text: string } = JSON.parse('{"companyId": 7}');
  const attempt = withTransaction(companyScopeOf(world.database, user), (tx) => enqueue(tx, greet, wrong));
  await expect(attempt).rejects.toThrow(z.ZodError);
});

test("a tenant's transaction can neither read nor change jobs", async () => {
  const scope = companyScopeOf(world.database, user);
  for (const statement of [
    "select data from pgboss.job",
    "delete from pgboss.job",
    "update pgboss.job set data = null",
  ]) {
    await expect(withTransaction(scope, (tx) => tx.query(statement))).rejects.toThrow(/permission denied/);
  }
});
