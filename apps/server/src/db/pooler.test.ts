import { expect, inject, test } from "vitest";
import { databaseUrlOf } from "../../test/database-server.ts";
import { openDatabase } from "./handle.ts";
import { isPooledByTransaction, meetsNames } from "./pooler.ts";

function open(namesStatements = true) {
  const url = databaseUrlOf(inject("serverUrl"), "postgres");
  return openDatabase({ url, poolSize: 2, onIdleError: () => undefined, namesStatements });
}

/** The statements that a connection has named after the same text came three times. */
async function namedOn(database: ReturnType<typeof open>): Promise<string[]> {
  for (let count = 0; count < 3; count += 1) await database.query("select $1::integer as n", [count]);
  const { rows } = await database.query<{ name: string }>("select name from pg_prepared_statements");
  return rows.map(({ name }) => name);
}

test("connections of their own do not meet each other's statements", async () => {
  const database = open();
  expect(await isPooledByTransaction(database)).toBe(false);
  await database.close();
});

test("a statement that another client of the same connection has named is noticed", async () => {
  const database = open();
  const [first, second] = [await database.connect(), await database.connect()];
  // what a pooler's connection holds when the second client gets it after the first
  await second.query("prepare kilolane_probe as select 1");
  expect(await meetsNames([first, second])).toBe(true);
  for (const client of [first, second]) client.release(true);
  await database.close();
});

test("statements are named, and behind a pooler they are not", async () => {
  for (const namesStatements of [true, false]) {
    const database = open(namesStatements);
    expect(await namedOn(database)).toHaveLength(namesStatements ? 1 : 0);
    await database.close();
  }
});
