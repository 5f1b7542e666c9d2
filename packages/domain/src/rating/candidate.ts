import type { Exact } from "../money/exact.ts";
import type { PieceRefusal } from "../acceptance/aircraft-limits.ts";
import type { CalendarDate } from "../measure/calendar.ts";
import type { DimensionUnit, WeightUnit } from "../measure/units.ts";
import type { CargoType, DgClass, PackingGroup, ShipperType, TemperatureRange } from "../reference/cargo.ts";
import type { MarginRule } from "../money/margin-rule.ts";
import type { AccessorialCode, TruckingTerms } from "../trucking/trucking-terms.ts";
import type { CutOff } from "./departure.ts";
import type { RateTerms, Shipment } from "./terms.ts";

export const RATE_TYPES = ["general", "contract", "priority", "promo", "spot"] as const;
export type RateType = (typeof RATE_TYPES)[number];

/** Never mixed in one ranking (pricing rules §4): priority is the dearer guaranteed service. */
export type ServiceLevel = "standard" | "priority";

export const AIRCRAFT_KINDS = ["passenger", "freighter"] as const;
export type AircraftKind = (typeof AIRCRAFT_KINDS)[number];

/** A stored rate on one lane as the pricing of a request sees it. */
export interface RateCandidate {
  readonly rateId: number;
  readonly rateVersion: number;
  readonly airlineId: number;
  readonly rateType: RateType;
  readonly isActive: boolean;
  /** 3-letter codes; the rate serves every pair */
  readonly origins: readonly string[];
  readonly destinations: readonly string[];
  /** empty: all goods */
  readonly goodsTypes: readonly CargoType[];
  /** empty: every shipper */
  readonly shipperTypes: readonly ShipperType[];
  /** contract and spot: the forwarder it is for; null: everyone */
  readonly forwarderId: string | null;
  /** spot: the one request it is for; null: every request */
  readonly requestId: string | null;
  readonly startDate: CalendarDate;
  /** inclusive */
  readonly expiryDate: CalendarDate;
  readonly graceDays: number;
  readonly aircraft: AircraftKind;
  /** the airline has said yes to these very goods: no limit of size or weight of a piece keeps them out */
  readonly isAgreed?: boolean;
  /** limits of the chargeable weight in the rate's weight unit; null: none */
  readonly minimumWeight: Exact | null;
  readonly maximumWeight: Exact | null;
  /** least density in kg/m³ the price is offered for; null: none */
  readonly minimumDensityKgPerM3: Exact | null;
  /** whole days from departure; null: not known */
  readonly transitDays: number | null;
  /** ISO weekday digits, for example `135`; empty: every day */
  readonly daysOfOperation: string;
  /** null: the airline states none */
  readonly cutOff: CutOff | null;
  readonly terms: RateTerms;
}

/** Exactly one per candidate that falls out (pricing rules §4). */
export const EXCLUSION_REASONS = [
  "inactive",
  "lane",
  "customer",
  "goods",
  "cargo-aircraft-only",
  "shipper",
  "future",
  "expired",
  "height",
  "size",
  "piece-weight",
  "weight",
  "currency",
] as const;
export type ExclusionReason = (typeof EXCLUSION_REASONS)[number];

/** The figure that failed beside the limit it failed at, both in `unit`. */
export interface ExclusionFigure {
  readonly measure: PieceRefusal["measure"] | "chargeable-weight" | "density" | "departure";
  readonly actual: string;
  readonly limit: string;
  /** the limit is the most or the least that the rate takes */
  readonly bound: "most" | "least";
  readonly unit: DimensionUnit | WeightUnit | "kg/m³" | "date";
}

export interface ExcludedRate {
  readonly rateId: number;
  readonly reason: ExclusionReason;
  /** null where the reason is no figure */
  readonly figure: ExclusionFigure | null;
}

/** Dangerous-goods particulars of one entry of the request. */
export interface DangerousGoods {
  readonly unNumber: string;
  readonly dgClass: DgClass | null;
  /** compatibility group of class 1, for example `S` */
  readonly compatibilityGroup: string | null;
  readonly packingGroup: PackingGroup | null;
  /** marked "cargo aircraft only" by the shipper */
  readonly cargoAircraftOnly: boolean;
}

/** What a forwarder asks to have priced. */
export interface PricingRequest {
  /** the stored request, for spot rates made for it; null before it is stored */
  readonly requestId: string | null;
  readonly forwarderId: string;
  readonly origin: string;
  readonly destination: string;
  /** ISO 3166 alpha-2 */
  readonly originCountry: string;
  readonly destinationCountry: string;
  readonly cargoType: CargoType;
  readonly shipperType: ShipperType;
  readonly dangerousGoods: readonly DangerousGoods[];
  readonly temperatureRange: TemperatureRange | null;
  readonly shipment: Shipment;
  /** great-circle distance; null: no emission is worked out */
  readonly distanceKm: number | null;
  readonly truckingLegs: readonly TruckingLegRequest[];
  /** null: no insurance line */
  readonly insurance: InsuranceRequest | null;
}

export interface TruckingLegRequest {
  readonly direction: "pickup" | "delivery";
  readonly terms: TruckingTerms;
  readonly miles: Exact | null;
  /** accessorials wanted; those that the tariff does not list are named as unpriced */
  readonly accessorials: readonly AccessorialCode[];
  readonly validUntil: CalendarDate | null;
  /** the carrier's own margin, amounts in the tariff's currency; without one the company's for trucking counts */
  readonly margin?: MarginRule | null;
}

/** Declared value × per cent, at least the minimum; in the quotation currency. */
export interface InsuranceRequest {
  readonly declaredValue: Exact;
  readonly percent: Exact;
  readonly minimum: Exact;
}
