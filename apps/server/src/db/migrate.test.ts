import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { databaseUrlOf, runOnServer } from "../../test/database-server.ts";
import { buildUser, companyScopeOf } from "../../test/factories.ts";
import { openDatabase, type DatabaseHandle } from "./handle.ts";
import { isMigrated, migrate, readMigrations, type Migration } from "./migrate.ts";
import { withTransaction } from "./transaction.ts";

const name = `kilolane_test_${randomBytes(6).toString("hex")}`;
let database: DatabaseHandle;

beforeAll(async () => {
  await runOnServer(inject("serverUrl"), `create database ${name}`);
  const url = databaseUrlOf(inject("serverUrl"), name);
  database = openDatabase({ url, poolSize: 6, onIdleError: () => undefined });
});
afterAll(async () => {
  await database.close();
  await runOnServer(inject("serverUrl"), `drop database ${name} with (force)`);
});

function next(sql: string, file = "extra"): Migration {
  const number = readMigrations().length + 1;
  const checksum = createHash("sha256").update(sql).digest("hex");
  return { number, name: `${String(number).padStart(4, "0")}-${file}.sql`, sql, checksum };
}

test("three nodes that start at once migrate once", async () => {
  const ran = await Promise.all([migrate(database), migrate(database), migrate(database)]);
  expect(ran.map((names) => names.length).toSorted((a, b) => a - b)).toEqual([0, 0, readMigrations().length]);
  expect(await isMigrated(database)).toBe(true);
});

test("a login role that is no superuser owns and serves its database, once it may become the two roles", async () => {
  const login = `kilolane_login_${randomBytes(4).toString("hex")}`;
  const own = `${name}_own`;
  const serverUrl = inject("serverUrl");
  await runOnServer(serverUrl, `create role ${login} login password 'x' nosuperuser`);
  await runOnServer(serverUrl, `create database ${own} owner ${login}`);
  const url = new URL(databaseUrlOf(serverUrl, own));
  url.username = login;
  url.password = "x";
  const limited = openDatabase({ url: url.href, poolSize: 3, onIdleError: () => undefined });
  try {
    await expect(migrate(limited)).rejects.toThrow(/let an administrator run/);
    await runOnServer(serverUrl, `grant kilolane_app, kilolane_platform to ${login}`);
    await migrate(limited);
    const user = await buildUser(limited);
    const other = await buildUser(limited);
    const seen = await withTransaction(companyScopeOf(limited, user), (tx) =>
      tx.db.selectFrom("user_account").select("id").execute(),
    );
    expect(seen).toEqual([{ id: user.id }]);
    // The sign-in check itself looks sessions up outside any company.
    const { rows } = await limited.query<{ id: string }>("select id from user_account order by id");
    expect(rows.map((row) => row.id)).toEqual([user.id, other.id].toSorted());
  } finally {
    await limited.close();
    await runOnServer(serverUrl, `drop database ${own} with (force)`);
    await runOnServer(serverUrl, `drop role ${login}`);
  }
});

test("a migration that fails leaves nothing behind and says which it was", async () => {
  const broken = next("create table half_made (id int); select 1 / 0;");
  await expect(migrate(database, [...readMigrations(), broken])).rejects.toThrow(
    /0*\d+-extra\.sql failed and was undone/,
  );
  const { rows } = await database.query("select to_regclass('half_made') as made");
  expect(rows).toEqual([{ made: null }]);
});

test("a merged migration that was changed is refused", async () => {
  const [first, ...rest] = readMigrations();
  if (first === undefined) throw new Error("no migrations");
  const changed = { ...first, checksum: "0".repeat(64) };
  await expect(migrate(database, [changed, ...rest])).rejects.toThrow(/was changed after it ran here/);
});

test("a database that is newer than the code is refused", async () => {
  const newer = next("create table from_the_future (id int);", "future");
  await migrate(database, [...readMigrations(), newer]);
  await expect(migrate(database)).rejects.toThrow(/newer than this version/);
  expect(await isMigrated(database)).toBe(false);
});
