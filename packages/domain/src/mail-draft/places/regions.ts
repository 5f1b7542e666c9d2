import { kilometresBetween } from "./kilometres-between.ts";
import { addPhrase, newPhraseTree, type PhraseTree } from "../lexicon/lexicon.ts";
import type { MailAirport } from "../mail-reading.ts";
import { foldWord } from "../text/clean-text.ts";

/** A country, or a state or province of one with about where it lies. */
export interface Region {
  readonly country: string;
  readonly area?: { readonly latitude: number; readonly longitude: number; readonly reachKm: number };
}

/** Two-letter codes of states and provinces, names, middle, and how far from it their airports lie. */
const AREAS: readonly (readonly [
  country: string,
  code: string,
  names: string,
  latitude: number,
  longitude: number,
  reachKm: number,
])[] = [
  ["US", "AL", "alabama", 32.8, -86.8, 270],
  ["US", "AK", "alaska", 63, -152, 1500],
  ["US", "AZ", "arizona", 34.3, -111.7, 330],
  ["US", "AR", "arkansas", 34.8, -92.4, 260],
  ["US", "CA", "california|calif", 37.2, -119.5, 640],
  ["US", "CO", "colorado", 39, -105.5, 330],
  ["US", "CT", "connecticut", 41.6, -72.7, 90],
  ["US", "DE", "delaware", 39, -75.5, 90],
  ["US", "FL", "florida", 28.6, -82.4, 520],
  ["US", "GA", "georgia", 32.7, -83.4, 260],
  ["US", "HI", "hawaii", 20.8, -157, 330],
  ["US", "ID", "idaho", 44.4, -114.6, 380],
  ["US", "IL", "illinois", 40, -89.2, 320],
  ["US", "IN", "indiana", 39.9, -86.3, 230],
  ["US", "IA", "iowa", 42.1, -93.5, 270],
  ["US", "KS", "kansas", 38.5, -98.4, 350],
  ["US", "KY", "kentucky", 37.5, -85.3, 340],
  ["US", "LA", "louisiana", 31.1, -92, 270],
  ["US", "ME", "maine", 45.4, -69.2, 230],
  ["US", "MD", "maryland", 39.1, -76.8, 180],
  ["US", "MA", "massachusetts", 42.3, -71.8, 150],
  ["US", "MI", "michigan", 44.3, -85.4, 380],
  ["US", "MN", "minnesota", 46.3, -94.3, 360],
  ["US", "MS", "mississippi", 32.7, -89.7, 280],
  ["US", "MO", "missouri", 38.4, -92.5, 310],
  ["US", "MT", "montana", 47, -109.6, 450],
  ["US", "NE", "nebraska", 41.5, -99.8, 370],
  ["US", "NV", "nevada", 39.3, -116.6, 400],
  ["US", "NH", "new hampshire", 43.7, -71.6, 120],
  ["US", "NJ", "new jersey", 40.2, -74.7, 120],
  ["US", "NM", "new mexico", 34.4, -106.1, 350],
  ["US", "NY", "new york|new york state|upstate new york", 42.9, -75.5, 320],
  ["US", "NC", "north carolina", 35.5, -79.4, 340],
  ["US", "ND", "north dakota", 47.4, -100.5, 300],
  ["US", "OH", "ohio", 40.3, -82.8, 220],
  ["US", "OK", "oklahoma", 35.6, -97.5, 340],
  ["US", "OR", "oregon", 43.9, -120.6, 330],
  ["US", "PA", "pennsylvania", 40.9, -77.8, 260],
  ["US", "RI", "rhode island", 41.7, -71.5, 60],
  ["US", "SC", "south carolina", 33.9, -80.9, 210],
  ["US", "SD", "south dakota", 44.4, -100.2, 340],
  ["US", "TN", "tennessee", 35.8, -86.3, 390],
  ["US", "TX", "texas|tejas", 31.5, -99.3, 680],
  ["US", "UT", "utah", 39.3, -111.7, 290],
  ["US", "VT", "vermont", 44.1, -72.7, 130],
  ["US", "VA", "virginia", 37.5, -78.8, 310],
  ["US", "WA", "washington|washington state", 47.4, -120.4, 300],
  ["US", "WV", "west virginia", 38.6, -80.6, 220],
  ["US", "WI", "wisconsin", 44.6, -89.9, 270],
  ["US", "WY", "wyoming", 43, -107.5, 330],
  ["CA", "ON", "ontario", 46, -81.5, 900],
  ["CA", "QC", "quebec", 48.5, -72.5, 700],
  ["CA", "BC", "british columbia", 53, -123.5, 700],
  ["CA", "AB", "alberta", 53.5, -114.5, 620],
  ["CA", "MB", "manitoba", 52, -97.8, 700],
  ["CA", "SK", "saskatchewan", 52.5, -106, 550],
  ["CA", "NS", "nova scotia", 45.1, -63, 330],
  ["CA", "NB", "new brunswick", 46.5, -66.4, 220],
  ["CA", "NL", "newfoundland", 48.5, -56, 450],
];

/** What mails call countries beside the names that the runtime knows. */
const MORE_COUNTRIES: readonly (readonly [country: string, names: string])[] = [
  [
    "US",
    "usa|u.s.a.|u.s.|us|united states of america|eeuu|ee.uu.|ee. uu.|estados unidos de america|stati uniti d'america|etats unis",
  ],
  [
    "GB",
    "uk|u.k.|england|scotland|wales|great britain|britain|inglaterra|escocia|angleterre|ecosse|inghilterra|scozia|gran bretagna|gran bretaña|grande-bretagne|英格兰|بريطانيا|انجلترا",
  ],
  ["IE", "ireland|eire|irlanda|irlande"],
  ["AE", "uae|u.a.e.|emirates|emirats|emiratos|emirati arabi|阿联酋|الامارات"],
  ["SA", "ksa|saudi|arabie saoudite|السعودية"],
  ["CN", "prc|p.r.c.|p.r. china|pr china|mainland china"],
  ["KR", "korea|south korea|rok|corea|coree|corea del sud|韩国|كوريا"],
  ["NL", "holland|the netherlands|holanda|olanda|hollande"],
  ["CZ", "czech republic|republica checa|republique tcheque|repubblica ceca"],
  ["DO", "dominican rep|dom rep|rep dominicana"],
  ["VN", "viet nam"],
  ["TR", "turkey|turquia|turquie|turchia"],
  ["CI", "ivory coast|cote d'ivoire|costa de marfil|costa d'avorio"],
];

/** States and provinces by the two capitals that stand behind a city: Columbus, OH. */
export const AREAS_BY_CODE: ReadonlyMap<string, Region> = new Map(
  AREAS.map(([country, code, , latitude, longitude, reachKm]) => [
    code,
    { country, area: { latitude, longitude, reachKm } },
  ]),
);
const AREA_NAMES = AREAS.map(([, code, names]) => [code, names] as const);

const LANGUAGES = ["en", "zh", "es", "fr", "it", "ar"];

/** Countries that an airport serves from across their border. */
const SERVED: ReadonlyMap<string, readonly string[]> = new Map([
  ["BSL", ["CH", "DE"]],
  ["MLH", ["CH", "DE"]],
  ["GVA", ["FR"]],
]);
/** Territories, and the country that mails name for them. */
const PARTS: ReadonlyMap<string, string> = new Map(
  "HK:CN MO:CN TW:CN PR:US GU:US VI:US RE:FR GP:FR MQ:FR GF:FR NC:FR PF:FR YT:FR JE:GB GG:GB IM:GB"
    .split(" ")
    .map((pair) => [pair.slice(0, 2), pair.slice(3)]),
);

/** Whether an airport lies in a region, or serves it from across a border. */
export function isInRegion(airport: MailAirport, region: Region): boolean {
  const isCountry =
    airport.country === region.country ||
    PARTS.get(airport.country) === region.country ||
    SERVED.get(airport.code)?.includes(region.country) === true;
  return (
    isCountry && (region.area === undefined || kilometresBetween(airport, region.area) <= region.area.reachKm)
  );
}

/**
 * Names of regions as they stand behind a city: countries as the runtime calls them in six languages and as mails do,
 * states and provinces. One name can be several: Georgia.
 */
export function buildRegionNames(countries: Iterable<string>): PhraseTree<Region> {
  const names = newPhraseTree<Region>();
  const byLanguage = LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: "region" }));
  for (const country of new Set(countries)) {
    if (!/^[A-Z]{2}$/.test(country)) continue;
    const region = { country };
    for (const of of byLanguage) addPhrase(names, foldWord(of.of(country) ?? country), region);
  }
  for (const [country, words] of MORE_COUNTRIES) {
    const region = { country };
    for (const word of words.split("|")) addPhrase(names, foldWord(word), region);
  }
  for (const [code, words] of AREA_NAMES) {
    const region = AREAS_BY_CODE.get(code);
    if (region === undefined) continue;
    for (const word of words.split("|")) addPhrase(names, foldWord(word), region);
  }
  return names;
}
