import { beforeAll, expect, test } from "vitest";
import { buildUser, companyScopeOf, systemScope, type BuiltUser } from "../../test/factories.ts";
import { useTestWorld } from "../../test/harness.ts";
import type { CompanyScope } from "./scope.ts";
import { DatabaseBusyError } from "./handle.ts";
import { isUniqueViolation, withTransaction } from "./transaction.ts";

const world = useTestWorld();
let user: BuiltUser;
let scope: CompanyScope;
beforeAll(async () => {
  user = await buildUser(world.database);
  scope = companyScopeOf(world.database, user);
});

async function getPhone(id: string): Promise<string | undefined> {
  const { rows } = await world.database.query<{ phone: string }>(
    "select phone from user_account where id = $1",
    [id],
  );
  return rows[0]?.phone;
}

test("what fails is undone, and the connection serves the next one", async () => {
  const woken: string[] = [];
  const failing = withTransaction(scope, async (tx) => {
    tx.afterCommit(() => woken.push("failed"));
    await tx.db.updateTable("user_account").set({ phone: "half" }).where("id", "=", user.id).execute();
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await getPhone(user.id)).toBe("");
  await withTransaction(scope, async (tx) => {
    tx.afterCommit(() => woken.push("committed"));
    await tx.db.updateTable("user_account").set({ phone: "whole" }).where("id", "=", user.id).execute();
  });
  expect(await getPhone(user.id)).toBe("whole");
  expect(woken).toEqual(["committed"]);
});

test("an error that was swallowed inside does not end in a commit that looks like one", async () => {
  const swallowing = withTransaction(scope, async (tx) => {
    await tx.query("select 1 / 0").catch(() => undefined);
    return "fine";
  });
  await expect(swallowing).rejects.toThrow(/aborted/);
});

test("serialization failures are run again until both increments count", async () => {
  await world.database.query("update user_account set version = 0 where id = $1", [user.id]);
  let runs = 0;
  let reads = 0;
  // All three have read before the first one writes: they collide, however busy the machine is.
  const allRead = Promise.withResolvers<void>();
  const increment = () =>
    withTransaction(
      scope,
      async (tx) => {
        runs += 1;
        const { version } = await tx.db
          .selectFrom("user_account")
          .where("id", "=", user.id)
          .select("version")
          .executeTakeFirstOrThrow();
        reads += 1;
        if (reads === 3) allRead.resolve();
        await allRead.promise;
        await tx.db
          .updateTable("user_account")
          .set({ version: version + 1 })
          .where("id", "=", user.id)
          .execute();
      },
      { isolation: "serializable" },
    );
  await Promise.all([increment(), increment(), increment()]);
  const { rows } = await world.database.query("select version from user_account where id = $1", [user.id]);
  expect(rows).toEqual([{ version: 3 }]);
  expect(runs).toBeGreaterThan(3);
});

const touch = (first: string, second: string) =>
  withTransaction(scope, async (tx) => {
    await tx.db.updateTable("user_account").set({ phone: "1" }).where("id", "=", first).execute();
    await tx.query("select pg_sleep(0.2)");
    await tx.db.updateTable("user_account").set({ phone: "2" }).where("id", "=", second).execute();
  });

test("a deadlock is dissolved by running one side again", async () => {
  const other = await buildUser(world.database, { company: user.company });
  await expect(Promise.all([touch(user.id, other.id), touch(other.id, user.id)])).resolves.toHaveLength(2);
});

test("conflicts without end become busy, after three more tries", async () => {
  let runs = 0;
  const hopeless = withTransaction(scope, async (tx) => {
    runs += 1;
    await tx.query("do $$ begin raise exception 'conflict' using errcode = '40001'; end $$");
  });
  await expect(hopeless).rejects.toThrow(DatabaseBusyError);
  expect(runs).toBe(4);
});

test("a statement that runs away is stopped", async () => {
  const runaway = withTransaction(scope, (tx) => tx.query("select pg_sleep(5)"), { statementTimeoutMs: 100 });
  await expect(runaway).rejects.toMatchObject({ code: "57014" });
});

test("a broken unique constraint is reported by its name", async () => {
  const twice = buildUser(world.database, { email: user.email });
  const error: unknown = await twice.catch((reason: unknown) => reason);
  expect(isUniqueViolation(error, "user_account_email_key")).toBe(true);
  expect(isUniqueViolation(error, "another")).toBe(false);
});

test("columns arrive exact: numeric and date as text, counts as numbers, beyond 2^53 refused", async () => {
  const { rows } = await world.database.query(
    `select 0.1::numeric(20, 10) as price, date '2027-02-28' as day, 7::bigint as pieces,
       array[1.50]::numeric[] as prices, array[3]::bigint[] as counts, count(*) as total`,
  );
  expect(rows).toEqual([
    { price: "0.1000000000", day: "2027-02-28", pieces: 7, prices: ["1.50"], counts: [3], total: 1 },
  ]);
  await expect(world.database.query("select 9007199254740993::bigint as big")).rejects.toThrow(RangeError);
});

test("a statement that comes again is prepared under a name of its own", async () => {
  const text = `select id from user_account where email = $1 and '${user.id}' <> ''`;
  const names = await withTransaction(systemScope(world.database), async (tx) => {
    for (let time = 0; time < 3; time += 1) await tx.query(text, ["x"]);
    const { rows } = await tx.query<{ name: string }>(
      "select name from pg_prepared_statements where statement = $1",
      [text],
    );
    return rows.map((row) => row.name);
  });
  expect(names).toHaveLength(1);
  expect(names[0]).toMatch(/^k[\w-]{24}$/);
});
