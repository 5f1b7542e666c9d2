import type { AccessorialCode } from "@kilolane/domain";
import type { ForwarderKey } from "../world/companies.ts";

/** A zip range that a carrier serves to or from an airport on one of its tariffs. Five-digit zips, both inclusive. */
export interface DemoTruckingZone {
  readonly airport: string;
  readonly direction: "pickup" | "delivery" | "both";
  readonly zipFrom: string;
  readonly zipTo: string;
  readonly tariffKey: string;
}

/** A trucking tariff (pricing rules §8); amounts are decimal strings in `currency`. */
export interface DemoTruckingTariff {
  readonly key: string;
  readonly name: string;
  readonly currency: "USD";
  readonly mode: "cwt" | "mile";
  /** [from lb, price per 100 lb] */
  readonly bands: readonly (readonly [lowerLb: string, ratePerCwt: string])[];
  readonly ratePerMile: string | null;
  readonly minimum: string;
  readonly dimensionalRule:
    | { readonly kind: "density"; readonly lbPerCubicFoot: string }
    | { readonly kind: "divisor"; readonly cubicInchesPerLb: string }
    | null;
  readonly fuel:
    | { readonly kind: "percent"; readonly percent: string; readonly includesAccessorials: boolean }
    | { readonly kind: "per-mile"; readonly amountPerMile: string }
    | null;
  readonly accessorials: readonly (readonly [code: AccessorialCode, amount: string])[];
  /** validity in days from today, both inclusive */
  readonly validity: readonly [from: number, to: number];
}

export interface DemoTruckingCarrier {
  readonly key: string;
  /** the forwarders that have this carrier in their list */
  readonly ownerCompanyKeys: readonly ForwarderKey[];
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly transitDays: number;
  readonly tariffs: readonly DemoTruckingTariff[];
  readonly zones: readonly DemoTruckingZone[];
}

const YEAR: readonly [number, number] = [-400, 120];

// The last two bands are those of the CIFFA example of deficit weight (pricing rules §8): 4,700 lb are billed as 5,000.
const LAKEFRONT_TARIFF: DemoTruckingTariff = {
  key: "lakefront-cwt",
  name: "Lakefront cwt tariff",
  currency: "USD",
  mode: "cwt",
  bands: [
    ["0", "38.50"],
    ["500", "31.20"],
    ["1000", "26.90"],
    ["2000", "21.42"],
    ["5000", "18.85"],
  ],
  ratePerMile: null,
  minimum: "125.00",
  dimensionalRule: { kind: "density", lbPerCubicFoot: "10" },
  fuel: { kind: "percent", percent: "22", includesAccessorials: false },
  accessorials: [
    ["liftgate", "65.00"],
    ["inside", "85.00"],
    ["residential", "55.00"],
    ["after-hours", "120.00"],
    ["airport-drop", "35.00"],
  ],
  validity: YEAR,
};

const TRI_COUNTY_NEAR: DemoTruckingTariff = {
  key: "tri-county-near",
  name: "Metropolitan zone",
  currency: "USD",
  mode: "cwt",
  bands: [
    ["0", "18.40"],
    ["500", "14.75"],
    ["1000", "11.90"],
    ["2000", "9.60"],
    ["5000", "7.85"],
  ],
  ratePerMile: null,
  minimum: "85.00",
  dimensionalRule: { kind: "divisor", cubicInchesPerLb: "194" },
  fuel: { kind: "percent", percent: "19.5", includesAccessorials: false },
  accessorials: [
    ["liftgate", "55.00"],
    ["inside", "75.00"],
    ["residential", "45.00"],
    ["waiting", "90.00"],
    ["airport-drop", "25.00"],
    ["airport-recovery", "40.00"],
  ],
  validity: YEAR,
};

const TRI_COUNTY_FAR: DemoTruckingTariff = {
  ...TRI_COUNTY_NEAR,
  key: "tri-county-far",
  name: "Outer zone",
  bands: [
    ["0", "29.30"],
    ["500", "24.10"],
    ["1000", "19.85"],
    ["2000", "16.40"],
    ["5000", "13.70"],
  ],
  minimum: "140.00",
};

const IRONBOUND_TARIFF: DemoTruckingTariff = {
  key: "ironbound-mile",
  name: "Ironbound mileage tariff",
  currency: "USD",
  mode: "mile",
  bands: [],
  ratePerMile: "3.35",
  minimum: "195.00",
  dimensionalRule: { kind: "divisor", cubicInchesPerLb: "225" },
  fuel: { kind: "per-mile", amountPerMile: "0.62" },
  accessorials: [
    ["liftgate", "70.00"],
    ["inside", "95.00"],
    ["after-hours", "150.00"],
    ["airport-recovery", "45.00"],
  ],
  validity: YEAR,
};

function zones(tariffKey: string, airport: string, ranges: string): DemoTruckingZone[] {
  return ranges.split(",").map((range) => {
    const [zipFrom = "", zipTo = zipFrom] = range.trim().split("-");
    return { airport, direction: "both", zipFrom, zipTo, tariffKey };
  });
}

const NEW_YORK_NEAR = "07001-07199, 10001-10499, 11001-11499";
const NEW_YORK_FAR = "06001-06999, 07200-08999, 10500-10999, 11500-11999, 18001-18999";

/** Three invented trucking carriers with zip zones: two by hundredweight, one by the mile. */
export const DEMO_TRUCKING_CARRIERS: readonly DemoTruckingCarrier[] = [
  {
    key: "lakefront",
    ownerCompanyKeys: ["harbor-sky"],
    name: "Lakefront Drayage",
    email: "dispatch@lakefront.example.com",
    phone: "+1 414 555 0144",
    transitDays: 1,
    tariffs: [LAKEFRONT_TARIFF],
    zones: [
      ...zones(
        "lakefront-cwt",
        "ORD",
        "46001-46999, 49001-49199, 53001-53999, 54100-54499, 60001-60999, 61001-61399",
      ),
      ...zones("lakefront-cwt", "CVG", "40001-41099, 43001-43299, 45001-45599, 47001-47499"),
    ],
  },
  {
    key: "tri-county",
    ownerCompanyKeys: ["harbor-sky", "nordlicht"],
    name: "Tri-County Cartage",
    // of its admin: by this address it finds what forwarders quote of it
    email: "admin@tricounty.example.com",
    phone: "+1 847 555 0142",
    transitDays: 1,
    tariffs: [TRI_COUNTY_NEAR, TRI_COUNTY_FAR],
    zones: [
      ...zones("tri-county-near", "JFK", NEW_YORK_NEAR),
      ...zones("tri-county-far", "JFK", NEW_YORK_FAR),
      ...zones("tri-county-near", "EWR", NEW_YORK_NEAR),
      ...zones("tri-county-far", "EWR", NEW_YORK_FAR),
      ...zones("tri-county-near", "BOS", "01701-01999, 02001-02499"),
      ...zones("tri-county-near", "ORD", "60001-60699"),
      ...zones("tri-county-far", "ORD", "60700-61199, 46301-46499"),
      ...zones("tri-county-near", "MIA", "33001-33399"),
      ...zones("tri-county-near", "ATL", "30001-30399"),
      ...zones("tri-county-near", "LAX", "90001-91899"),
      ...zones("tri-county-far", "LAX", "91900-93599"),
    ],
  },
  {
    key: "ironbound",
    ownerCompanyKeys: ["harbor-sky", "nordlicht"],
    name: "Ironbound Haulage",
    email: "dispatch@ironbound.example.com",
    phone: "+1 973 555 0145",
    transitDays: 2,
    tariffs: [IRONBOUND_TARIFF],
    zones: [
      ...["JFK", "EWR", "PHL", "IAD", "BOS"].flatMap((airport) =>
        zones("ironbound-mile", airport, "01001-26999"),
      ),
      ...["ATL", "MIA"].flatMap((airport) => zones("ironbound-mile", airport, "27001-39999")),
      ...["ORD", "CVG"].flatMap((airport) => zones("ironbound-mile", airport, "40001-56999, 60001-63999")),
      ...["DFW", "IAH"].flatMap((airport) => zones("ironbound-mile", airport, "70001-79999")),
      ...["LAX", "SFO", "SEA"].flatMap((airport) => zones("ironbound-mile", airport, "80001-99499")),
    ],
  },
];
