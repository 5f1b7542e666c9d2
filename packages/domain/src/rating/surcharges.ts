import { KG_PER_LB } from "../measure/weight.ts";
import type { WeightUnit } from "../measure/units.ts";
import { Exact, powerOfTen } from "../money/exact.ts";
import { type MoneyRule, fromMinor, toMinor, toMinorFraction } from "../money/rounding.ts";
import type { PricedCharge } from "./priced.ts";
import type { RateBand, Surcharge, SurchargeBasis } from "./terms.ts";

/** Converts an amount in minor units of a foreign currency into minor units of the rate's; null: no rate known. */
export type CurrencyConversion = (currency: string, minor: bigint) => bigint | null;

/** What a surcharge may be counted on; weights in the rate's unit. */
export interface SurchargeContext {
  readonly weightUnit: WeightUnit;
  /** null without goods: gross then means chargeable (rating preview, reading 4) */
  readonly grossWeight: Exact | null;
  readonly chargeableWeight: Exact;
  readonly surchargeOnRatedWeight: boolean;
  readonly pieces: number;
  readonly houses: number;
  readonly unNumbers: number;
  readonly money: MoneyRule;
  readonly moneyOf: (currency: string) => MoneyRule;
  readonly convert: CurrencyConversion | null;
}

/** The part that differs between candidate bands. */
export interface BilledFreight {
  /** null in class M: rated then means chargeable (reading 11) */
  readonly ratedWeight: Exact | null;
  /** weight charge as billed, minor units of the rate's currency */
  readonly weightChargeMinor: bigint;
}

/** Surcharges that a band pays: none when all-in, else those it lists, else all (readings 17–18). */
export function surchargesOfBand(
  surcharges: readonly Surcharge[],
  band: RateBand | null,
): readonly Surcharge[] {
  if (band === null) return surcharges;
  if (band.surchargePricing === "all-in") return [];
  const labels = band.applicableSurcharges;
  return labels === null ? surcharges : surcharges.filter((surcharge) => labels.includes(surcharge.label));
}

/** Basis in force: the rate may turn chargeable into rated, never gross (reading 16). */
function effectiveBasis(surcharge: Surcharge, context: SurchargeContext): SurchargeBasis {
  return surcharge.basis === "chargeable" && context.surchargeOnRatedWeight ? "rated" : surcharge.basis;
}

function basisWeight(surcharge: Surcharge, context: SurchargeContext, billed: BilledFreight): Exact {
  const basis = effectiveBasis(surcharge, context);
  if (basis === "gross") return context.grossWeight ?? context.chargeableWeight;
  if (basis === "rated") return billed.ratedWeight ?? context.chargeableWeight;
  return context.chargeableWeight;
}

/** True when the amount depends on which band is billed. */
function dependsOnBand(surcharge: Surcharge, context: SurchargeContext): boolean {
  if (surcharge.unit === "percent_of_freight") return true;
  return isPerWeight(surcharge) && effectiveBasis(surcharge, context) === "rated";
}

function isPerWeight(surcharge: Surcharge): boolean {
  return surcharge.unit === "per_kg" || surcharge.unit === "per_lb";
}

function countOf(surcharge: Surcharge, context: SurchargeContext): number {
  switch (surcharge.unit) {
    case "per_hawb":
      return context.houses;
    case "per_piece":
      return context.pieces;
    case "per_un":
      return context.unNumbers;
    default:
      return 1;
  }
}

/** value × weight in minor units; another unit than the rate's converts exactly, without rounding (reading 15). */
function weightAmount(surcharge: Surcharge, weight: Exact, unit: WeightUnit, money: MoneyRule): bigint {
  const units = surcharge.value.units * weight.units;
  const scale = surcharge.value.scale + weight.scale;
  if (surcharge.unit === "per_kg" && unit === "lb") {
    return toMinor(units * KG_PER_LB.units, scale + KG_PER_LB.scale, money);
  }
  if (surcharge.unit === "per_lb" && unit === "kg") {
    return toMinorFraction(units * powerOfTen(KG_PER_LB.scale), powerOfTen(scale) * KG_PER_LB.units, money);
  }
  return toMinor(units, scale, money);
}

/** Percentage of the weight charge as billed; both currencies may differ, the freight is in the rate's. */
function percentAmount(surcharge: Surcharge, freightMinor: bigint, context: SurchargeContext): bigint {
  return toMinor(
    surcharge.value.units * freightMinor,
    surcharge.value.scale + 2 + context.money.decimals,
    context.money,
  );
}

/** Rounding is monotone, so clamping rounded amounts equals rounding the clamped one (readings 14, 17). */
function clamp(amount: bigint, surcharge: Surcharge, money: MoneyRule): bigint {
  let clamped = amount;
  if (surcharge.minimum.units > 0n) {
    const minimum = toMinor(surcharge.minimum.units, surcharge.minimum.scale, money);
    if (clamped < minimum) clamped = minimum;
  }
  if (surcharge.maximum !== null) {
    const maximum = toMinor(surcharge.maximum.units, surcharge.maximum.scale, money);
    if (clamped > maximum) clamped = maximum;
  }
  return clamped;
}

/** Amount of one surcharge in minor units of its own currency; 0 when the value or the quantity is 0. */
function ownAmount(surcharge: Surcharge, context: SurchargeContext, billed: BilledFreight): bigint {
  if (surcharge.value.units === 0n) return 0n;
  const money = moneyOfSurcharge(surcharge, context);
  if (surcharge.unit === "percent_of_freight") {
    if (billed.weightChargeMinor === 0n) return 0n;
    return clamp(percentAmount(surcharge, billed.weightChargeMinor, context), surcharge, money);
  }
  if (isPerWeight(surcharge)) {
    const weight = basisWeight(surcharge, context, billed);
    return weight.units === 0n
      ? 0n
      : clamp(weightAmount(surcharge, weight, context.weightUnit, money), surcharge, money);
  }
  const count = countOf(surcharge, context);
  if (count === 0) return 0n;
  return clamp(
    toMinor(surcharge.value.units * BigInt(count), surcharge.value.scale, money),
    surcharge,
    money,
  );
}

/** A percentage is an amount in the rate's currency whatever the surcharge's own. */
function isForeign(surcharge: Surcharge, context: SurchargeContext): boolean {
  if (surcharge.currency === undefined || surcharge.unit === "percent_of_freight") return false;
  return surcharge.currency !== context.money.currency;
}

function moneyOfSurcharge(surcharge: Surcharge, context: SurchargeContext): MoneyRule {
  return isForeign(surcharge, context) ? context.moneyOf(surcharge.currency ?? "") : context.money;
}

function toRateCurrency(surcharge: Surcharge, context: SurchargeContext, minor: bigint): bigint {
  if (minor === 0n || !isForeign(surcharge, context)) return minor;
  const converted = context.convert?.(surcharge.currency ?? "", minor) ?? null;
  if (converted === null) throw new RangeError(`no exchange rate for ${surcharge.currency ?? ""}`);
  return converted;
}

/** Sum of what `surcharges` come to for one candidate, in minor units of the rate's currency. */
export function surchargeTotal(
  surcharges: readonly Surcharge[],
  context: SurchargeContext,
  billed: BilledFreight,
): bigint {
  let total = 0n;
  for (const surcharge of surcharges)
    total += toRateCurrency(surcharge, context, ownAmount(surcharge, context, billed));
  return total;
}

/** True when no band changes what any surcharge comes to, so that one sum serves every candidate. */
export function areSurchargesAlike(
  surcharges: readonly Surcharge[],
  bands: readonly RateBand[],
  context: SurchargeContext,
): boolean {
  for (const band of bands) {
    if (band.surchargePricing === "all-in" || band.applicableSurcharges !== null) return false;
  }
  return !surcharges.some((surcharge) => dependsOnBand(surcharge, context));
}

function quantityOf(
  surcharge: Surcharge,
  context: SurchargeContext,
  billed: BilledFreight,
): Pick<PricedCharge, "basis" | "quantity" | "quantityKind"> {
  if (surcharge.unit === "percent_of_freight") {
    return {
      basis: null,
      quantity: fromMinor(billed.weightChargeMinor, context.money),
      quantityKind: "freight",
    };
  }
  if (!isPerWeight(surcharge)) {
    return {
      basis: null,
      quantity: new Exact(BigInt(countOf(surcharge, context)), 0),
      quantityKind: "count",
    };
  }
  const basis = effectiveBasis(surcharge, context);
  const weight = basisWeight(surcharge, context, billed);
  return { basis, quantity: weightInUnit(weight, context.weightUnit, surcharge), quantityKind: "weight" };
}

/** Decimals of a printed quantity in pounds worked out from kg, which has no end. */
const PRINTED_QUANTITY_DECIMALS = 6;

function weightInUnit(weight: Exact, unit: WeightUnit, surcharge: Surcharge): Exact {
  if (surcharge.unit === "per_kg" && unit === "lb") {
    return new Exact(weight.units * KG_PER_LB.units, weight.scale + KG_PER_LB.scale);
  }
  if (surcharge.unit === "per_lb" && unit === "kg") {
    const scale = powerOfTen(PRINTED_QUANTITY_DECIMALS + KG_PER_LB.scale);
    const denominator = powerOfTen(weight.scale) * KG_PER_LB.units;
    return new Exact(
      (2n * weight.units * scale + denominator) / (2n * denominator),
      PRINTED_QUANTITY_DECIMALS,
    );
  }
  return weight;
}

/** The surcharge lines of the band that was billed; lines of 0 are left out. */
export function surchargeLines(
  surcharges: readonly Surcharge[],
  context: SurchargeContext,
  billed: BilledFreight,
): PricedCharge[] {
  const lines: PricedCharge[] = [];
  for (const surcharge of surcharges) {
    const minor = ownAmount(surcharge, context, billed);
    if (minor === 0n) continue;
    const money = moneyOfSurcharge(surcharge, context);
    lines.push({
      label: surcharge.label,
      kind: "surcharge",
      ...quantityOf(surcharge, context, billed),
      unitValue: surcharge.value,
      currency: money.currency,
      amount: fromMinor(minor, money),
      rateAmount: fromMinor(toRateCurrency(surcharge, context, minor), context.money),
      due: surcharge.due ?? null,
      awbCode: surcharge.awbCode ?? null,
    });
  }
  return lines;
}
