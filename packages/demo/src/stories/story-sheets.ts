import type { DemoFees, DemoRateSheet, DemoSurcharge } from "../rates/demo-rate-sheet.ts";

/** What differs from one story rate to the next; everything else is the plainest tariff there is. */
export type StorySheet = Pick<DemoRateSheet, "airlineIata"> &
  Partial<Pick<DemoRateSheet, "rateType" | "ownerCompanyKey" | "goodsType" | "aircraft" | "transitDays">> & {
    readonly name: string;
    readonly lane: `${string}-${string}`;
    readonly minCharge: string;
    /** `weight:price` from the lightest on */
    readonly breaks: string;
    readonly surcharges: readonly DemoSurcharge[];
    readonly fees?: Partial<DemoFees>;
    readonly validity?: readonly [from: number, to: number];
  };

function fuel(value: string, basis: DemoSurcharge["basis"] = "chargeable", minimum = "25.00"): DemoSurcharge {
  return {
    label: "Fuel",
    unit: "per_kg",
    value,
    minimum,
    maximum: null,
    basis,
    awbCode: "MY",
    due: "carrier",
  };
}

function security(value: string, minimum = "10.00"): DemoSurcharge {
  return {
    label: "Security",
    unit: "per_kg",
    value,
    minimum,
    maximum: null,
    basis: "chargeable",
    awbCode: "SC",
    due: "carrier",
  };
}

const SCREENING: DemoSurcharge = { ...security("0.12", "40.00"), label: "Screening", awbCode: "XD" };
const DANGEROUS_GOODS_CHECK: DemoSurcharge = {
  ...security("110.00", "0"),
  label: "Dangerous goods check",
  unit: "per_awb",
  awbCode: "RA",
};

const PACIFIC_SURCHARGES = [fuel("0.80"), security("0.15")];

/** Sheets on the stories' own lanes. The figures behind each outcome are worked out in `story-outcomes.ts`. */
export const STORY_SHEETS: readonly StorySheet[] = [
  {
    name: "break-bump-sk",
    airlineIata: "SK",
    lane: "JFK-OSL",
    minCharge: "75.00",
    breaks: "0:16.00 45:9.00",
    surcharges: [fuel("0.95"), security("0.20")],
    fees: { eawbFee: "5.00" },
  },
  {
    name: "break-bump-lh",
    airlineIata: "LH",
    lane: "JFK-OSL",
    minCharge: "90.00",
    breaks: "0:17.50 45:11.20 100:9.80",
    surcharges: [fuel("0.90"), security("0.18")],
    fees: { eawbFee: "8.00" },
  },
  {
    name: "minimum-wins-fi",
    airlineIata: "FI",
    lane: "BOS-KEF",
    minCharge: "95.00",
    breaks: "0:5.10 45:3.90 100:3.20",
    surcharges: [fuel("1.10", "chargeable", "20.00"), security("0.18", "8.00")],
    fees: { eawbFee: "5.00" },
  },
  {
    name: "minimum-wins-dl",
    airlineIata: "DL",
    lane: "BOS-KEF",
    minCharge: "85.00",
    breaks: "0:6.20 45:4.80 100:4.10",
    surcharges: [fuel("1.00"), security("0.20")],
    fees: { eawbFee: "5.00" },
  },
  {
    name: "volume-beats-weight-cv",
    airlineIata: "CV",
    lane: "ATL-LUX",
    aircraft: "freighter",
    minCharge: "150.00",
    breaks: "0:4.60 45:3.70 100:2.90 300:2.40 500:2.10 1000:1.80",
    surcharges: [fuel("0.85"), security("0.15")],
    fees: { eawbFee: "5.00" },
  },
  {
    name: "volume-beats-weight-dl",
    airlineIata: "DL",
    lane: "ATL-LUX",
    minCharge: "110.00",
    breaks: "0:4.90 45:3.90 100:3.10 300:2.60 500:2.25 1000:2.00",
    surcharges: [fuel("0.90", "gross"), security("0.16")],
    fees: { eawbFee: "5.00" },
  },
  {
    name: "cargo-aircraft-only-3s",
    airlineIata: "3S",
    lane: "ORD-LEJ",
    goodsType: "Dangerous Goods",
    aircraft: "freighter",
    minCharge: "190.00",
    breaks: "0:6.20 45:5.10 100:4.40 300:4.05",
    surcharges: [fuel("0.95"), security("0.22"), DANGEROUS_GOODS_CHECK],
    fees: { eawbFee: "5.00", unNumberFee: "75.00", additionalUnNumberFee: "25.00" },
  },
  {
    name: "cargo-aircraft-only-lh",
    airlineIata: "LH",
    lane: "ORD-LEJ",
    goodsType: "Dangerous Goods",
    minCharge: "170.00",
    breaks: "0:5.40 45:4.60 100:3.90 300:3.60",
    surcharges: [fuel("0.95"), security("0.22"), DANGEROUS_GOODS_CHECK],
    fees: { eawbFee: "5.00", unNumberFee: "75.00", additionalUnNumberFee: "25.00" },
  },
  {
    name: "unknown-shipper-m3",
    airlineIata: "M3",
    lane: "MIA-VCP",
    aircraft: "freighter",
    minCharge: "120.00",
    breaks: "0:4.80 45:3.90 100:3.30 300:2.85 500:2.60",
    surcharges: [fuel("0.70"), security("0.16"), SCREENING],
    fees: { mawbFee: "15.00" },
  },
  {
    name: "unknown-shipper-ad",
    airlineIata: "AD",
    lane: "MIA-VCP",
    minCharge: "95.00",
    breaks: "0:4.20 45:3.40 100:2.90 300:2.50",
    surcharges: [fuel("0.70"), security("0.16")],
    fees: { eawbFee: "5.00" },
  },
  {
    name: "spot-beats-contract-br-spot",
    airlineIata: "BR",
    rateType: "spot",
    ownerCompanyKey: "harbor-sky",
    lane: "SEA-TPE",
    minCharge: "100.00",
    breaks: "0:4.10 45:3.70 100:3.35 300:3.20",
    surcharges: PACIFIC_SURCHARGES,
    validity: [-3, 6],
  },
  {
    name: "spot-beats-contract-br-contract",
    airlineIata: "BR",
    rateType: "contract",
    ownerCompanyKey: "harbor-sky",
    lane: "SEA-TPE",
    minCharge: "100.00",
    breaks: "0:4.60 45:4.05 100:3.60 300:3.45",
    surcharges: PACIFIC_SURCHARGES,
  },
  {
    name: "spot-beats-contract-br-general",
    airlineIata: "BR",
    lane: "SEA-TPE",
    minCharge: "110.00",
    breaks: "0:5.20 45:4.60 100:4.20 300:3.95",
    surcharges: PACIFIC_SURCHARGES,
  },
  {
    name: "spot-beats-contract-ci-promo",
    airlineIata: "CI",
    rateType: "promo",
    lane: "SEA-TPE",
    minCharge: "100.00",
    breaks: "0:4.40 45:3.90 100:3.20 300:3.10",
    surcharges: [fuel("0.70"), security("0.16")],
    fees: { eawbFee: "5.00" },
    validity: [-10, 12],
  },
  {
    name: "expired-rate-ib-old",
    airlineIata: "IB",
    lane: "DFW-MAD",
    minCharge: "90.00",
    breaks: "0:4.40 45:3.60 100:3.10 300:2.80",
    surcharges: [fuel("0.90"), security("0.17")],
    fees: { eawbFee: "5.00" },
    validity: [-400, -2],
  },
  {
    name: "expired-rate-ib-new",
    airlineIata: "IB",
    lane: "DFW-MAD",
    minCharge: "95.00",
    breaks: "0:4.70 45:3.85 100:3.35 300:3.05",
    surcharges: [fuel("0.90"), security("0.17")],
    fees: { eawbFee: "5.00" },
    validity: [-1, 60],
  },
  {
    name: "expired-rate-aa",
    airlineIata: "AA",
    lane: "DFW-MAD",
    minCharge: "95.00",
    breaks: "0:5.10 45:4.20 100:3.70 300:3.40",
    surcharges: [fuel("0.85"), security("0.15")],
    fees: { eawbFee: "10.00" },
  },
  {
    name: "margin-below-floor-5y",
    airlineIata: "5Y",
    lane: "CVG-BRU",
    aircraft: "freighter",
    minCharge: "160.00",
    breaks: "0:4.30 45:3.50 100:2.80 300:2.30 500:2.05 1000:1.75",
    surcharges: [fuel("0.82"), security("0.14")],
    fees: { eawbFee: "5.00" },
  },
  {
    name: "margin-below-floor-ua",
    airlineIata: "UA",
    lane: "CVG-BRU",
    minCharge: "110.00",
    breaks: "0:4.50 45:3.70 100:2.95 300:2.45 500:2.20 1000:1.95",
    surcharges: [fuel("0.78"), security("0.14")],
    fees: { eawbFee: "8.00" },
  },
  {
    name: "client-in-yen-nh",
    airlineIata: "NH",
    lane: "SFO-KIX",
    minCharge: "95.00",
    breaks: "0:4.60 45:3.90 100:3.40 300:3.05",
    surcharges: [fuel("0.88"), security("0.16")],
    fees: { eawbFee: "5.00" },
  },
  {
    name: "client-in-yen-ua",
    airlineIata: "UA",
    lane: "SFO-KIX",
    minCharge: "95.00",
    breaks: "0:4.80 45:4.10 100:3.55 300:3.30",
    surcharges: [fuel("0.86"), security("0.16")],
    fees: { eawbFee: "7.00" },
  },
  {
    name: "deficit-weight-os",
    airlineIata: "OS",
    lane: "ORD-PRG",
    minCharge: "110.00",
    breaks: "0:4.40 45:3.60 100:2.90 300:2.45 500:2.15 1000:1.95",
    surcharges: [fuel("0.80"), security("0.14")],
    fees: { eawbFee: "5.00" },
  },
  {
    name: "over-160-cm-6r",
    airlineIata: "6R",
    lane: "LAX-GDL",
    aircraft: "freighter",
    minCharge: "120.00",
    breaks: "0:3.10 45:2.60 100:2.20 300:1.90 500:1.70",
    surcharges: [fuel("0.55"), security("0.12")],
    fees: { mawbFee: "12.00" },
  },
  {
    name: "over-160-cm-am",
    airlineIata: "AM",
    lane: "LAX-GDL",
    minCharge: "80.00",
    breaks: "0:2.70 45:2.20 100:1.85 300:1.60 500:1.45",
    surcharges: [fuel("0.55"), security("0.12")],
    fees: { eawbFee: "5.00" },
  },
];
