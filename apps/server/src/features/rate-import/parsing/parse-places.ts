import { remembering } from "@kilolane/domain/sheet";
import { Refusal } from "./parse-cell.ts";
import { plainHeader } from "./parse-header-words.ts";

/** An airport as sheets name it. */
export interface NamedAirport {
  readonly iata: string;
  readonly city: string;
  /** ISO 3166, two letters */
  readonly countryCode: string;
  readonly hasCargo: boolean;
}

const MAX_AIRPORTS = 60;
/** Airports that a refusal names. */
const MAX_CANDIDATES = 8;

/** Finds the airports that a cell means: by code, by city, or by both. */
export class PlaceNames {
  readonly #codes: ReadonlySet<string>;
  readonly #byCity = new Map<string, NamedAirport[]>();

  constructor(airports: readonly NamedAirport[]) {
    this.#codes = new Set(airports.map(({ iata }) => iata));
    for (const airport of airports) {
      const city = plainHeader(airport.city);
      for (const name of [city, `${city} ${airport.countryCode.toLowerCase()}`]) {
        const known = this.#byCity.get(name);
        if (known === undefined) this.#byCity.set(name, [airport]);
        else known.push(airport);
      }
    }
  }

  /** Airports of a cell: one, or several by comma, slash, semicolon or plus; codes also by a blank. */
  readonly parse = remembering((text: string) => this.#parse(text));

  #parse(text: string): readonly string[] | Refusal {
    const codes = unique(text.toUpperCase().split(/[,;/|+ ]+/));
    if (codes.length > MAX_AIRPORTS) return new Refusal("too-many-airports");
    if (codes.every((code) => this.#codes.has(code))) return codes;
    // "Portland, US" is one city, and so may "Paris / Orly" be
    const single = this.#parseOne(text);
    if (typeof single === "string" || single.code !== "unknown-airport") {
      return single instanceof Refusal ? single : [single];
    }
    const found: string[] = [];
    for (const part of text.split(/[,;/|+]+/)) {
      const one = this.#parseOne(part);
      if (one instanceof Refusal) return one;
      found.push(one);
    }
    return unique(found);
  }

  #parseOne(text: string): string | Refusal {
    const word = text.trim();
    if (this.#codes.has(word.toUpperCase())) return word.toUpperCase();
    // "Frankfurt (FRA)", "FRA - Frankfurt", "Frankfurt FRA"
    const code = /\(([A-Z]{3})\)|^([A-Z]{3})\b ?[-–:,]|[-–: ]([A-Z]{3})$/.exec(word);
    const named = code?.[1] ?? code?.[2] ?? code?.[3];
    if (named !== undefined && this.#codes.has(named)) return named;
    return this.#parseCity(word);
  }

  #parseCity(city: string): string | Refusal {
    const all = this.#byCity.get(plainHeader(city)) ?? [];
    const cargo = all.filter(({ hasCargo }) => hasCargo);
    const candidates = cargo.length > 0 ? cargo : all;
    const [only] = candidates;
    if (only === undefined) return new Refusal("unknown-airport");
    if (candidates.length === 1) return only.iata;
    const names = candidates.slice(0, MAX_CANDIDATES).map((each) => `${each.iata} (${each.countryCode})`);
    return new Refusal("ambiguous-city", names.join(", "));
  }
}

function unique(codes: readonly string[]): string[] {
  return [...new Set(codes.filter((code) => code !== ""))];
}
