import * as contract from "@kilolane/contract";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { buildDeskRate, rateFormOf } from "./build-desk.ts";
import { IMPORT_MAPPING } from "./build-imports.ts";
import { buildEntry, buildManual, buildManualBody } from "./build-manual.ts";
import { buildRequest, useMarket } from "./build-market.ts";
import type { Input } from "./foreign-id-cases.ts";
import { useTestWorld, type SignedInPerson } from "./harness.ts";

/*
 * Airlines and rate sets are numbered, so their ids can be guessed. Another airline's, or the airline that another
 * forwarder entered for itself, is answered as a number that nobody has (reliability-security.md §2, checks 3 and 4).
 */

const OWN_WINGS = "Own Wings";
const NOBODY = 2_000_000_000;

const world = useTestWorld();
const market = useMarket(world);
let theirWings = 0;
let ourWings = 0;
let requestId = "";
let manualRateId = "";
let manualId = "";
let marginRuleId = "";
const tried = new Set<string>();

async function addWings(admin: SignedInPerson, name: string): Promise<number> {
  const answer = await admin.call(contract.createManualAirline, { body: { name, iata: "", awbPrefix: "" } });
  if (answer.status !== 200) throw new Error(`no airline: ${answer.text}`);
  return answer.body.id;
}

beforeAll(async () => {
  theirWings = await addWings(market.theirs.admin, OWN_WINGS);
  ourWings = await addWings(market.ours.admin, "Our Wings");
  await buildDeskRate(market.theirs.airline);
  await buildDeskRate(market.ours.airline);
  const manual = await market.ours.admin.call(contract.createManualRate, {
    body: { ...MANUAL, airlineCompanyId: ourWings },
  });
  manualRateId = manual.body.id;
  requestId = (await buildRequest(market.ours.admin)).request_id;
  manualId = (await buildManual(market.ours.admin)).quotation_id;
  const rule = await market.ours.admin.call(contract.createMarginRule, {
    body: { name: "Known", freightValue: "9", fromKg: "5000" },
  });
  marginRuleId = rule.body.id;
});
beforeEach(() => world.database.query("delete from rate_limit"));

const { rateType: _type, ...MANUAL } = rateFormOf({ fromStations: ["NRT"], toStation: ["DXB"] });
const RANGES = { kind: "general", ranges: [{ lowerRange: "0", upperRange: "" }] };
const SURCHARGES = { typeOfGoods: "General", surcharges: rateFormOf().airlineSurcharges };
const query = (airlineId: number): Input => ({ query: { airlineId } });
const filter = (airlineId: number): Input => ({ query: { filter: JSON.stringify({ airlineId }) } });
const profile = (airlineId: number): Input => ({
  body: { airlineId, name: `Profile ${airlineId}`, mapping: IMPORT_MAPPING },
});
const exported = (airlineId: number): Input => ({ query: { airlineId, rateType: "general", format: "csv" } });

const MAIL = { email: "ada@elm.example", airline_show: "true", remark_show: "true" };
const typed = (airlineId: number) => buildManualBody({ manual: buildEntry({ airlineId }) });
const copied = (airlineId: number) => ({ ...typed(airlineId), quotation_id: manualId });

/** Each call that takes an airline's number, in the words of an airline's desk. */
const DESK: Readonly<Record<string, (airlineId: number) => Input>> = {
  addContractForwarder: (airlineId) => ({
    body: { airlineId, companyId: market.theirs.admin.user.company.id },
  }),
  checkRate: (airlineId) => ({ body: { rate: { ...rateFormOf(), airlineId } } }),
  createRate: (airlineId) => ({ body: { ...rateFormOf(), airlineId } }),
  createSurcharges: (airlineId) => ({ body: { airlineId, ...SURCHARGES } }),
  createWeightRanges: (airlineId) => ({ body: { airlineId, ...RANGES } }),
  exportRates: exported,
  getRateHealth: query,
  listContractForwarders: query,
  listImportProfiles: query,
  listOwnAirlines: query,
  listRateHistory: query,
  listRateImports: query,
  listRateSets: query,
  listRates: filter,
  listSurcharges: query,
  listWeightRanges: query,
  removeContractForwarder: (airlineId) => ({
    params: { companyId: market.theirs.admin.user.company.id },
    query: { airlineId },
  }),
  saveImportProfile: profile,
  searchForwarders: query,
  updateSurcharges: (airlineId) => ({ params: SURCHARGES, body: { airlineId, ...SURCHARGES, version: 1 } }),
  updateWeightRanges: (airlineId) => ({ params: RANGES, body: { airlineId, ...RANGES, version: 1 } }),
};

/** … and of a forwarder's. */
const FORWARDER: typeof DESK = {
  addAirlineAnswer: (airlineId) => ({
    params: { id: requestId },
    body: {
      airlineId,
      currency: "USD",
      ratePerKg: "2.5",
      transitDays: 3,
      validUntil: "2099-01-01",
    },
  }),
  checkManualRate: (airlineId) => ({ body: { ...MANUAL, airlineCompanyId: airlineId } }),
  createManualRate: (airlineId) => ({ body: { ...MANUAL, airlineCompanyId: airlineId } }),
  createMarginRule: (airlineId) => ({ body: { name: "House", freightValue: "9", airlineId } }),
  tryMarginRule: (airlineId) => ({ body: { name: "House", freightValue: "9", airlineId } }),
  updateMarginRule: (airlineId) => ({
    params: { id: marginRuleId },
    body: { name: "House", freightValue: "9", airlineId, version: 1 },
  }),
  copyManualQuotation: (airlineId) => ({ body: copied(airlineId) }),
  emailManualCopy: (airlineId) => ({ query: MAIL, body: copied(airlineId) }),
  emailManualQuotation: (airlineId) => ({ query: MAIL, body: typed(airlineId) }),
  exportRates: exported,
  listForwarderRates: filter,
  listImportProfiles: query,
  listManualRates: filter,
  listRateImports: query,
  listRateSets: query,
  listSurcharges: query,
  listWeightRanges: query,
  printManualCopy: (airlineId) => ({ body: copied(airlineId) }),
  printManualQuotation: (airlineId) => ({ body: typed(airlineId) }),
  saveImportProfile: profile,
  saveManualQuotation: (airlineId) => ({ body: typed(airlineId) }),
  searchAirlineDetails: query,
  updateManualRate: (airlineId) => ({
    body: { ...MANUAL, airlineCompanyId: airlineId, id: manualRateId, version: 1 },
  }),
  updateManualAirline: (id) => ({
    params: { id },
    body: { name: "Taken over", iata: "", awbPrefix: "", isActive: true, version: 1 },
  }),
};

/** The other side's airlines with all that hangs on them, and every row of its companies. */
async function theirRows(): Promise<string> {
  const airlines = [theirWings, market.theirs.desk.airlineId];
  const companies = [market.theirs.admin.user.company.id, market.theirs.airline.user.company.id];
  const { rows: tables } = await world.database.query<{ name: string; column: string }>(
    `select c.relname as name, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname in ('company_id', 'airline_id')
       and c.relname not in ('session', 'rate_limit')`,
  );
  const parts = tables.map(({ name, column }) => {
    const ids = column === "company_id" ? companies.map((id) => `'${id}'`) : airlines;
    return `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest
      from ${name} t where ${column} in (${ids.join()})`;
  });
  parts.push(
    `select 'airline', md5(string_agg(t::text, '|' order by id)) from airline t where id in (${airlines.join()})`,
  );
  return JSON.stringify((await world.database.query(`${parts.join(" union all ")} order by 1, 2`)).rows);
}

/** The airline's number last, and whole: it may well stand inside of a random id. */
const comparable = (text: string, id: number) =>
  text
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "<id>")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "<instant>")
    .replaceAll(new RegExp(`\\b${id}\\b`, "g"), "<airline>");

const SIDES = [
  ...Object.keys(DESK).map((name) => ["airline", name] as const),
  ...Object.keys(FORWARDER).map((name) => ["admin", name] as const),
];

test.each(SIDES)("an %s's %s knows no airline of another company", async (who, name) => {
  const endpoint = world.app.bound.find((entry) => entry.name === name);
  const makeInput = (who === "airline" ? DESK : FORWARDER)[name];
  if (endpoint === undefined || makeInput === undefined) throw new Error(`no ${name}`);
  const caller = market.ours[who];
  const [foreignId, ownId] =
    who === "airline" ? [market.theirs.desk.airlineId, market.ours.desk.airlineId] : [theirWings, ourWings];
  const before = await theirRows();
  const foreign = await caller.send(endpoint, makeInput(foreignId));
  const unknown = await caller.send(endpoint, makeInput(NOBODY));
  expect({ status: foreign.status, text: comparable(foreign.text, foreignId) }).toEqual({
    status: unknown.status,
    text: comparable(unknown.text, NOBODY),
  });
  expect(foreign.text).not.toContain(OWN_WINGS);
  expect(await theirRows()).toBe(before);
  // The same with an airline of the caller's own is not refused for its number.
  const own = await caller.send(endpoint, makeInput(ownId));
  expect([200, 409], own.text).toContain(own.status);
  tried.add(name);
});

test("another airline's rate set is as unknown as one that is not there", async () => {
  const { rows } = await world.database.query<{ id: number }>(
    "select id from rate_set where airline_id = $1 order by id limit 1",
    [market.theirs.desk.airlineId],
  );
  const before = await theirRows();
  for (const caller of [market.ours.airline, market.ours.admin]) {
    const roll = (id: number) => caller.send(contract.rollBackRateSet, { params: { id }, body: {} });
    const [foreign, unknown] = [await roll(rows[0]?.id ?? 0), await roll(NOBODY)];
    expect([foreign.status, foreign.error.code]).toEqual([unknown.status, unknown.error.code]);
    expect(foreign.status).toBe(404);
  }
  expect(await theirRows()).toBe(before);
  tried.add("rollBackRateSet");
});

/** Whether a schema takes a number that names a record, e.g. `airlineId`. */
function takesNumber(node: unknown, name = ""): boolean {
  if (typeof node !== "object" || node === null) return false;
  const known = new Map<string, unknown>(Object.entries(node));
  if (known.get("type") === "integer" && /^id$|Id$|_id$/.test(name)) return true;
  const children = [
    ...Object.entries(known.get("properties") ?? {}),
    ...["anyOf", "oneOf", "allOf"].flatMap((word) => {
      const choices = known.get(word);
      return Array.isArray(choices) ? choices.map((choice): [string, unknown] => [name, choice]) : [];
    }),
  ];
  return (
    children.some(([child, schema]) => takesNumber(schema, child)) || takesNumber(known.get("items"), name)
  );
}

test("every call that takes such a number was tried", () => {
  const exempt = new Set([
    "uploadRateImport", // comes with a file: tried in rate-import/who-may.test.ts
    "createManualTruckingQuotation", // drops the airline: trucking has none
  ]);
  const names = world.app.bound
    .filter(({ scope }: contract.Endpoint) => scope !== "platform")
    .filter(({ params, query: asked, body }: contract.Endpoint) =>
      [params, asked, body].some(
        (schema) =>
          schema !== undefined &&
          takesNumber(z.toJSONSchema(schema, { io: "output", unrepresentable: "any" })),
      ),
    )
    .map(({ name }) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !tried.has(name) && !exempt.has(name))).toEqual([]);
});
