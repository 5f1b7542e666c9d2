import { parseCalendarDate } from "@kilolane/domain";
import {
  buildDemoLanes,
  buildDemoRates,
  DEMO_ADDRESSES,
  DEMO_COMPANIES,
  DEMO_INQUIRERS,
  HUBS,
} from "@kilolane/demo";
import { beforeAll, describe, expect, it } from "vitest";
import { getAirlineRows } from "./airlines.ts";
import { getAirportRows } from "./airports.ts";
import { getCountryRows } from "./countries.ts";
import { getCurrencyRows, getExchangeRateRows } from "./currencies.ts";
import { distanceKm } from "./distance-km.ts";
import type { AirportRow } from "./seed-rows.ts";
import { getUsZipRows } from "./zips.ts";

const RATES = buildDemoRates({ today: parseCalendarDate("2026-11-21") });
let airports = new Map<string, AirportRow>();

beforeAll(async () => {
  airports = new Map((await getAirportRows()).map((row) => [row.iata, row]));
});

describe("the demo world rests on the reference data", () => {
  it("puts every hub where the airport is, in its country, with cargo", () => {
    for (const hub of HUBS) {
      const airport = airports.get(hub.iata);
      expect(airport?.country_code, hub.iata).toBe(hub.country);
      expect(airport?.cargo_rank, hub.iata).toBeGreaterThanOrEqual(2);
      expect(distanceKm(hub, airport ?? { latitude: 90, longitude: 0 }), hub.iata).toBeLessThan(2);
    }
  });

  it("flies between airports that exist, on airlines that exist", () => {
    const airlines = new Set(getAirlineRows().map((row) => row.iata));
    expect(RATES.filter((sheet) => !airlines.has(sheet.airlineIata))).toEqual([]);
    const codes = new Set(
      RATES.flatMap((sheet) => sheet.lanes.flatMap((lane) => [lane.origin, lane.destination])),
    );
    expect([...codes].filter((code) => !airports.has(code))).toEqual([]);
    expect(airports.has("RAR")).toBe(true);
    expect(buildDemoLanes().some((lane) => lane.destination === "RAR")).toBe(false);
  });

  it("flies freighters only where the airline has them", () => {
    const freighterAirlines = new Set(
      getAirlineRows().flatMap((row) => (row.has_freighters ? [row.iata] : [])),
    );
    const wrong = RATES.filter(
      (sheet) => sheet.aircraft === "freighter" && !freighterAirlines.has(sheet.airlineIata),
    );
    expect([...new Set(wrong.map((sheet) => sheet.airlineIata))]).toEqual([]);
  });

  it("writes tariffs and quotations in currencies that can be exchanged", () => {
    const currencies = new Set(getCurrencyRows().map((row) => row.code));
    const exchangeable = new Set(["USD", ...getExchangeRateRows().map((row) => row.quote)]);
    const used = [
      ...RATES.map((sheet) => sheet.currency),
      ...DEMO_INQUIRERS.map((inquirer) => inquirer.currency),
    ];
    expect(used.filter((code) => !currencies.has(code) || !exchangeable.has(code))).toEqual([]);
  });

  it("lives at zips and in countries that exist", () => {
    const countries = new Set(getCountryRows().map((row) => row.code));
    const zips = new Map(getUsZipRows().map((row) => [row.zip, row.state]));
    for (const place of [...DEMO_COMPANIES, ...DEMO_ADDRESSES]) {
      expect(countries.has(place.countryCode), place.street).toBe(true);
      if (place.countryCode === "US") expect(zips.get(place.zip), place.zip).toBe(place.state);
    }
    expect(zips.get("53202")).toBe("WI");
    expect(DEMO_INQUIRERS.filter((inquirer) => !countries.has(inquirer.countryCode))).toEqual([]);
  });

  it("names the exchange rate that the story in yen was worked out with", () => {
    expect(getExchangeRateRows().find((row) => row.quote === "JPY")?.rate).toBe("157.47729333");
  });
});
