import {
  exportRateImports,
  exportRates,
  getRateImport,
  listRateImports,
  listRateSets,
  rollBackRateSet,
} from "@kilolane/contract";
import { beforeAll, expect, test } from "vitest";
import { buildAirline, buildRate, buildReference } from "../../../test/build-rates.ts";
import { buildWorkbook, PLAIN_HEADERS, plainLine, uploadSheet } from "../../../test/build-sheets.ts";
import { usePerson, useTestWorld, type SignedInPerson } from "../../../test/harness.ts";

const world = useTestWorld();
const admin = usePerson(world, "ROLE_AIRLINE_ADMIN");
const agent = usePerson(world, "ROLE_AIRLINE_AGENT", () => ({ company: admin.user.company }));
let airlineId = 0;

beforeAll(async () => {
  await buildReference(world.database);
  airlineId = await buildAirline(world.database, { name: "Filter Air" });
  await world.database.query("update airline set airline_company_id = $2 where id = $1", [
    airlineId,
    admin.user.company.id,
  ]);
});

/** Ids of the imports that somebody sees, with who uploaded them. */
const listed = async (person: SignedInPerson, rateTypes?: string[]) => {
  const query = rateTypes === undefined ? {} : { rateTypes: JSON.stringify(rateTypes) };
  const { body } = await person.call(listRateImports, { query });
  return body.content.map(({ id, author }) => [id, author]);
};

/** The same as a file: state, airline and type of each line. */
const exported = async (person: SignedInPerson, rateTypes?: string[]) => {
  const query = rateTypes === undefined ? {} : { rateTypes: JSON.stringify(rateTypes) };
  const { text } = await person.call(exportRateImports, { query });
  const lines = text.trim().split("\r\n").slice(1);
  return lines.map((line) => line.split(",").slice(1, 4));
};

const openSheet = (type: string) => ["Columns to confirm", "Filter Air", type];

test("a desk lists the imports of its types, with who uploaded them; an agent sees no contract sheet", async () => {
  const forwarder = await world.signInAs("ROLE_FFADMIN");
  const forwarderId = forwarder.user.company.id;
  await world.database.query("insert into contract_forwarder (airline_id, forwarder_id) values ($1, $2)", [
    airlineId,
    forwarderId,
  ]);
  const bytes = await buildWorkbook({ name: "Rates", rows: [PLAIN_HEADERS, plainLine("FRA")] });
  const general = await uploadSheet(admin, { airlineId, bytes });
  const contract = await uploadSheet(admin, { airlineId, bytes, rateType: "contract", forwarderId });
  expect(await listed(admin)).toEqual([
    [contract.id, "Test Person"],
    [general.id, "Test Person"],
  ]);
  expect(await listed(admin, ["contract"])).toEqual([[contract.id, "Test Person"]]);
  expect(await listed(admin, ["promo", "spot"])).toEqual([]);
  expect(await listed(agent)).toEqual([[general.id, "Test Person"]]);
  expect(await exported(admin)).toEqual([openSheet("Contract"), openSheet("General")]);
  expect(await exported(admin, ["contract"])).toEqual([openSheet("Contract")]);
  expect(await exported(admin, ["promo", "spot"])).toEqual([]);
  expect(await exported(agent)).toEqual([openSheet("General")]);
  expect(await exported(await world.signInAs("ROLE_AIRLINE_ADMIN"))).toEqual([]);
  const workbook = await admin.call(exportRateImports, { query: { format: "xlsx" } });
  expect(workbook.text.startsWith("PK")).toBe(true);
  const read = async (person: SignedInPerson) =>
    (await person.call(getRateImport, { params: { id: contract.id } })).status;
  expect([await read(admin), await read(agent)]).toEqual([200, 404]);
  const wrong = await admin.call(listRateImports, { query: { rateTypes: '["cheap"]' } });
  expect(wrong.status).toBe(400);
});

test("an agent neither lists nor rolls back a set of contract rates", async () => {
  await buildRate(world.database, { airlineId, rateType: "contract", ownerId: admin.user.company.id });
  await buildRate(world.database, { airlineId });
  const { rows } = await world.database.query<{ id: number }>(
    "select set_id as id from rate_sheet where airline_id = $1 and rate_type = 'contract' order by id desc limit 1",
    [airlineId],
  );
  const id = rows[0]?.id ?? 0;
  const listedSets = async (person: SignedInPerson) => {
    const { body } = await person.call(listRateSets, { query: { airlineId } });
    return body.content.map((set) => set.id);
  };
  const [all, seen] = [await listedSets(admin), await listedSets(agent)];
  expect(all).toContain(id);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen).not.toContain(id);
  const roll = (person: SignedInPerson) => person.call(rollBackRateSet, { params: { id }, body: {} });
  expect((await roll(agent)).status).toBe(404);
  expect((await roll(admin)).status).toBe(200);
});

test("an export holds the lanes, goods, words and states that are asked for, and no others", async () => {
  await buildRate(world.database, { airlineId, destination: "NRT", minimum: 4711 });
  await buildRate(world.database, { airlineId, destination: "DXB", minimum: 8642, goodsType: "Express" });
  const holds = async (filter: object) => {
    const query = { airlineId, rateType: "general" as const, format: "csv" as const, ...filter };
    const { text } = await admin.call(exportRates, { query });
    return [/\b4711\b/.test(text), /\b8642\b/.test(text)];
  };
  expect(await holds({})).toEqual([true, true]);
  expect(await holds({ to: "nrt" })).toEqual([true, false]);
  expect(await holds({ from: "JFK", to: "DXB" })).toEqual([false, true]);
  expect(await holds({ from: "NRT" })).toEqual([false, false]);
  expect(await holds({ goods: "Express" })).toEqual([false, true]);
  expect(await holds({ search: "filter air" })).toEqual([true, true]);
  expect(await holds({ search: "another" })).toEqual([false, false]);
  await world.database.query(
    `update rate_extent set valid_to = '2020-01-01' where sheet_id in (
      select id from rate_sheet where airline_id = $1 and goods_type = 'Express')`,
    [airlineId],
  );
  expect(await holds({})).toEqual([true, true]);
  expect(await holds({ view: "live" })).toEqual([true, false]);
  expect(await holds({ view: "expired" })).toEqual([false, true]);
  expect(await holds({ view: "changed" })).toEqual([false, false]);
  const status = async (filter: object) =>
    (await admin.call(exportRates, { query: { airlineId, rateType: "general", ...filter } })).status;
  expect([await status({ from: "nowhere" }), await status({ view: "never" })]).toEqual([400, 400]);
});
