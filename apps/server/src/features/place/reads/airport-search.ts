import { createCache } from "../../../db/cache.ts";
import type { CompanyTransaction, Transaction, UserTransaction } from "../../../db/transaction.ts";
import { type FoundAirport, searchTextOf } from "./place.ts";

/*
 * Airports are searched in the process, on every key press: a scan of the table would cost the database some
 * 5 ms of CPU each time, here it is a third of one. A copy is good while the list has the same epoch, which every
 * change of airports and countries replaces (migration 0054).
 */

/** Airports a search answers with at most: a list that a person still reads. */
const MOST_AIRPORTS = 20;

/** How many of a person's own last requests say which airports they work with. */
const OWN_REQUESTS = 12;

/** What 'USA' means in a country filter: the states and the territories that fly as domestic (product.md §10). */
const USA_CODES: ReadonlySet<string> = new Set(["US", "PR", "GU", "VI", "AS", "MP"]);
const USA_WORDS = new Set(["usa", "us", "united states", "united states of america"]);

interface KnownAirport extends Omit<FoundAirport, "country_name" | "is_preferred" | "is_active"> {
  readonly cargo_rank: number;
  /** the folded search text with a blank before it: every word begins after one */
  readonly text: string;
}

interface Directory {
  /** the most relevant for cargo first, then by code */
  readonly airports: readonly KnownAirport[];
  readonly namesByCode: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** lower-case name in any of the six languages → codes */
  readonly codesByName: ReadonlyMap<string, ReadonlySet<string>>;
}

export interface AirportFilter {
  readonly search: string;
  /** 'USA' with its territories, an ISO alpha-2 code or a country's name in any of the six languages; '' anywhere */
  readonly country: string;
  readonly cargoOnly: boolean;
}

/** Who asks: preferred airports are the company's. */
type Asking = UserTransaction | CompanyTransaction;

const cachedDirectory = createCache<string, Directory>({ maxEntries: 1 });

/**
 * Airports whose code, city or name has words that begin like those typed, or whose country is called so (Guam's
 * airport is named after a person): the exact code first, then the company's preferred ones, then those of the person's
 * own last requests, then by cargo relevance, then those whose city begins so. Nothing typed (or only punctuation) finds nothing (specification §5).
 */
export async function findAirportRows(tx: UserTransaction, filter: AirportFilter): Promise<FoundAirport[]> {
  const folded = searchTextOf(filter.search);
  if (folded === "") return [];
  const { directory, places } = await getDirectory(tx);
  const recent = await findOwnAirports(tx);
  const countries = countriesOf(directory, filter.country);
  const named = directory.codesByName.get(filter.search.trim().toLowerCase());
  const words = folded.split(" ").map((word) => ` ${word}`);
  const matches = directory.airports.filter(
    (airport) =>
      (words.every((word) => airport.text.includes(word)) || named?.has(airport.country_code) === true) &&
      (countries === null || countries.has(airport.country_code)) &&
      (!filter.cargoOnly || airport.has_cargo),
  );
  return matches
    .map((airport) => ({ airport, rank: rankOf(airport, folded, places, recent) }))
    .toSorted((left, right) => compareRanks(left.rank, right.rank))
    .slice(0, MOST_AIRPORTS)
    .map(({ airport }) => ({
      ...foundOf(tx, directory, airport, places),
      is_recent: recent.has(airport.iata),
    }));
}

/** The airports of the person's own last requests with their places, the last one's first. */
async function findOwnAirports(tx: UserTransaction): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.db
    .selectFrom("quotation_request")
    .where("company_id", "=", tx.scope.companyId)
    .where("created_by", "=", tx.scope.userId)
    .orderBy("created_at", "desc")
    .limit(OWN_REQUESTS)
    .select(["from_airport", "to_airport"])
    .execute();
  const codes = new Set(rows.flatMap(({ from_airport, to_airport }) => [from_airport, to_airport]));
  return new Map([...codes].map((code, place) => [code, place]));
}

/**
 * Airports in a square of so many degrees of latitude around a point (the same distance east and west), to be measured
 * by the caller.
 */
export async function findAirportsAround(
  tx: Asking,
  { latitude, longitude }: Pick<FoundAirport, "latitude" | "longitude">,
  degrees: number,
): Promise<FoundAirport[]> {
  const { directory, places } = await getDirectory(tx);
  const width = degrees / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
  const around = directory.airports.filter((airport) => {
    const apart = Math.abs(airport.longitude - longitude);
    return Math.abs(airport.latitude - latitude) <= degrees && Math.min(apart, 360 - apart) <= width;
  });
  return around.map((airport) => foundOf(tx, directory, airport, places));
}

function foundOf(
  tx: Asking,
  directory: Directory,
  { text: _text, cargo_rank: _rank, ...airport }: KnownAirport,
  preferred: ReadonlyMap<string, number>,
): FoundAirport {
  return {
    ...airport,
    country_name: directory.namesByCode.get(airport.country_code)?.[tx.scope.locale] ?? airport.country_code,
    is_preferred: preferred.has(airport.iata),
    is_active: true,
  };
}

/** Smaller is better, the first difference decides; equal ranks keep the order of the code. */
function rankOf(
  airport: KnownAirport,
  folded: string,
  places: ReadonlyMap<string, number>,
  recent: ReadonlyMap<string, number>,
): number[] {
  // the search text is the code, then the city
  const isCity = airport.text.startsWith(folded, 5);
  return [
    airport.iata === folded.toUpperCase() ? 0 : 1,
    places.get(airport.iata) ?? Number.MAX_SAFE_INTEGER,
    recent.get(airport.iata) ?? Number.MAX_SAFE_INTEGER,
    -airport.cargo_rank,
    isCity ? 0 : 1,
  ];
}

function compareRanks(left: readonly number[], right: readonly number[]): number {
  const index = left.findIndex((value, place) => value !== right[place]);
  return index < 0 ? 0 : (left[index] ?? 0) - (right[index] ?? 0);
}

/** Null: no filter; empty: no such country. */
function countriesOf(directory: Directory, word: string): ReadonlySet<string> | null {
  const term = word.trim().toLowerCase();
  if (term === "") return null;
  if (USA_WORDS.has(term)) return USA_CODES;
  const codes = directory.namesByCode.has(term.toUpperCase())
    ? new Set([term.toUpperCase()])
    : (directory.codesByName.get(term) ?? new Set<string>());
  return codes.has("US") ? USA_CODES : codes;
}

/** The airports as they are now, and the places of the company's preferred ones in its list. */
async function getDirectory(
  tx: Asking,
): Promise<{ readonly directory: Directory; readonly places: ReadonlyMap<string, number> }> {
  const rows = await tx.db
    .selectFrom("airport_epoch as e")
    .leftJoin("preferred_airport as p", (join) => join.on("p.company_id", "=", tx.scope.companyId))
    .select(["e.epoch", "p.iata", "p.position"])
    .execute();
  const [first] = rows;
  if (first === undefined) throw new Error("the airports have no epoch");
  const directory = await cachedDirectory.getOrLoad(tx, first.epoch, () => findDirectory(tx));
  const places = new Map<string, number>();
  for (const { iata, position } of rows) if (iata !== null) places.set(iata, position ?? 0);
  return { directory, places };
}

async function findDirectory(tx: Transaction): Promise<Directory> {
  const rows = await tx.db
    .selectFrom("airport")
    .select(["iata", "name", "city", "country_code", "latitude", "longitude", "time_zone", "has_cargo"])
    .select(["cargo_rank", "search_text"])
    .where("is_active", "=", true)
    .orderBy("cargo_rank", "desc")
    .orderBy("iata")
    .execute();
  const countries = await tx.db.selectFrom("country").select(["code", "names"]).execute();
  const namesByCode = new Map(countries.map((row) => [row.code, namesOf(row.names)]));
  return {
    airports: rows.map(({ search_text, ...row }) => ({ ...row, text: ` ${search_text}` })),
    namesByCode,
    codesByName: byName(namesByCode),
  };
}

function namesOf(names: unknown): Record<string, string> {
  const entries = typeof names === "object" && names !== null ? Object.entries(names) : [];
  return Object.fromEntries(entries.map(([language, name]) => [language, String(name)]));
}

function byName(
  namesByCode: ReadonlyMap<string, Readonly<Record<string, string>>>,
): Map<string, Set<string>> {
  const codes = new Map<string, Set<string>>();
  for (const [code, names] of namesByCode) {
    for (const name of Object.values(names)) {
      const key = name.toLowerCase();
      codes.set(key, (codes.get(key) ?? new Set<string>()).add(code));
    }
  }
  return codes;
}
