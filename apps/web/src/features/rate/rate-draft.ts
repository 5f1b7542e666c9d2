import type { createRate, RateDetail } from "@kilolane/contract";
import type { EndpointBody } from "../../lib/api/call-endpoint.ts";
import {
  CARGO_TYPES,
  SHIPPER_TYPES,
  STANDARD_RANGES,
  STANDARD_SURCHARGES,
  type AircraftKind,
  type CargoType,
  type RateType,
  type ShipperType,
} from "@kilolane/domain";
import type { GridRow } from "../../ui/grid/grid-types.ts";
import { BLANK_SPECIALS, specialsOf, type SpecialTexts } from "./special-fields.ts";

/** Fields of a rate that are typed as text; figures in the reader's own way of writing. */
interface RateFields extends SpecialTexts {
  readonly typeOfGoods: CargoType;
  readonly currency: string;
  readonly weightUnit: "kg" | "lb";
  readonly aircraft: AircraftKind;
  readonly startDate: string;
  readonly expiryDate: string;
  readonly gracePeriod: string;
  readonly timeDuration: string;
  /** `17:00`, `D-1 17:00` */
  readonly cutOff: string;
  /** `LH8161 21:30-10:45+1; LH8163` */
  readonly flights: string;
  readonly daysOfOperation: string;
  readonly minCharges: string;
  readonly basicCharge: string;
  readonly eawbFee: string;
  readonly mawbFee: string;
  readonly hawbFee: string;
  readonly unNumberFee: string;
  readonly additionalUnNumberFee: string;
  readonly unNumbersIncluded: string;
  readonly divisor: string;
  readonly weightStep: string;
  readonly minimumWeight: string;
  readonly maximumWeight: string;
  readonly minimumDensityKgPerM3: string;
  /** empty: either type of shipper */
  readonly shipperType: ShipperType | "";
  readonly provider: string;
}
export type RateField = keyof RateFields;

/** A company or airline as chosen. */
interface Named<Id> {
  readonly id: Id;
  readonly name: string;
}

/** A rate while it is typed. Grids hold text; nothing typed is ever thrown away by a refusal. */
export interface RateDraft extends RateFields {
  readonly airline: Named<number> | null;
  readonly rateType: RateType;
  readonly forwarder: Named<string> | null;
  readonly requestId: string;
  readonly allowNextBreak: boolean;
  readonly surchargeOnRatedWeight: boolean;
  readonly bands: readonly GridRow[];
  readonly surcharges: readonly GridRow[];
  /** false: every pair of the stations at the prices of the bands */
  readonly isPerLane: boolean;
  readonly fromStations: string;
  readonly toStation: string;
  readonly lanes: readonly GridRow[];
}

export type RateBody = EndpointBody<typeof createRate>;
type StoredSurcharge = RateDetail["airlineSurcharges"][number];

/** Which surcharges a band takes: no word for all, a dash for none, else their labels. */
export const NONE = "–";

/** An empty line of each grid. */
export const newBand = (): GridRow => ({
  lowerRange: "",
  upperRange: "",
  perUnitCharge: "",
  surchargePricing: "plus",
  applicable: "",
});
export const newSurcharge = (): GridRow => ({
  label: "",
  unit: "per_kg",
  value: "",
  minimum: "",
  maximum: "",
  basis: "chargeable",
  currency: "",
  validFrom: "",
  validTo: "",
  due: "",
  awbCode: "",
  origins: "",
  destinations: "",
  goodsTypes: "",
  aircraft: "",
});
export const newLane = (): GridRow => ({ fromStation: "", toStation: "", minCharges: "" });

/** Column of a lane's price in the band at that place. */
export const priceColumn = (band: number) => `price${band}`;

/** Stored amounts of 0 are shown as nothing: an empty fee is 0 (quotation-core.md §5). */
const blankZero = (amount: string) => (/^0+(\.0+)?$/.test(amount) ? "" : amount);

/** A stored surcharge as a line of the grid. */
export function surchargeRow(stored: StoredSurcharge): GridRow {
  return {
    label: stored.additionSuchargeLabale,
    unit: stored.additionSuchargeUnit,
    value: stored.additionSuchargeValue,
    minimum: blankZero(stored.additionSurchargeMinimumValue),
    maximum: stored.maximum ?? "",
    basis: stored.basis,
    currency: stored.currency ?? "",
    validFrom: stored.validFrom ?? "",
    validTo: stored.validTo ?? "",
    due: stored.due ?? "",
    awbCode: stored.awbCode ?? "",
    origins: stored.condition?.origins.join(" ") ?? "",
    destinations: stored.condition?.destinations.join(" ") ?? "",
    goodsTypes: stored.condition?.goodsTypes.join(";") ?? "",
    aircraft: stored.condition?.aircraft.join(";") ?? "",
  };
}

/** A price with at least its currency's decimals, so that a column of prices lines up: `3.9` USD → `3.90`. */
function priceText(price: string, currency: string): string {
  const { minimumFractionDigits: least = 2 } = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
  }).resolvedOptions();
  const [whole = "", decimals = ""] = price.split(".");
  const padded = decimals.padEnd(least, "0");
  return padded === "" ? whole : `${whole}.${padded}`;
}

function bandRow(band: RateDetail["perUnitCharges"][number], currency: string): GridRow {
  const labels = band.applicableSurcharge;
  return {
    lowerRange: band.lowerRange,
    upperRange: band.upperRange ?? "",
    perUnitCharge: priceText(band.perUnitCharge, currency),
    surchargePricing: band.surchargePricing,
    applicable: labels === null ? "" : labels.length === 0 ? NONE : labels.join("; "),
  };
}

function laneRow(lane: RateDetail["lanes"][number], currency: string): GridRow {
  return {
    fromStation: lane.fromStation,
    toStation: lane.toStation,
    minCharges: blankZero(lane.minCharges),
    ...Object.fromEntries(
      lane.bands.map((band, index) => [priceColumn(index), priceText(band.perUnitCharge, currency)]),
    ),
  };
}

const text = (value: string | number | null) => (value === null ? "" : String(value));

/** A stored rate as it is typed. */
export function draftOf(rate: RateDetail): RateDraft {
  return {
    airline: { id: rate.airline.id, name: rate.airline.name },
    rateType: rate.rateType,
    forwarder: rate.freightForwarder,
    requestId: rate.requestId ?? "",
    typeOfGoods: CARGO_TYPES.find((type) => type === rate.typeOfGoods) ?? "General",
    currency: rate.currency,
    weightUnit: rate.weightUnit,
    aircraft: rate.aircraft,
    startDate: rate.startDate,
    expiryDate: rate.expiryDate,
    ...specialsOf(rate),
    gracePeriod: text(rate.gracePeriod),
    timeDuration: text(rate.timeDuration),
    cutOff: text(rate.cutOff),
    flights: text(rate.flights),
    daysOfOperation: rate.daysOfOperation,
    minCharges: blankZero(rate.minCharges),
    basicCharge: blankZero(rate.basicCharge),
    eawbFee: blankZero(rate.eawbFee),
    mawbFee: blankZero(rate.mawbFee),
    hawbFee: blankZero(rate.hawbFee),
    unNumberFee: blankZero(rate.unNumberFee),
    additionalUnNumberFee: blankZero(rate.additionalUnNumberFee),
    unNumbersIncluded: text(rate.unNumbersIncluded),
    divisor: text(rate.divisor),
    weightStep: text(rate.weightStep),
    minimumWeight: text(rate.minimumWeight),
    maximumWeight: text(rate.maximumWeight),
    minimumDensityKgPerM3: text(rate.minimumDensityKgPerM3),
    shipperType:
      rate.shipperTypes.length === 1
        ? (SHIPPER_TYPES.find((type) => type === rate.shipperTypes[0]) ?? "")
        : "",
    provider: rate.provider,
    allowNextBreak: rate.allowNextBreak,
    surchargeOnRatedWeight: rate.surchargeOnRatedWeight,
    bands:
      rate.perUnitCharges.length === 0
        ? [newBand()]
        : rate.perUnitCharges.map((band) => bandRow(band, rate.currency)),
    surcharges: rate.airlineSurcharges.map(surchargeRow),
    isPerLane: !rate.isUniform,
    fromStations: rate.fromStations.join(" "),
    toStation: rate.toStation.join(" "),
    lanes: rate.lanes.map((lane) => laneRow(lane, rate.currency)),
  };
}

/** Lanes that an editor does not hold: only what they share can be changed (contract: updateSharedTerms). */
export function hasTooManyLanes(rate: RateDetail): boolean {
  return !rate.isUniform && rate.lanes.length < rate.laneCount;
}

/** The weight ranges of a rate that is begun. */
export function startingBands(
  ranges: readonly { readonly lowerRange: string; readonly upperRange: string | null }[] = STANDARD_RANGES,
): GridRow[] {
  return ranges.map(({ lowerRange, upperRange }) => ({
    ...newBand(),
    lowerRange,
    upperRange: upperRange ?? "",
  }));
}

/** The surcharges of a rate that is begun, by the trade's own list. */
function startingSurcharges(typeOfGoods: CargoType): GridRow[] {
  return STANDARD_SURCHARGES[typeOfGoods].map(({ label, unit, basis, awbCode }) => ({
    ...newSurcharge(),
    label,
    unit,
    basis,
    awbCode: awbCode ?? "",
  }));
}

/** A rate that nobody has typed yet, valid for a year. */
export function newDraft(rateType: RateType, today: string): RateDraft {
  const nextYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`.replace("-02-29", "-02-28");
  const blank = {
    ...BLANK_SPECIALS,
    gracePeriod: "",
    timeDuration: "",
    cutOff: "",
    flights: "",
    minCharges: "",
    basicCharge: "",
    eawbFee: "",
    mawbFee: "",
    hawbFee: "",
    unNumberFee: "",
    additionalUnNumberFee: "",
    divisor: "",
    weightStep: "",
    minimumWeight: "",
    maximumWeight: "",
    minimumDensityKgPerM3: "",
    provider: "",
    fromStations: "",
    toStation: "",
    requestId: "",
  };
  return {
    ...blank,
    airline: null,
    rateType,
    forwarder: null,
    typeOfGoods: "General",
    currency: "USD",
    weightUnit: "kg",
    aircraft: "passenger",
    shipperType: "",
    startDate: today,
    expiryDate: nextYear,
    daysOfOperation: "1234567",
    unNumbersIncluded: "1",
    allowNextBreak: true,
    surchargeOnRatedWeight: false,
    bands: startingBands(),
    surcharges: startingSurcharges("General"),
    isPerLane: false,
    lanes: [],
  };
}
