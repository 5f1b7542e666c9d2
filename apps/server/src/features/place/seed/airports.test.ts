import { beforeAll, describe, expect, it } from "vitest";
import { getAirportRows } from "./airports.ts";
import { HAND_PICKED_CARGO_RANK } from "./airport-patches.ts";
import { distanceKm } from "./distance-km.ts";
import type { AirportRow } from "./seed-rows.ts";

let rows: AirportRow[] = [];
let byCode = new Map<string, AirportRow>();

beforeAll(async () => {
  rows = await getAirportRows();
  byCode = new Map(rows.map((row) => [row.iata, row]));
});

// Known positions, from the airports' own publications: code, country, latitude, longitude.
const KNOWN: [string, string, number, number][] = [
  ["ORD", "US", 41.978, -87.904],
  ["JFK", "US", 40.64, -73.779],
  ["MEM", "US", 35.042, -89.977],
  ["ANC", "US", 61.174, -149.998],
  ["AFW", "US", 32.988, -97.319],
  ["HKG", "HK", 22.308, 113.918],
  ["PVG", "CN", 31.144, 121.808],
  ["EHU", "CN", 30.341, 115.03],
  ["LEJ", "DE", 51.424, 12.236],
  ["HHN", "DE", 49.949, 7.264],
  ["LGG", "BE", 50.637, 5.443],
  ["NBO", "KE", -1.319, 36.928],
  ["BER", "DE", 52.362, 13.501],
  ["TFU", "CN", 30.319, 104.441],
  ["NLU", "MX", 19.736, -99.026],
  ["VCP", "BR", -23.007, -47.135],
  ["MHT", "US", 42.933, -71.436],
  ["KIN", "JM", 17.936, -76.788],
  ["BIQ", "FR", 43.468, -1.523],
  ["PEG", "IT", 43.096, 12.513],
  ["WSI", "AU", -33.888, 150.715],
];

describe("airport rows", () => {
  it("hold the world's airports once each", () => {
    expect(rows.length).toBeGreaterThanOrEqual(9_000);
    expect(byCode.size).toBe(rows.length);
    expect(rows.filter((row) => !/^[A-Z]{3}$/.test(row.iata))).toEqual([]);
    expect(rows.filter((row) => row.city === "" || row.name === "" || row.country_code.length !== 2)).toEqual(
      [],
    );
  });

  it.each(KNOWN)("place %s where it is", (iata, country, latitude, longitude) => {
    const row = byCode.get(iata);
    expect(row?.country_code).toBe(country);
    expect(distanceKm({ latitude, longitude }, row ?? { latitude: 0, longitude: 0 })).toBeLessThan(3);
  });

  it("state a zone that the runtime can reckon with, everywhere", () => {
    const zones = new Set(rows.map((row) => row.time_zone));
    for (const zone of zones) expect(() => Intl.DateTimeFormat("en", { timeZone: zone }), zone).not.toThrow();
  });

  it.each([
    ["PSC", "America/Los_Angeles"],
    ["TJG", "Asia/Makassar"],
    ["BWT", "Australia/Hobart"],
    ["BKK", "Asia/Bangkok"],
    ["JFK", "America/New_York"],
    ["WSI", "Australia/Sydney"],
  ])("correct the zone of %s", (iata, zone) => {
    expect(byCode.get(iata)?.time_zone).toBe(zone);
  });

  it("rank cargo hubs by hand and keep cargo fields without passengers", () => {
    expect(HAND_PICKED_CARGO_RANK.size).toBeGreaterThanOrEqual(60);
    for (const [iata, rank] of HAND_PICKED_CARGO_RANK) expect(byCode.get(iata)?.cargo_rank, iata).toBe(rank);
    for (const iata of ["AFW", "ILN", "LCK", "HHN", "EHU"])
      expect(byCode.get(iata)?.has_cargo, iata).toBe(true);
    const cargo = rows.filter((row) => row.has_cargo);
    expect(cargo.length).toBeGreaterThan(3_400);
    expect(cargo.length).toBeLessThan(3_900);
    expect(rows.some((row) => row.cargo_rank > 0 !== row.has_cargo)).toBe(false);
  });

  it.each([
    ["IST", "istanbul"],
    ["LGG", "liege"],
    ["LGG", "grace hollogne"],
    ["PVG", "shanghai"],
    ["GRU", "sao paulo"],
    ["ZRH", "zurich"],
    ["FRU", "bsz"],
    ["JFK", "nyc"],
  ])("let %s be found as %s", (iata, term) => {
    expect(byCode.get(iata)?.search_text).toContain(term);
  });
});
