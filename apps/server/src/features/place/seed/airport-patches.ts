import type { AirportKind } from "./seed-rows.ts";
import { parseTable } from "./package-files.ts";

export type PatchedAirport = {
  iata: string;
  icao: string;
  name: string;
  city: string;
  countryCode: string;
  latitude: number;
  longitude: number;
  kind: AirportKind;
  scheduled: boolean;
};

// Scheduled airports that the package lacks, and Western Sydney, which opens at the end of 2026.
const MISSING_AIRPORTS = `
MHT|KMHT|Manchester-Boston Regional Airport|Manchester|US|42.927862|-71.438439|medium_airport|yes
KIN|MKJP|Norman Manley International Airport|Kingston|JM|17.93775|-76.778158|large_airport|yes
BIQ|LFBZ|Biarritz-Anglet-Bayonne Airport|Biarritz|FR|43.472416|-1.531242|medium_airport|yes
PEG|LIRZ|Perugia San Francesco d'Assisi – Umbria International Airport|Perugia|IT|43.095900|12.513200|medium_airport|yes
WSI|YSWS|Western Sydney International (Nancy-Bird Walton) Airport|Sydney|AU|-33.888056|150.714722|large_airport|yes
`;

/** Airports added to the package's rows by hand. */
export function getMissingAirports(): PatchedAirport[] {
  return parseTable(MISSING_AIRPORTS, 9).map(
    ([
      iata = "",
      icao = "",
      name = "",
      city = "",
      countryCode = "",
      latitude,
      longitude,
      kind,
      scheduled,
    ]) => ({
      iata,
      icao,
      name,
      city,
      countryCode,
      latitude: Number(latitude),
      longitude: Number(longitude),
      kind: kind === "large_airport" ? kind : "medium_airport",
      scheduled: scheduled === "yes",
    }),
  );
}

/** Codes under which a few airports are also sold: Bishkek changed its code, Palm Beach is to change it. */
export const ALIAS_CODES: Readonly<Record<string, string>> = { FRU: "bsz", PBI: "djt" };

/**
 * Time zones that airport-data-js states wrongly (checked against geo-tz 8.1.9 by the offsets of January and
 * July 2026 at every scheduled large or medium airport).
 */
export const TIME_ZONE_PATCHES: Readonly<Record<string, string>> = {
  PSC: "America/Los_Angeles",
  CUU: "America/Chihuahua",
  STM: "America/Santarem",
  TMT: "America/Santarem",
  BBA: "America/Coyhaique",
  PUQ: "America/Punta_Arenas",
  PNT: "America/Punta_Arenas",
  YNA: "America/Blanc-Sablon",
  ULK: "Asia/Yakutsk",
  BAX: "Asia/Barnaul",
  TOF: "Asia/Tomsk",
  OVS: "Asia/Yekaterinburg",
  SUI: "Europe/Moscow",
  MLG: "Asia/Jakarta",
  TJG: "Asia/Makassar",
  SQG: "Asia/Pontianak",
  NPO: "Asia/Pontianak",
  PSU: "Asia/Pontianak",
  BWT: "Australia/Hobart",
  HVD: "Asia/Hovd",
  AAT: "Asia/Shanghai",
  HQL: "Asia/Shanghai",
  NLT: "Asia/Shanghai",
  // found by comparing with the zone of the coordinates
  CEW: "America/Chicago",
  RGK: "Asia/Barnaul",
  TBT: "America/Eirunepe",
  WPR: "America/Punta_Arenas",
};

/** Cities as the trade says them, where the package states the suburb in which the runway lies. */
const TRADE_CITIES = `
BRU|Brussels
LGG|Liège
LEJ|Leipzig
HHN|Frankfurt-Hahn
CGN|Cologne
EMA|East Midlands
MXP|Milan
CDG|Paris
IST|Istanbul
SAW|Istanbul
CVG|Cincinnati
RFD|Rockford
IAD|Washington
HNL|Honolulu
MEX|Mexico City
PTY|Panama City
BOG|Bogotá
EZE|Buenos Aires
DWC|Dubai
TPE|Taipei
NRT|Tokyo
NGO|Nagoya
MNL|Manila
HAN|Hanoi
KUL|Kuala Lumpur
SYD|Sydney
CAN|Guangzhou
SZX|Shenzhen
XIY|Xi'an
PVG|Shanghai
CTU|Chengdu
`;

/** City by airport code, shown instead of the package's; the package's stays searchable. */
export const CITY_PATCHES: ReadonlyMap<string, string> = new Map(
  parseTable(TRADE_CITIES, 2).map(([iata = "", city = ""]) => [iata, city]),
);

// No package carries tonnage: hubs by hand, from the airports that lead the world's cargo statistics.
const WORLD_HUBS =
  "HKG PVG MEM ANC SDF ICN MIA TPE NRT LAX DOH DXB DWC ORD CDG FRA SIN PEK CAN SZX CVG LEJ JFK BKK IST AMS LHR LGG LUX";
const LARGE_GATEWAYS =
  "ATL DFW IAH EWR SFO OAK ONT SEA PHL BOS IAD AFW RFD ILN LCK HNL CGN MXP BRU MAD ZAZ VIE MUC HHN EMA STN MST OSL HEL ARN " +
  "KIX HND NGO CGO CTU CKG EHU XIY HGH NKG KUL SGN HAN CGK MNL BOM DEL MAA BLR AUH RUH JED BAH SHJ CAI NBO ADD JNB LOS " +
  "BOG UIO SCL LIM GRU VCP EZE MEX NLU GDL PTY SJU YYZ YVR YHM YMX SYD MEL AKL";

/** The hand-picked cargo rank of an airport (2 or 3), or undefined. */
export const HAND_PICKED_CARGO_RANK: ReadonlyMap<string, 2 | 3> = new Map([
  ...LARGE_GATEWAYS.split(" ").map((iata) => [iata, 2] as const),
  ...WORLD_HUBS.split(" ").map((iata) => [iata, 3] as const),
]);
