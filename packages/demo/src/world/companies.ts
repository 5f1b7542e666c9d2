import type { MarginForm, UnitSystem } from "@kilolane/domain";

/** A margin rule as a company sets it (pricing rules §7); values are decimal strings. */
export interface DemoMargin {
  readonly form: MarginForm;
  readonly value: string;
  /** least profit in the company's currency; null: none */
  readonly leastProfit: string | null;
}

/** What a demo forwarder has set for itself. */
export interface DemoForwarderSettings {
  readonly departureUsaOnly: boolean;
  readonly agentsSeeAll: boolean;
  readonly measurementUnit: UnitSystem;
  readonly pdfMeasurementUnit: UnitSystem;
  readonly preferredCurrency: "USD" | "EUR" | "INR";
  readonly freightMargin: DemoMargin;
  /** null: trucking passes through at cost */
  readonly truckingMargin: DemoMargin | null;
  readonly marginFloorPercent: string;
  readonly validityDays: number;
  readonly numberPrefix: string;
  readonly accentColor: string;
  readonly terms: string;
  readonly preferredAirports: readonly string[];
}

export interface DemoCompany {
  readonly key: string;
  readonly kind: "forwarder" | "airline" | "shipper" | "trucking" | "platform";
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly countryCode: string;
  readonly state: string;
  readonly city: string;
  readonly street: string;
  readonly zip: string;
  /** airlines: the carrier it speaks for */
  readonly airlineIata: string | null;
  /** forwarders only */
  readonly settings: DemoForwarderSettings | null;
}

/** The two demo forwarders: an American one, and a European one whose departures are not limited to the USA. */
export const FORWARDER_KEYS = ["harbor-sky", "nordlicht"] as const;
export type ForwarderKey = (typeof FORWARDER_KEYS)[number];

const HARBOR_SKY_TERMS =
  "Rates are subject to space and equipment at the time of booking. Chargeable weight is the greater of gross and volume " +
  "weight, re-measured on receipt. Duties, taxes and charges at destination are not included unless they are listed. " +
  "Cargo insurance is arranged on written request only.";
const NORDLICHT_TERMS =
  "We work on the basis of the German Freight Forwarders' Standard Terms and Conditions 2017 (ADSp 2017). Rates are " +
  "subject to space at the time of booking and to changes of fuel and security surcharges that the airline announces. " +
  "Customs duties and import taxes are not included.";

const HARBOR_SKY: DemoForwarderSettings = {
  departureUsaOnly: true,
  agentsSeeAll: false,
  measurementUnit: "Imperial / Metric",
  pdfMeasurementUnit: "Imperial / Metric",
  preferredCurrency: "USD",
  freightMargin: { form: "margin", value: "20", leastProfit: "25.00" },
  truckingMargin: null,
  marginFloorPercent: "5",
  validityDays: 14,
  numberPrefix: "HS",
  accentColor: "#1f3a6e",
  terms: HARBOR_SKY_TERMS,
  preferredAirports: ["JFK", "EWR", "ORD", "ATL", "MIA", "LAX"],
};

const NORDLICHT: DemoForwarderSettings = {
  departureUsaOnly: false,
  agentsSeeAll: true,
  measurementUnit: "Metric",
  pdfMeasurementUnit: "Metric",
  preferredCurrency: "EUR",
  freightMargin: { form: "markup", value: "18", leastProfit: "30.00" },
  truckingMargin: { form: "markup", value: "10", leastProfit: null },
  marginFloorPercent: "4",
  validityDays: 10,
  numberPrefix: "NL",
  accentColor: "#0f5f66",
  terms: NORDLICHT_TERMS,
  preferredAirports: ["FRA", "LEJ", "HHN", "AMS", "LUX", "JFK"],
};

// key | kind | name | mail box | phone | country | state | city | street | zip | airline
const TABLE = `
platform|platform|Kilolane|desk@platform.example.com|+1 212 555 0100|US|NY|New York|1 Demonstration Square|10001|
harbor-sky|forwarder|Harbor & Sky Forwarding|desk@harborsky.example.com|+1 718 555 0110|US|NY|Jamaica|147-20 Cargo Plaza|11430|
nordlicht|forwarder|Nordlicht Luftfracht|kontor@nordlicht.example.com||DE||Frankfurt am Main|Frachtring 12|60549|
lufthansa-cargo|airline|Lufthansa Cargo (demonstration)|rates@lh.example.com||DE||Frankfurt am Main|Cargo City Süd|60549|LH
emirates-skycargo|airline|Emirates SkyCargo (demonstration)|rates@ek.example.com||AE||Dubai|Cargo Village||EK
cargolux|airline|Cargolux (demonstration)|rates@cv.example.com||LU||Sandweiler|Luxembourg Airport|2990|CV
beacon-instruments|shipper|Beacon Instruments|shipping@beacon.example.com|+1 617 555 0121|US|MA|Boston|88 Harbor Street|02128|
verde-produce|shipper|Verde Produce Exchange|export@verde.example.com|+1 305 555 0134|US|FL|Miami|7300 NW 25th Street|33122|
tri-county|trucking|Tri-County Cartage|dispatch@tricounty.example.com|+1 847 555 0142|US|IL|Elk Grove Village|900 Touhy Yard|60007|
`;

const SETTINGS: Readonly<Record<string, DemoForwarderSettings>> = {
  "harbor-sky": HARBOR_SKY,
  nordlicht: NORDLICHT,
};

/** Invented companies of the demo world; only the three carriers' names are real, and marked as demonstrations. */
export const DEMO_COMPANIES: readonly DemoCompany[] = TABLE.trim()
  .split("\n")
  .map((line) => {
    const cells = line.split("|");
    const [key = "", kind = "", name = "", email = "", phone = "", countryCode = "", state = ""] = cells;
    const [city = "", street = "", zip = "", airlineIata = ""] = cells.slice(7);
    return {
      key,
      kind: companyKind(kind),
      name,
      email,
      phone,
      countryCode,
      state,
      city,
      street,
      zip,
      airlineIata: airlineIata === "" ? null : airlineIata,
      settings: SETTINGS[key] ?? null,
    };
  });

function companyKind(word: string): DemoCompany["kind"] {
  const kinds = ["forwarder", "airline", "shipper", "trucking", "platform"] as const;
  const kind = kinds.find((candidate) => candidate === word);
  if (kind === undefined) throw new RangeError(`No kind of company: ${word}`);
  return kind;
}
