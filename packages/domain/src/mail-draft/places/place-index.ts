import { addPhrase, newPhraseTree, type PhraseTree } from "../lexicon/lexicon.ts";
import type { MailAirport } from "../mail-reading.ts";
import { foldWord } from "../text/clean-text.ts";
import { kilometresBetween } from "./kilometres-between.ts";
import { buildRegionNames, type Region } from "./regions.ts";
import { CITY_NAMES } from "./city-names.ts";
import { CITY_CODES } from "./city-codes.ts";
import { AIRPORT_NAMES, METROPOLES } from "./airport-names.ts";
import { EASTERN_CITY_NAMES } from "./city-names-east.ts";

/** Airports that a name can mean, the one with most cargo first. */
export interface NamedAirports {
  readonly codes: readonly string[];
  /** one airport by its own name, not a city */
  readonly isAirport: boolean;
  /** with the Arabic prefix of where to: للقاهرة */
  readonly isTo?: boolean;
}

/** The directory of airports as the reader looks things up in it. Built once for many mails. */
export interface PlaceIndex {
  readonly byCode: ReadonlyMap<string, MailAirport>;
  readonly names: PhraseTree<NamedAirports>;
  /** airports by the code of their city: LON, TYO */
  readonly byCityCode: ReadonlyMap<string, readonly string[]>;
  /** the airports of the city that an airport serves, itself among them */
  readonly metropolisOf: ReadonlyMap<string, readonly string[]>;
  readonly airports: readonly MailAirport[];
  /** cargo airports by the name of their city in the directory, wherever it lies, the busiest first */
  readonly namesakes: ReadonlyMap<string, readonly string[]>;
  /** countries, states and provinces as they stand behind a city */
  readonly regions: PhraseTree<Region>;
}

const SHORTEST_NAME = 3;
const ARABIC = /^[\u0600-\u06ff]/;

/** `Paris (Orly, Val-de-Marne)` is Paris; `Minneapolis/St. Paul` is both. */
export function namesOfCity(city: string): string[] {
  const [plain = ""] = city.split("(");
  return plain
    .split(/[/,]/)
    .map((name) => foldWord(name.trim()))
    .filter((name) => name.length >= SHORTEST_NAME);
}

/** Builds the index over all airports; the order of equal ones is that of the list. */
export function buildPlaceIndex(airports: readonly MailAirport[]): PlaceIndex {
  const byCode = new Map(airports.map((airport) => [airport.code, airport]));
  const names = newPhraseTree<NamedAirports>();
  const known = new Set<string>();
  const metropolisOf = new Map<string, string[]>();
  for (const metropolis of METROPOLES) {
    const codes = metropolis.split(" ").filter((code) => byCode.has(code));
    for (const code of codes) metropolisOf.set(code, codes);
  }
  const add = (name: string, named: NamedAirports): void => {
    const prefixes = ARABIC.test(name) ? ["", "ل", "ب", "و"] : [""];
    // للقاهره is to القاهره
    if (name.startsWith("ال")) addPhrase(names, `لل${name.slice(2)}`, { ...named, isTo: true });
    for (const prefix of prefixes) {
      known.add(prefix + name);
      addPhrase(names, prefix + name, prefix === "ل" ? { ...named, isTo: true } : named);
    }
  };
  for (const [code, words] of AIRPORT_NAMES) {
    if (!byCode.has(code)) continue;
    for (const word of words.split("|")) add(foldWord(word), { codes: [code], isAirport: true });
  }
  for (const [cities, words] of [...CITY_NAMES, ...EASTERN_CITY_NAMES]) {
    const codes = cities.split(" ").filter((code) => byCode.has(code));
    if (codes.length === 0) continue;
    const named = { codes: withMetropolis(codes, metropolisOf), isAirport: false };
    for (const word of words.split("|")) add(foldWord(word), named);
  }
  const namesakes = citiesOf(airports);
  for (const [name, codes] of namesakes) {
    if (known.has(name)) continue;
    addPhrase(names, name, { codes: withMetropolis(codes, metropolisOf), isAirport: false });
  }
  const byCityCode = new Map(
    CITY_CODES.filter(([code, airport]) => byCode.has(airport) && !byCode.has(code)).map(
      ([code, airport]) => [code, metropolisOf.get(airport) ?? [airport]],
    ),
  );
  const regions = buildRegionNames(airports.map(({ country }) => country));
  return { byCode, names, byCityCode, metropolisOf, airports, namesakes, regions };
}

/** The airports of a name and those beside them: Oakland is OAK, and only then SFO. */
function withMetropolis(
  codes: readonly string[],
  metropolisOf: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  return [...new Set([...codes, ...codes.flatMap((code) => metropolisOf.get(code) ?? [])])];
}

/** Cargo airports by the name of their city, the busiest first. */
function citiesOf(airports: readonly MailAirport[]): Map<string, string[]> {
  const cities = new Map<string, string[]>();
  const busiest = airports
    .filter((airport) => airport.hasCargo)
    .toSorted((left, right) => right.cargoRank - left.cargoRank);
  for (const airport of busiest) {
    for (const name of namesOfCity(airport.city)) {
      cities.set(name, [...(cities.get(name) ?? []), airport.code]);
    }
  }
  return cities;
}

/** The cargo airport nearest to a point. */
export function nearestCargoAirport(
  index: PlaceIndex,
  point: { readonly latitude: number; readonly longitude: number },
): MailAirport | null {
  let best: MailAirport | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const airport of index.airports) {
    if (!airport.hasCargo || airport.country !== "US") continue;
    const far = kilometresBetween(airport, point) - (airport.cargoRank - 1) * CARGO_PULL_KM;
    if (far < least) [least, best] = [far, airport];
  }
  return best;
}

/** How much further a busy cargo airport may lie than a small one and still be where the freight flies from. */
const CARGO_PULL_KM = 20;
