import { parseCalendarDate } from "@kilolane/domain";
import {
  findInquirers,
  listCountries,
  listCurrencies,
  listForwarderCountries,
  searchClientDirectory,
  searchDirectory,
  searchLaneAirlines,
  searchUnNumbers,
} from "@kilolane/contract";
import { newId } from "../../db/new-id.ts";
import { describe, expect, it } from "vitest";
import { coverEndpoint } from "../../../test/cover.ts";
import { systemScope } from "../../../test/factories.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";
import { withTransaction, type SystemTransaction } from "../../db/transaction.ts";
import { EVERYONE } from "../rate/owner.ts";
import { createBreakScheme, createRateLanes, createRateSet, createRateSheets } from "../rate/writes/sheet.ts";
import { searchTextOf } from "./reads/place.ts";

const world = useTestWorld();
const admin = usePerson(world, "ROLE_FFADMIN");
const stranger = usePerson(world, "ROLE_FFADMIN");

function asProduct<T>(work: (tx: SystemTransaction) => Promise<T>): Promise<T> {
  return withTransaction(systemScope(world.database), work);
}

describe("countries", () => {
  it("are listed without a session, in the caller's language and alphabet", async () => {
    const french = await world.anonymous.call(listCountries, {}, { headers: { "accept-language": "fr" } });
    expect(french.status).toBe(200);
    expect(french.body.length).toBeGreaterThan(240);
    expect(french.body.find((entry) => entry.code === "DE")).toEqual({
      code: "DE",
      name: "Allemagne",
      dialCode: "+49",
      currency: "EUR",
    });
    const names = french.body.map((entry) => entry.name);
    expect(names).toEqual(names.toSorted(new Intl.Collator("fr").compare));
    coverEndpoint("GET", "/country-list", {
      status: french.status,
      readBack: { nothingChanges: "reference data" },
      foreign: { noRecord: "reference data" },
    });
  });

  it("of forwarders are those of approved, active ones", async () => {
    await asProduct(async (tx) => {
      const rows = [
        ["JP", "approved", true],
        ["BR", "unapproved", true],
        ["ZA", "approved", false],
      ] as const;
      for (const [country_code, approval, is_active] of rows) {
        const company = { id: newId(), kind: "forwarder", name: "F", email: `${newId()}@example.com` };
        await tx.db
          .insertInto("company")
          .values({ ...company, country_code, approval, is_active })
          .execute();
      }
    });
    const answer = await world.anonymous.call(listForwarderCountries);
    const codes = answer.body.map((entry) => entry.code);
    expect(codes).toContain("JP");
    expect(codes).not.toContain("BR");
    expect(codes).not.toContain("ZA");
    coverEndpoint("GET", "/ff-company/country-list", {
      status: answer.status,
      readBack: { nothingChanges: "reference data" },
      foreign: { noRecord: "reference data" },
    });
  });
});

describe("currencies", () => {
  it("come with ISO decimals, and say whether they can be quoted in", async () => {
    const { body } = await admin.call(listCurrencies);
    const byCode = new Map(body.map((entry) => [entry.code, entry]));
    expect(byCode.get("JPY")).toMatchObject({ decimals: 0, hasExchangeRate: true });
    expect(byCode.get("TND")).toMatchObject({ decimals: 3 });
    expect(byCode.get("USD")).toEqual({ code: "USD", decimals: 2, symbol: "$", hasExchangeRate: true });
    await asProduct((tx) => tx.db.deleteFrom("exchange_rate").where("quote", "=", "XCG").execute());
    const without = await admin.call(listCurrencies);
    expect(without.body.find((entry) => entry.code === "XCG")).toMatchObject({ hasExchangeRate: false });
  });
});

describe("UN numbers", () => {
  it.each(["3480", "UN3480", "un 3480", "lithium ion batt"])("finds %s", async (search) => {
    const { body } = await admin.call(searchUnNumbers, { query: { search } });
    expect(body[0]).toMatchObject({ number: "UN3480", hazardClass: "9", cargoAircraftOnly: true });
  });

  it("answers nothing to nothing, and at most twenty", async () => {
    expect((await admin.call(searchUnNumbers, { query: { search: " " } })).body).toEqual([]);
    expect((await admin.call(searchUnNumbers, { query: { search: "1" } })).body.length).toBeLessThanOrEqual(
      20,
    );
  });
});

async function seedLane(
  tx: SystemTransaction,
  iata: string,
  ownerId: string,
  validTo: string,
): Promise<void> {
  const { id } = await tx.db
    .selectFrom("airline")
    .select("id")
    .where("iata", "=", iata)
    .executeTakeFirstOrThrow();
  const setId = await createRateSet(tx, id, "test");
  const [sheetId = 0] = await createRateSheets(tx, [
    {
      setId,
      airlineId: id,
      ownerId,
      rateType: ownerId === EVERYONE ? "general" : "contract",
      currency: "USD",
      weightUnit: "kg",
      divisor: 6000,
      weightStep: "0.5",
      goodsType: "General",
      aircraft: "freighter",
      transitDays: 2,
      terms: {},
    },
  ]);
  const schemeId = await createBreakScheme(tx, ["0", "100"]);
  const lane = {
    sheetId,
    ownerId,
    origin: "ORD",
    destination: "LUX",
    validFrom: parseCalendarDate("2020-01-01"),
    validTo: parseCalendarDate(validTo),
    schemeId,
  };
  await createRateLanes(tx, [{ ...lane, scale: 2, minCharge: 9000, basicCharge: null, breaks: [400, 350] }]);
}

describe("airlines of a lane", () => {
  it("are those with a live rate first, and contract rates count for their forwarder alone", async () => {
    await asProduct(async (tx) => {
      await seedLane(tx, "CV", EVERYONE, "2999-12-31");
      await seedLane(tx, "QR", admin.user.company.id, "2999-12-31");
      await seedLane(tx, "EK", EVERYONE, "2021-01-01");
    });
    const query = { from_airport: "ord", to_airport: "LUX" };
    const own = await admin.call(searchLaneAirlines, { query });
    const rated = own.body.airlines.filter((airline) => airline.hasRate).map((airline) => airline.iata);
    expect(new Set(rated)).toEqual(new Set(["CV", "QR"]));
    expect(own.body.airlines.map((airline) => airline.iata)).not.toContain("EK");
    const unrated = own.body.airlines.filter((airline) => !airline.hasRate);
    expect(unrated.map((airline) => airline.iata)).toContain("UA");
    const foreign = await stranger.call(searchLaneAirlines, { query });
    expect(foreign.body.airlines.filter((airline) => airline.hasRate).map((airline) => airline.iata)).toEqual(
      ["CV"],
    );
    coverEndpoint("GET", "/airlines/airport-to-airport/search", {
      status: own.status,
      readBack: { nothingChanges: "computed and not stored" },
      foreign: {
        found: foreign.body.airlines.filter((airline) => airline.hasRate && airline.iata === "QR").length,
      },
    });
  });

  it("names the airport that is wrong", async () => {
    const { status, error } = await admin.call(searchLaneAirlines, {
      query: { from_airport: "", to_airport: "LUXEMBURG" },
    });
    expect(status).toBe(400);
    expect(error.errors).toMatchObject([
      { field: "from_airport", code: "required" },
      { field: "to_airport", code: "unknown-airport" },
    ]);
  });
});

describe("directories", () => {
  it("hold the addresses and inquirers of the own company, clients only themselves", async () => {
    const { company } = admin.user;
    const client = await world.signInAs("ROLE_FFCLIENT", { company });
    await asProduct(async (tx) => {
      const address = {
        id: newId(),
        company_id: company.id,
        label: "Works",
        city: "Zürich",
        country_code: "CH",
      };
      await tx.db
        .insertInto("address_book_entry")
        .values({
          ...address,
          company_name: "Müller AG",
          search_text: searchTextOf("Works Müller AG Zürich"),
        })
        .execute();
      for (const client_user_id of [client.user.id, null]) {
        const inquirer = {
          id: newId(),
          company_id: company.id,
          company_name: "Mueller Export",
          country_code: "CH",
        };
        await tx.db
          .insertInto("inquirer")
          .values({
            ...inquirer,
            name: client_user_id === null ? "Other" : "Own",
            email: "m@example.com",
            client_user_id,
            search_text: searchTextOf("Mueller Export m@example.com"),
            created_by: admin.user.id,
          })
          .execute();
      }
    });
    const found = await admin.call(searchDirectory, { body: { search: "MULLER zurich" } });
    expect(found.body).toMatchObject([{ source: "address-book", companyName: "Müller AG", city: "Zürich" }]);
    expect((await admin.call(searchDirectory, { body: { search: "" } })).body).toEqual([]);
    const strange = await stranger.call(searchDirectory, { body: { search: "muller" } });
    expect(strange.body).toEqual([]);
    const own = await client.call(searchClientDirectory, { body: { search: "mu" } });
    expect(own.body).toMatchObject([{ source: "inquirer", name: "Own" }]);
    const foreignClient = await world.signInAs("ROLE_FFCLIENT");
    const nothing = await foreignClient.call(searchClientDirectory, { body: { search: "mu" } });
    const inquirers = await admin.call(findInquirers, { query: { companyName: "mueller" } });
    const through = "GET /ffadmin/quotation-inquirer";
    coverEndpoint("POST", "/ffadmin/search/directory", {
      status: found.status,
      readBack: {
        through,
        agrees:
          (await admin.call(searchDirectory, { body: { search: "mueller" } })).body.length ===
          inquirers.body.total,
      },
      foreign: { found: strange.body.length },
    });
    coverEndpoint("POST", "/ffClient/search/directory", {
      status: own.status,
      readBack: {
        through,
        agrees: inquirers.body.content.some((entry) => entry.nameofInquirer === own.body[0]?.name),
      },
      foreign: { found: nothing.body.length },
    });
  });

  it("keep each side to its own path", async () => {
    const client = await world.signInAs("ROLE_FFCLIENT");
    expect((await client.call(searchDirectory, { body: { search: "x" } })).status).toBe(403);
    expect((await admin.call(searchClientDirectory, { body: { search: "x" } })).status).toBe(403);
  });
});
