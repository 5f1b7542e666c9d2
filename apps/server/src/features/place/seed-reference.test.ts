import { describe, expect, it } from "vitest";
import { systemScope } from "../../../test/factories.ts";
import { useTestWorld } from "../../../test/harness.ts";
import { seedReference } from "./seed-reference.ts";

const world = useTestWorld();

async function countRows(table: string): Promise<number> {
  const { rows } = await world.database.query<{ count: number }>(`select count(*) as count from ${table}`);
  return rows[0]?.count ?? 0;
}

describe("reference data", () => {
  it("is there in the numbers that were promised", async () => {
    expect(await countRows("airport")).toBeGreaterThanOrEqual(9000);
    expect(await countRows("us_zip")).toBeGreaterThanOrEqual(41_000);
    expect(await countRows("airline")).toBeGreaterThanOrEqual(120);
    expect(await countRows("un_number")).toBeGreaterThanOrEqual(150);
    expect(await countRows("country")).toBeGreaterThanOrEqual(245);
    expect(await countRows("exchange_rate")).toBeGreaterThanOrEqual(140);
  });

  it("is written once", async () => {
    expect(await seedReference(systemScope(world.database))).toBe(false);
  });

  it("heals and keeps what the operator added, when the version is another", async () => {
    const { database } = world;
    const { rows } = await database.query<{ id: number }>("select id from airline where iata = 'LH'");
    await database.query("update seed_state set version = 'older' where name = 'reference'");
    await database.query("update airport set name = 'Wrong', search_text = 'wrong' where iata = 'JFK'");
    await database.query("delete from us_zip where zip = '10001'");
    await database.query(
      `insert into airline (iata, name, owner_company_id)
       select 'LH', 'A forwarder''s own', id from company union all select null, 'Without code', null`,
    );
    const before = await countRows("airline");
    const results = await Promise.all([
      seedReference(systemScope(database)),
      seedReference(systemScope(database)),
    ]);
    expect(results.filter(Boolean)).toHaveLength(1);
    const healed = await database.query<{ name: string }>("select name from airport where iata = 'JFK'");
    expect(healed.rows[0]?.name).toMatch(/Kennedy/);
    const zip = await database.query<{ city: string }>("select city from us_zip where zip = '10001'");
    expect(zip.rows[0]?.city).toBe("New York");
    expect(await countRows("airline")).toBe(before);
    const airline = await database.query<{ id: number }>(
      "select id from airline where iata = 'LH' and owner_company_id is null",
    );
    expect(airline.rows).toEqual(rows);
  });
});
