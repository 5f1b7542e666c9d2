import { findPhrase } from "../lexicon/lexicon.ts";
import type { MailMessage } from "../text/mail-messages.ts";
import type { PlaceMention } from "./mentions.ts";
import { namesOfCity, type PlaceIndex } from "./place-index.ts";
import { AREAS_BY_CODE, isInRegion, type Region } from "./regions.ts";

interface RegionBehind {
  readonly regions: readonly Region[];
  /** behind a comma or in brackets, so that it can only belong to the city */
  readonly isSetOff: boolean;
  /** two capitals, which can say something else in other countries */
  readonly code?: string;
}

const LONGEST_HAN_REGION = 6;

/** `Birmingham, Alabama`, `Columbus OH`, `Valencia (Venezuela)`, `美国波特兰`: the region that is named with a city. */
function regionOf(mention: PlaceMention, message: MailMessage, index: PlaceIndex): RegionBehind | null {
  const { folded, text } = message;
  const [gap = ""] = /^(?: {0,2}[,(] {0,2}| {1,2})/.exec(folded.slice(mention.end, mention.end + 6)) ?? [];
  const start = mention.end + gap.length;
  const isSetOff = /[,(]/.test(gap);
  if (gap !== "") {
    const [code = ""] = /^[A-Z]{2}(?![A-Za-z])/.exec(text.slice(start, start + 3)) ?? [];
    const area = AREAS_BY_CODE.get(code);
    if (area !== undefined) return { regions: [area], isSetOff, code };
    const found = findPhrase(index.regions, folded, start);
    // Panama, Mexico City
    const place = findPhrase(index.names, folded, start);
    if (found !== null && (place === null || place.end <= found.end))
      return { regions: found.values, isSetOff };
  }
  for (let length = 2; length <= LONGEST_HAN_REGION; length += 1) {
    const found = findPhrase(index.regions, folded, Math.max(message.start, mention.start - length));
    if (found !== null && found.end === mention.start) return { regions: found.values, isSetOff: false };
  }
  return null;
}

/** A city as the region behind it narrows it down: of its namesakes those that lie there, else with a doubt. */
export function inRegion(mention: PlaceMention, message: MailMessage, index: PlaceIndex): PlaceMention {
  if (mention.isAirport || mention.form === "code") return mention;
  const behind = regionOf(mention, message, index);
  if (behind === null) return mention;
  const there = (codes: readonly string[]): string[] => codesIn(codes, behind.regions, index);
  const own = there(mention.codes);
  if (own.length > 0) return { ...mention, codes: own };
  const directory = index.byCode.get(mention.codes[0] ?? "")?.city ?? "";
  const names = [message.folded.slice(mention.start, mention.end), ...namesOfCity(directory)];
  const elsewhere = there([...new Set(names.flatMap((name) => index.namesakes.get(name) ?? []))]);
  if (elsewhere.length > 0) return { ...mention, codes: elsewhere };
  if (!behind.isSetOff || isOtherCode(behind, mention, index)) return mention;
  return { ...mention, doubt: behind.regions.some(({ area }) => area !== undefined) ? "guess" : "likely" };
}

/** Where addresses end with two capitals as in the US, and mean their own provinces: Milano (MI), Belém, PA, Perth, WA. */
const OWN_CODES: ReadonlySet<string> = new Set(["IT", "BR", "AU"]);

/** Whether the code of a state is that of a country (Frankfurt, DE) or of a province elsewhere as well. */
function isOtherCode({ code, regions }: RegionBehind, mention: PlaceMention, index: PlaceIndex): boolean {
  if (code === undefined) return false;
  const country = index.byCode.get(mention.codes[0] ?? "")?.country ?? "";
  if (regions.some((region) => region.country === country)) return false;
  return OWN_CODES.has(country) || index.airports.some((airport) => airport.country === code);
}

/** Those of the airports that lie in one of the regions, in their order. */
function codesIn(codes: readonly string[], regions: readonly Region[], index: PlaceIndex): string[] {
  return codes.filter((code) => {
    const airport = index.byCode.get(code);
    return airport !== undefined && regions.some((region) => isInRegion(airport, region));
  });
}
