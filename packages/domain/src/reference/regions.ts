/** Groups of countries in which forwarders set margins; every country is in one at most. */
export const REGIONS = [
  "north-america",
  "latin-america",
  "europe",
  "middle-east",
  "africa",
  "asia",
  "oceania",
] as const;
export type Region = (typeof REGIONS)[number];

/** ISO 3166-1 codes by region. */
const COUNTRIES: Readonly<Record<Region, string>> = {
  "north-america": "US CA BM GL PM",
  "latin-america":
    "MX GT BZ HN SV NI CR PA CU JM HT DO PR VI VG BS BB TT GD LC VC AG DM KN AI MS GP MQ BL MF SX CW AW BQ KY TC " +
    "CO VE GY SR GF EC PE BO BR PY UY AR CL FK GS BV",
  europe:
    "GB IE IM JE GG FR MC AD ES PT GI DE NL BE LU AT CH LI IT SM VA MT GR CY DK NO SE FI IS FO AX SJ EE LV LT PL CZ " +
    "SK HU SI HR BA RS ME MK AL XK RO BG MD UA BY RU TR GE AM AZ",
  "middle-east": "IL PS JO LB SY IQ IR SA YE OM AE QA BH KW EG",
  africa:
    "MA DZ TN LY EH MR ML NE TD SD SS ER DJ ET SO SN GM GW GN SL LR CI BF GH TG BJ NG CM CF GQ GA CG CD ST CV AO ZM " +
    "ZW MW MZ BW NA ZA SZ LS MG KM MU SC RE YT SH UG KE TZ RW BI",
  asia: "CN HK MO TW JP KR KP MN KZ UZ TM KG TJ AF PK IN NP BT BD LK MV MM TH LA KH VN MY SG BN ID PH TL IO",
  oceania: "AU NZ PG FJ SB VU NC PF WS AS TO TV KI NR MH FM PW GU MP CK NU TK WF NF PN CX CC UM TF HM AQ",
};

const REGION_OF: ReadonlyMap<string, Region> = new Map(
  REGIONS.flatMap((region) => COUNTRIES[region].split(" ").map((code) => [code, region] as const)),
);

/** The region of a country by its ISO 3166-1 code; null for a code that is none. */
export function regionOf(countryCode: string): Region | null {
  return REGION_OF.get(countryCode) ?? null;
}
