import { CARGO_TYPES, RATE_TYPES, ROLES, parseCalendarDate } from "@kilolane/domain";
import { describe, expect, it } from "vitest";
import { priceDemoRequest } from "../test/price-demo-request.ts";
import {
  buildDemoLanes,
  buildDemoQuotations,
  buildDemoRates,
  buildDemoStories,
  DEMO_ACCOUNTS,
  DEMO_ADDRESSES,
  DEMO_COMPANIES,
  DEMO_INQUIRERS,
  DEMO_TRUCKING_CARRIERS,
  DEMO_USERS,
  HUBS,
} from "./index.ts";

const TODAY = parseCalendarDate("2026-11-21");
const RATES = buildDemoRates({ today: TODAY });
const QUOTATIONS = buildDemoQuotations({ today: TODAY });
const HUB_COUNTRIES = new Map(HUBS.map((hub) => [hub.iata, hub.country]));

describe("the demo world", () => {
  it("is the same, byte for byte, for the same seed and day", () => {
    const again = [
      buildDemoRates({ today: TODAY }),
      buildDemoQuotations({ today: TODAY }),
      buildDemoStories(TODAY),
    ];
    expect(JSON.stringify(again)).toBe(JSON.stringify([RATES, QUOTATIONS, buildDemoStories(TODAY)]));
    const other = buildDemoRates({ today: TODAY, seed: "another" });
    expect(JSON.stringify(other)).not.toBe(JSON.stringify(RATES));
    expect(JSON.stringify(buildDemoRates({ today: parseCalendarDate("2027-02-28") }))).not.toBe(
      JSON.stringify(RATES),
    );
  });

  it("has nine sign-ins, one per role, on example domains", () => {
    expect(new Set(DEMO_ACCOUNTS.map((account) => account.role))).toEqual(new Set(ROLES));
    expect(DEMO_ACCOUNTS).toHaveLength(9);
    expect(new Set(DEMO_USERS.map((user) => user.username)).size).toBe(DEMO_USERS.length);
    const mails = [
      ...DEMO_USERS.map((user) => user.username),
      ...DEMO_INQUIRERS.map((inquirer) => inquirer.email),
    ];
    expect(mails.filter((mail) => !/^[a-z]+@[a-z]+\.example\.com$/.test(mail))).toEqual([]);
  });

  it("ties people, inquirers and addresses to companies that exist", () => {
    const keys = new Set(DEMO_COMPANIES.map((company) => company.key));
    expect(DEMO_USERS.filter((user) => !keys.has(user.companyKey))).toEqual([]);
    expect(DEMO_INQUIRERS.length).toBeGreaterThanOrEqual(40);
    const users = new Set(DEMO_USERS.map((user) => user.key));
    const strangers = DEMO_INQUIRERS.filter(
      ({ clientUserKey }) => clientUserKey !== null && !users.has(clientUserKey),
    );
    expect(strangers).toEqual([]);
    expect(DEMO_ADDRESSES.filter((address) => !keys.has(address.companyKey))).toEqual([]);
    const forwarders = DEMO_COMPANIES.filter((company) => company.kind === "forwarder");
    expect(forwarders.map((company) => company.settings?.departureUsaOnly)).toEqual([true, false]);
  });
});

describe("the demo rates", () => {
  const laneCount = RATES.reduce((sum, sheet) => sum + sheet.lanes.length, 0);

  it("are at least 20,000 over at least 300 lanes between at least 45 hubs, half from the USA", () => {
    expect(laneCount).toBeGreaterThanOrEqual(20_000);
    const lanes = buildDemoLanes();
    expect(lanes.length).toBeGreaterThanOrEqual(300);
    expect(lanes.filter((lane) => HUB_COUNTRIES.get(lane.origin) === "US")).toHaveLength(lanes.length / 2);
    expect(HUBS.length).toBeGreaterThanOrEqual(45);
    expect(new Set(RATES.map((sheet) => sheet.airlineIata)).size).toBeGreaterThanOrEqual(25);
  });

  it("come in all five types, for all kinds of goods, on both kinds of aircraft", () => {
    expect(new Set(RATES.map((sheet) => sheet.rateType))).toEqual(new Set(RATE_TYPES));
    expect(new Set(RATES.map((sheet) => sheet.goodsType))).toEqual(new Set(CARGO_TYPES));
    expect(new Set(RATES.map((sheet) => sheet.aircraft))).toEqual(new Set(["passenger", "freighter"]));
    expect(RATES.some((sheet) => sheet.validTo < TODAY)).toBe(true);
    expect(RATES.some((sheet) => sheet.validFrom > TODAY)).toBe(true);
    expect(RATES.some((sheet) => !sheet.isActive)).toBe(true);
    for (const owner of ["harbor-sky", "nordlicht"]) {
      const own = RATES.filter((sheet) => sheet.ownerCompanyKey === owner).map((sheet) => sheet.rateType);
      expect(new Set(own)).toEqual(new Set(["contract", "spot"]));
    }
    expect(RATES.filter((sheet) => sheet.rateType === "contract" && sheet.ownerCompanyKey === null)).toEqual(
      [],
    );
    expect(new Set(RATES.map((sheet) => sheet.key)).size).toBe(RATES.length);
  });

  it("get cheaper per unit with weight and never cost nothing", () => {
    for (const sheet of RATES) {
      for (const lane of sheet.lanes) {
        const weights = lane.breaks.map(([weight]) => Number(weight));
        const prices = lane.breaks.map(([, price]) => Number(price));
        expect(weights.toSorted((left, right) => left - right)).toEqual(weights);
        expect(prices.toSorted((left, right) => right - left)).toEqual(prices);
        expect(Math.min(...prices, Number(lane.minCharge))).toBeGreaterThan(0);
      }
    }
  });

  it("are all marked as demonstration figures", () => {
    expect(
      RATES.filter((sheet) => !sheet.isDemonstration || sheet.provider !== "Demonstration tariff"),
    ).toEqual([]);
  });
});

describe("the demo quotations", () => {
  it("are at least 250, in every state, over the last twelve months", () => {
    expect(QUOTATIONS.length).toBeGreaterThanOrEqual(250);
    const states = Map.groupBy(QUOTATIONS, (quotation) => quotation.status);
    for (const state of ["draft", "sent", "accepted", "rejected", "cancelled", "expired"] as const) {
      expect(states.get(state)?.length ?? 0, state).toBeGreaterThanOrEqual(8);
    }
    const months = new Set(QUOTATIONS.map((quotation) => quotation.createdOn.slice(0, 7)));
    expect(months.size).toBeGreaterThanOrEqual(12);
    expect(QUOTATIONS.filter(({ createdOn }) => createdOn > TODAY || createdOn < "2025-11-21")).toEqual([]);
    expect(QUOTATIONS.filter(({ decidedOn }) => decidedOn !== null && decidedOn > TODAY)).toEqual([]);
  });

  it("can each be priced by the engine from the demo rates, as of the day they were made", () => {
    const exchange = Object.fromEntries(
      ["USD", "EUR", "GBP", "JPY", "CNY", "HKD", "KRW", "INR", "SGD", "AED", "CAD", "AUD"].map((code) => [
        code,
        "1",
      ]),
    );
    const unpriced = QUOTATIONS.filter((quotation) => {
      const priced = priceDemoRequest(quotation.request, {
        companyKey: quotation.companyKey,
        sheets: RATES,
        on: quotation.createdOn,
        exchange,
        originCountry: HUB_COUNTRIES.get(quotation.request.shipFromAirport) ?? "",
        truckingCarrierKey: null,
      });
      return priced.options.length === 0;
    });
    expect(
      unpriced.map(
        ({ key, request }) =>
          `${key} ${request.typeOfGoods} ${request.shipFromAirport}-${request.shipToAirport}`,
      ),
    ).toEqual([]);
  });
});

describe("the demo trucking carriers", () => {
  it("are three, by hundredweight and by the mile, with zip zones on tariffs of their own", () => {
    expect(DEMO_TRUCKING_CARRIERS).toHaveLength(3);
    expect(new Set(DEMO_TRUCKING_CARRIERS.flatMap(({ tariffs }) => tariffs.map(({ mode }) => mode)))).toEqual(
      new Set(["cwt", "mile"]),
    );
    for (const carrier of DEMO_TRUCKING_CARRIERS) {
      const tariffs = new Set(carrier.tariffs.map((tariff) => tariff.key));
      expect(carrier.zones.length).toBeGreaterThan(0);
      for (const zone of carrier.zones) {
        expect(tariffs.has(zone.tariffKey)).toBe(true);
        expect(zone.zipFrom).toMatch(/^\d{5}$/);
        expect(zone.zipTo >= zone.zipFrom, `${zone.zipFrom}-${zone.zipTo}`).toBe(true);
      }
    }
  });
});
