import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { databaseUrlOf, runOnServer } from "../../test/database-server.ts";
import { openDatabase, type DatabaseHandle } from "./handle.ts";
import { isMigrated, migrate, readMigrations, type Migration } from "./migrate.ts";

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
