/** Parts of the world that prices differ by. */
export type Region = "US" | "CA" | "LATAM" | "EU" | "ME" | "AF" | "SA" | "EA" | "SEA" | "OC";

/** A cargo hub of the demo world; coordinates in decimal degrees as in the reference data. */
export interface Hub {
  readonly iata: string;
  readonly country: string;
  readonly region: Region;
  readonly latitude: number;
  readonly longitude: number;
}

// Hand-picked cargo hubs: code country latitude longitude, by region.
const HUB_TABLE: Readonly<Record<Region, string>> = {
  US: `JFK US 40.639 -73.779, EWR US 40.693 -74.169, BOS US 42.362 -71.008, PHL US 39.872 -75.241, IAD US 38.944 -77.456,
    ATL US 33.637 -84.428, MIA US 25.793 -80.291, ORD US 41.979 -87.905, CVG US 39.049 -84.668, DFW US 32.897 -97.038,
    IAH US 29.984 -95.341, LAX US 33.943 -118.408, SFO US 37.62 -122.375, SEA US 47.448 -122.31, ANC US 61.179 -149.993,
    MEM US 35.042 -89.977, SDF US 38.174 -85.736, HNL US 21.321 -157.924`,
  CA: "YYZ CA 43.677 -79.631, YVR CA 49.194 -123.184",
  LATAM: `MEX MX 19.435 -99.071, NLU MX 19.736 -99.026, GDL MX 20.523 -103.31, BOG CO 4.702 -74.147, UIO EC -0.125 -78.354,
    LIM PE -12.022 -77.114, SCL CL -33.393 -70.786, GRU BR -23.432 -46.468, VCP BR -23.007 -47.135, EZE AR -34.822 -58.536,
    PTY PA 9.071 -79.383`,
  EU: `FRA DE 50.03 8.561, MUC DE 48.354 11.786, LEJ DE 51.421 12.233, CGN DE 50.866 7.143, HHN DE 49.949 7.264,
    AMS NL 52.309 4.764, BRU BE 50.901 4.484, LGG BE 50.639 5.444, LUX LU 49.623 6.204, CDG FR 49.013 2.55,
    LHR GB 51.471 -0.462, STN GB 51.885 0.235, EMA GB 52.831 -1.328, MAD ES 40.472 -3.563, ZAZ ES 41.666 -1.042,
    MXP IT 45.631 8.728, VIE AT 48.11 16.57, OSL NO 60.194 11.1, HEL FI 60.318 24.963, IST TR 41.261 28.742`,
  ME: `DXB AE 25.253 55.364, DWC AE 24.896 55.161, DOH QA 25.273 51.608, AUH AE 24.444 54.652, RUH SA 24.958 46.699,
    JED SA 21.68 39.157`,
  AF: "JNB ZA -26.139 28.246, NBO KE -1.319 36.928, ADD ET 8.978 38.799, CAI EG 30.112 31.397, LOS NG 6.577 3.321",
  SA: "DEL IN 28.556 77.095, BOM IN 19.089 72.868, MAA IN 12.99 80.169, BLR IN 13.198 77.706",
  EA: `HKG HK 22.309 113.915, PVG CN 31.143 121.805, PEK CN 40.08 116.585, CAN CN 23.392 113.299, SZX CN 22.639 113.811,
    ICN KR 37.469 126.451, NRT JP 35.765 140.386, KIX JP 34.427 135.244, TPE TW 25.078 121.233`,
  SEA: `SIN SG 1.35 103.994, BKK TH 13.681 100.747, KUL MY 2.746 101.71, SGN VN 10.819 106.652, HAN VN 21.221 105.807,
    CGK ID -6.126 106.656, MNL PH 14.509 121.02`,
  OC: "SYD AU -33.946 151.177, MEL AU -37.673 144.843, AKL NZ -37.012 174.786",
};

const REGIONS = [
  "US",
  "CA",
  "LATAM",
  "EU",
  "ME",
  "AF",
  "SA",
  "EA",
  "SEA",
  "OC",
] as const satisfies readonly Region[];

/** The hand-picked cargo hubs between which the demo world's rates run. */
export const HUBS: readonly Hub[] = REGIONS.flatMap((region) =>
  HUB_TABLE[region].split(",").map((cell) => {
    const [iata = "", country = "", latitude = "", longitude = ""] = cell.trim().split(/\s+/);
    return { iata, country, region, latitude: Number(latitude), longitude: Number(longitude) };
  }),
);

const HUBS_BY_CODE: ReadonlyMap<string, Hub> = new Map(HUBS.map((hub) => [hub.iata, hub]));

/** The hub of a code. Throws `RangeError` when the demo world has no such hub. */
export function getHub(iata: string): Hub {
  const hub = HUBS_BY_CODE.get(iata);
  if (hub === undefined) throw new RangeError(`No hub ${iata}`);
  return hub;
}

const EARTH_RADIUS_KM = 6371;

/** Great-circle distance in whole km, on a sphere: prices need no more. */
export function hubDistanceKm(from: Hub, to: Hub): number {
  const radians = Math.PI / 180;
  const chord =
    Math.sin(((to.latitude - from.latitude) * radians) / 2) ** 2 +
    Math.cos(from.latitude * radians) *
      Math.cos(to.latitude * radians) *
      Math.sin(((to.longitude - from.longitude) * radians) / 2) ** 2;
  return Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord))));
}
