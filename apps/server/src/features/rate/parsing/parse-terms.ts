import type {
  CutOff,
  Flight,
  CargoType,
  ClassRate,
  Exact,
  RateBand,
  RateTerms,
  ShipperType,
  SpecificCommodity,
  Surcharge,
  SurchargeBasis,
  SurchargeCondition,
  SurchargePayee,
  SurchargePricing,
  SurchargeUnit,
  UldTerms,
  CalendarDate,
} from "@kilolane/domain";
import {
  exact,
  isSurchargeUnit,
  parseDecimal,
  remembering,
  SURCHARGE_BASES,
  ZERO,
} from "@kilolane/domain/sheet";

/** A surcharge as `rate_sheet.terms` keeps it: decimals as strings, missing parts at their default. */
export interface StoredSurcharge {
  readonly label: string;
  readonly unit: SurchargeUnit;
  readonly value: string;
  readonly minimum?: string | null;
  readonly maximum?: string | null;
  readonly basis?: SurchargeBasis;
  readonly currency?: string | null;
  readonly validFrom?: CalendarDate | null;
  readonly validTo?: CalendarDate | null;
  readonly condition?: SurchargeCondition | null;
  readonly due?: SurchargePayee | null;
  readonly awbCode?: string | null;
}

/** What one band says besides its price; by the band's place in the break scheme. */
export interface StoredBandRule {
  /** for display; bands are chosen by their lower limit alone */
  readonly upperRange?: string | null;
  readonly surchargePricing?: SurchargePricing;
  readonly applicableSurcharges?: readonly string[] | null;
}

/**
 * `rate_sheet.terms`: what all lanes of a sheet share and no column holds. Every part may be missing. Decimals are
 * strings in the sheet's currency and weight unit.
 */
export interface StoredSheetTerms {
  readonly surcharges?: readonly StoredSurcharge[];
  readonly eawbFee?: string;
  readonly mawbFee?: string;
  readonly hawbFee?: string;
  readonly unNumberFee?: string;
  readonly additionalUnNumberFee?: string;
  readonly unNumbersIncluded?: number;
  readonly allowNextBreak?: boolean;
  readonly surchargeOnRatedWeight?: boolean;
  readonly classRate?: {
    readonly percent: string;
    readonly base: "N" | "ALL" | "MIN";
    readonly minWeight?: string | null;
    readonly minPercent?: string | null;
  } | null;
  readonly specificCommodity?: {
    readonly item: string;
    readonly minWeight: string;
    readonly rate: string;
  } | null;
  readonly uld?: {
    readonly pivotWeight: string;
    readonly pivotCharge: string;
    readonly overPivotRate: string;
    readonly tare?: string | null;
  } | null;
  readonly bandRules?: readonly StoredBandRule[];
  /** goods besides the sheet's own `goods_type`; missing: that one alone */
  readonly goodsTypes?: readonly CargoType[];
  readonly shipperTypes?: readonly ShipperType[];
  readonly minimumWeight?: string | null;
  readonly maximumWeight?: string | null;
  readonly minimumDensityKgPerM3?: string | null;
  /** latest acceptance before departure; missing: none stated */
  readonly cutOff?: CutOff | null;
  /** of every lane of the sheet; missing: none stated */
  readonly flights?: readonly Flight[] | null;
  /** spot: the one request it is for */
  readonly requestId?: string | null;
  /** a forwarder's own word on its manual rate */
  readonly note?: string;
}

/** The parts of a sheet that price every lane alike; the bands and minimum come from the lane. */
export type SheetTerms = Omit<RateTerms, "bands" | "minCharge" | "basicCharge">;

/** Columns of `rate_sheet` that pricing needs. */
export interface SheetColumns {
  readonly currency: string;
  readonly weightUnit: string;
  readonly divisor: number;
  readonly weightStep: string;
  readonly terms: StoredSheetTerms;
}

/** Turns a stored sheet into the engine's terms. Throws `RangeError` on a decimal that is none. */
export function parseSheetTerms(sheet: SheetColumns): SheetTerms {
  const { terms } = sheet;
  return {
    currency: sheet.currency,
    weightUnit: sheet.weightUnit === "lb" ? "lb" : "kg",
    divisor: sheet.divisor > 0 ? exact(sheet.divisor) : null,
    weightStep: parsePositive(sheet.weightStep),
    surcharges: surchargesOf(JSON.stringify(terms.surcharges ?? [])),
    eawbFee: parseAmount(terms.eawbFee),
    mawbFee: parseAmount(terms.mawbFee),
    hawbFee: parseAmount(terms.hawbFee),
    unNumberFee: parseAmount(terms.unNumberFee),
    additionalUnNumberFee: parseAmount(terms.additionalUnNumberFee),
    unNumbersIncluded: terms.unNumbersIncluded ?? 1,
    allowNextBreak: terms.allowNextBreak ?? true,
    surchargeOnRatedWeight: terms.surchargeOnRatedWeight ?? false,
    classRate: parseClassRate(terms.classRate),
    specificCommodity: parseCommodity(terms.specificCommodity),
    uld: parseUld(terms.uld),
  };
}

/** The bands of a lane: break weights of its scheme with the lane's prices, and what the sheet says per band. */
export function parseBands(
  weights: readonly Exact[],
  prices: readonly Exact[],
  rules: readonly StoredBandRule[] | undefined,
): RateBand[] {
  return prices.map((perUnitCharge, index) => {
    const rule = rules?.[index];
    return {
      lowerRange: weights[index] ?? ZERO,
      upperRange: null,
      perUnitCharge,
      surchargePricing: rule?.surchargePricing ?? "plus",
      applicableSurcharges: rule?.applicableSurcharges ?? null,
    };
  });
}

/** A decimal that may be missing; null when it is. */
export function parseOptional(text: string | null | undefined): Exact | null {
  return text === null || text === undefined || text === "" ? null : exact(text);
}

function parseAmount(text: string | null | undefined): Exact {
  return parseOptional(text) ?? ZERO;
}

function parsePositive(text: string): Exact | null {
  const value = parseDecimal(text);
  return value === null || value.units === 0n ? null : value;
}

/** One list for all sheets that charge alike: the engine works out once what rates of one list come to. */
const surchargesOf = remembering((text: string): readonly Surcharge[] => {
  const stored: readonly StoredSurcharge[] = JSON.parse(text);
  return stored.map(parseSurcharge);
});

function parseSurcharge(stored: StoredSurcharge): Surcharge {
  // jsonb holds any text, whatever its type says
  const unit: string = stored.unit;
  if (!isSurchargeUnit(unit)) throw new RangeError(`unknown surcharge unit: ${unit}`);
  const basis = SURCHARGE_BASES.find((word) => word === stored.basis) ?? "chargeable";
  return {
    label: stored.label,
    unit,
    value: exact(stored.value),
    minimum: parseAmount(stored.minimum),
    maximum: parseOptional(stored.maximum),
    basis,
    validFrom: stored.validFrom ?? null,
    validTo: stored.validTo ?? null,
    ...(stored.currency ? { currency: stored.currency } : {}),
    ...(stored.condition ? { condition: stored.condition } : {}),
    ...(stored.due ? { due: stored.due } : {}),
    ...(stored.awbCode ? { awbCode: stored.awbCode } : {}),
  };
}

function parseClassRate(stored: StoredSheetTerms["classRate"]): ClassRate | null {
  if (!stored) return null;
  return {
    percent: exact(stored.percent),
    base: stored.base,
    minWeight: parseOptional(stored.minWeight),
    minPercent: parseOptional(stored.minPercent),
  };
}

function parseCommodity(stored: StoredSheetTerms["specificCommodity"]): SpecificCommodity | null {
  if (!stored) return null;
  return { item: stored.item, minWeight: exact(stored.minWeight), rate: exact(stored.rate) };
}

function parseUld(stored: StoredSheetTerms["uld"]): UldTerms | null {
  if (!stored) return null;
  return {
    pivotWeight: exact(stored.pivotWeight),
    pivotCharge: exact(stored.pivotCharge),
    overPivotRate: exact(stored.overPivotRate),
    tare: parseAmount(stored.tare),
  };
}

/** What a lane says beside its sheet; amounts are whole numbers of 10^-scale of the sheet's currency. */
export interface LaneFigures {
  readonly origin: string;
  readonly destination: string;
  readonly validFrom: CalendarDate;
  readonly validTo: CalendarDate;
  readonly schemeId: number;
  readonly scale: number;
  readonly minCharge: number;
  readonly basicCharge: number | null;
  readonly breaks: readonly number[];
}

export interface SheetDraft {
  readonly setId: number;
  readonly airlineId: number;
  /** the forwarder a contract or spot rate is for; `EVERYONE` for published ones */
  readonly ownerId: string;
  readonly rateType: "general" | "contract" | "spot" | "priority" | "promo";
  readonly currency: string;
  readonly weightUnit: "kg" | "lb";
  readonly divisor: number;
  /** decimal string in the weight unit */
  readonly weightStep: string;
  readonly goodsType: string;
  readonly aircraft: "passenger" | "freighter";
  /** null: not known */
  readonly transitDays: number | null;
  readonly daysOfOperation?: string;
  readonly graceDays?: number;
  readonly provider?: string;
  readonly terms: StoredSheetTerms;
  readonly isActive?: boolean;
  readonly isDemonstration?: boolean;
}
