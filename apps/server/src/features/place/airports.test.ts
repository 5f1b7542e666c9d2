import {
  addPreferredAirport,
  createQuotation,
  getAirport,
  getZipcode,
  searchAirports,
} from "@kilolane/contract";
import { sql } from "kysely";
import { newId } from "../../db/new-id.ts";
import { describe, expect, it } from "vitest";
import { buildForm } from "../../../test/build-quotations.ts";
import { coverEndpoint } from "../../../test/cover.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";
import type { UserScope } from "../../db/scope.ts";
import { type UserTransaction, withTransaction } from "../../db/transaction.ts";
import { systemScope, userScopeOf } from "../../../test/factories.ts";
import { findAirportRows } from "./reads/airport-search.ts";

const world = useTestWorld();
const admin = usePerson(world, "ROLE_FFADMIN");

const readAllAirports = (tx: UserTransaction) => tx.db.selectFrom("airport").select("name").execute();

async function codesFor(
  body: { search: string; country?: string; flag?: boolean | "true" | "false" },
  person = admin,
) {
  const answer = await person.call(searchAirports, { body });
  expect(answer.status).toBe(200);
  return answer.body.map((airport) => airport.code);
}

const LOOKUP = {
  status: 200,
  readBack: { nothingChanges: "reference data" },
  foreign: { noRecord: "reference data" },
} as const;

describe("airport search", () => {
  it.each([
    ["jfk", "JFK"],
    ["LIEGE", "LGG"],
    ["Liège", "LGG"],
    ["köln", "CGN"],
    ["cologne", "CGN"],
    ["new york", "JFK"],
    ["kennedy", "JFK"],
    ["sao paulo guarulhos", "GRU"],
    ["frankfurt", "FRA"],
    ["  hong kong ", "HKG"],
  ])("finds %s first as %s", async (search, code) => {
    expect((await codesFor({ search }))[0]).toBe(code);
  });

  it("answers an empty list for an empty term, blanks or punctuation", async () => {
    expect(await codesFor({ search: "" })).toEqual([]);
    expect(await codesFor({ search: " " })).toEqual([]);
    expect(await codesFor({ search: "-- %_" })).toEqual([]);
  });

  it("takes wildcards of LIKE as plain letters", async () => {
    expect(await codesFor({ search: "%" })).toEqual([]);
    expect(await codesFor({ search: "jf%" })).toEqual(await codesFor({ search: "jf" }));
  });

  it("keeps to the USA and its territories when asked to", async () => {
    expect(await codesFor({ search: "san juan", country: "USA" })).toContain("SJU");
    expect(await codesFor({ search: "guam", country: "USA" })).toContain("GUM");
    const paris = await admin.call(searchAirports, { body: { search: "paris", country: "USA" } });
    expect(paris.body.map((airport) => airport.country)).not.toContain("FR");
  });

  it.each(["DE", "germany", "Allemagne", "德国", "ألمانيا"])("knows the country as %s", async (country) => {
    const answer = await admin.call(searchAirports, { body: { search: "frankfurt", country } });
    expect(answer.body[0]).toMatchObject({ code: "FRA", country: "DE" });
  });

  it("finds the airports of a country by its name, cargo hubs first", async () => {
    expect((await codesFor({ search: "日本" }))[0]).toBe("NRT");
    expect(await codesFor({ search: "Luxemburgo" })).toEqual(["LUX"]);
  });

  it("finds nothing in a country that does not exist", async () => {
    expect(await codesFor({ search: "frankfurt", country: "Atlantis" })).toEqual([]);
  });

  it("answers cargo airports only with the flag, true as text or as a boolean", async () => {
    const all = await codesFor({ search: "ber" });
    const cargo = await admin.call(searchAirports, { body: { search: "ber", flag: "true" } });
    const german = await admin.call(searchAirports, { body: { search: "ber", country: "DE", flag: "true" } });
    expect(german.body[0]).toMatchObject({ code: "BER", country: "DE" });
    expect(cargo.body.length).toBeGreaterThan(0);
    expect(cargo.body.every((airport) => airport.hasCargo)).toBe(true);
    expect(await codesFor({ search: "ber", flag: "false" })).toEqual(all);
  });

  it("puts the company's own preferred airports first, and nobody else's", async () => {
    const other = await world.signInAs("ROLE_FFADMIN");
    await withTransaction(systemScope(world.database), (tx) =>
      tx.db
        .insertInto("preferred_airport")
        .values({ id: newId(), company_id: admin.user.company.id, iata: "LTN" })
        .execute(),
    );
    const own = await admin.call(searchAirports, { body: { search: "london" } });
    expect(own.body[0]).toMatchObject({ code: "LTN", isPreferred: true });
    const foreign = await other.call(searchAirports, { body: { search: "london" } });
    expect(foreign.body[0]).toMatchObject({ code: "LHR", isPreferred: false });
    coverEndpoint("POST", "/airport/search", LOOKUP);
  });

  it("puts the airports of the person's own last requests next, and no colleague's", async () => {
    const person = await world.signInAs("ROLE_FFADMIN");
    const colleague = await world.signInAs("ROLE_FFAGENT", { company: person.user.company });
    expect((await codesFor({ search: "london" }, person)).slice(0, 2)).not.toContain("SEN");
    for (const shipToAirport of ["SEN", "LTN"])
      await person.call(createQuotation, { body: buildForm({ shipToAirport }) });
    await person.call(addPreferredAirport, { body: { airport: "LCY" } });
    const own = await person.call(searchAirports, { body: { search: "london" } });
    expect(own.body.slice(0, 4).map(({ code, isRecent }) => [code, isRecent])).toEqual([
      ["LCY", undefined],
      ["LTN", true],
      ["SEN", true],
      ["LHR", undefined],
    ]);
    expect((await codesFor({ search: "london" }, colleague)).slice(0, 2)).toEqual(["LCY", "LHR"]);
  });

  it("names countries in the caller's language", async () => {
    const answer = await admin.call(
      searchAirports,
      { body: { search: "jfk" } },
      { headers: { "accept-language": "it" } },
    );
    expect(answer.body[0]?.countryName).toMatch(/Stati Uniti/);
  });

  it("needs a session and a search text of sane length", async () => {
    expect((await world.anonymous.call(searchAirports, { body: { search: "jfk" } })).status).toBe(401);
    const long = await admin.call(searchAirports, { body: { search: "x".repeat(81) } });
    expect(long.status).toBe(400);
    expect(long.error.errors).toMatchObject([{ field: "search", code: "too-long" }]);
  });

  it("reads no row of the tables again when a search follows another", async () => {
    const scope = userScopeOf(world.database, admin.user);
    const filter = { search: "new york", country: "", cargoOnly: false };
    const search = (tx: UserTransaction) => findAirportRows(tx, filter);
    await withTransaction(scope, search);
    expect(await countRowsRead(scope, search)).toBe(0);
    expect(await countRowsRead(scope, readAllAirports)).toBeGreaterThan(1_000);
  });
});

/** Rows of airports and countries that the database reads for the work. */
async function countRowsRead(
  scope: UserScope,
  work: (tx: UserTransaction) => Promise<readonly unknown[]>,
): Promise<number> {
  return withTransaction(scope, async (tx) => {
    // the counters of a connection may still hold those of its transaction before
    const before = await getRowsRead(tx);
    expect(await work(tx)).not.toEqual([]);
    return (await getRowsRead(tx)) - before;
  });
}

async function getRowsRead(tx: UserTransaction): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0)::int as read
    from pg_stat_xact_user_tables where relname in ('airport', 'country')`.execute(tx.db);
  return rows[0]?.read ?? 0;
}

describe("one airport", () => {
  it("is found by its code in any case", async () => {
    const answer = await admin.call(getAirport, { params: { code: "jfk" } });
    expect(answer.body).toMatchObject({ code: "JFK", timeZone: "America/New_York", hasCargo: true });
    coverEndpoint("POST", "/airport/{code}", { ...LOOKUP, status: answer.status });
  });

  it("is 404 when unknown", async () => {
    expect((await admin.call(getAirport, { params: { code: "QQQ" } })).status).toBe(404);
    expect((await admin.call(getAirport, { params: { code: "not a code" } })).status).toBe(404);
  });
});

describe("ZIP code", () => {
  it.each([
    ["10001", { city: "New York", state: "NY", country: "US" }],
    ["501", { zipcode: "00501", state: "NY" }],
    ["53202-1234", { city: "Milwaukee", state: "WI" }],
    ["00901", { state: "PR", country: "PR" }],
  ])("%s is known", async (zipcode, expected) => {
    expect((await admin.call(getZipcode, { query: { zipcode } })).body).toMatchObject(expected);
  });

  it.each(["99999", "", "abc", "1", "123456"])("%j answers an empty object", async (zipcode) => {
    expect((await admin.call(getZipcode, { query: { zipcode } })).body).toEqual({});
  });

  it("counts as a call of the specification", async () => {
    const { status } = await admin.call(getZipcode, { query: { zipcode: "60666" } });
    coverEndpoint("GET", "/zipcode", { ...LOOKUP, status });
  });
});
