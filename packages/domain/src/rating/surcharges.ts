import type { WeightUnit } from "../measure/units.ts";
import { type Exact, powerOfTen } from "../money/exact.ts";
import { type Fraction, fractionToExact } from "../money/fraction.ts";
import { type MoneyRule, fromMinor, toMinor, toMinorFraction } from "../money/rounding.ts";
import type { PricedCharge } from "./priced.ts";
import { SURCHARGE_UNIT_RULES, type SurchargeUnitRule } from "./surcharge-units.ts";
import type { RateBand, Surcharge, SurchargeBasis } from "./terms.ts";

/** Decimals that a percentage moves the value. */
const PERCENT_SCALE = 2;

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

/** Labels of the surcharges that are inside a band's price; null where they come on top (pricing rules §5). */
export function surchargesInside(
  surcharges: readonly Surcharge[],
  band: RateBand | null,
): readonly string[] | null {
  if (band?.surchargePricing !== "all-in") return null;
  const inside = surchargesOfBand(surcharges, { ...band, surchargePricing: "plus" });
  return [...new Set(inside.filter(({ value }) => value.units !== 0n).map(({ label }) => label))];
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

function ruleOf(surcharge: Surcharge): SurchargeUnitRule {
  return SURCHARGE_UNIT_RULES[surcharge.unit];
}

/** True when the amount depends on which band is billed. */
export function dependsOnBand(surcharge: Surcharge, context: SurchargeContext): boolean {
  const { per } = ruleOf(surcharge);
  return per === "freight" || (per === "weight" && effectiveBasis(surcharge, context) === "rated");
}

/** How many of its unit the shipment has, exact. */
function quantityOf(surcharge: Surcharge, context: SurchargeContext, billed: BilledFreight): Fraction {
  return ruleOf(surcharge).quantity({
    weight: basisWeight(surcharge, context, billed),
    weightUnit: context.weightUnit,
    pieces: context.pieces,
    houses: context.houses,
    unNumbers: context.unNumbers,
    freightMinor: billed.weightChargeMinor,
    decimals: context.money.decimals,
  });
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

/** What a surcharge comes to in minor units: in the currency of its line, and in the rate's. */
interface SurchargeAmount {
  readonly minor: bigint;
  readonly money: MoneyRule;
  readonly rateMinor: bigint;
}

function isPercentage(surcharge: Surcharge): boolean {
  return ruleOf(surcharge).per === "freight";
}

/** The currency that a surcharge's value, minimum and maximum are typed in. */
function moneyOfSurcharge({ currency }: Surcharge, { money, moneyOf }: SurchargeContext): MoneyRule {
  return currency === undefined || currency === money.currency ? money : moneyOf(currency);
}

function toRateCurrency(minor: bigint, { currency }: MoneyRule, context: SurchargeContext): bigint {
  if (minor === 0n || currency === context.money.currency) return minor;
  const converted = context.convert?.(currency, minor) ?? null;
  if (converted === null) throw new RangeError(`no exchange rate for ${currency}`);
  return converted;
}

/** Value × quantity in minor units, before minimum and maximum. */
function productOf({ value }: Surcharge, quantity: Fraction, valueScale: number, money: MoneyRule): bigint {
  const { numerator, denominator } = quantity;
  return toMinorFraction(value.units * numerator, powerOfTen(valueScale) * denominator, money);
}

/**
 * A percentage is an amount in the rate's currency whatever the surcharge's own. Its minimum and maximum are in the
 * surcharge's own, and so is the line where one of them counts: that amount is converted with its own rate.
 */
function boundedPercentage(
  { minimum, maximum }: Surcharge,
  context: SurchargeContext,
  productMinor: bigint,
  own: MoneyRule,
): SurchargeAmount {
  const bound = ({ units, scale }: Exact): SurchargeAmount => {
    const minor = toMinor(units, scale, own);
    return { minor, money: own, rateMinor: toRateCurrency(minor, own, context) };
  };
  let amount: SurchargeAmount = { minor: productMinor, money: context.money, rateMinor: productMinor };
  if (minimum.units > 0n) {
    const least = bound(minimum);
    if (amount.rateMinor < least.rateMinor) amount = least;
  }
  if (maximum !== null) {
    const most = bound(maximum);
    if (amount.rateMinor > most.rateMinor) amount = most;
  }
  return amount;
}

/**
 * Amount of so many units of a surcharge; 0 when the value or the quantity is 0. A weight in another unit than the
 * rate's converts exactly: value × quantity is rounded once (reading 15).
 */
function amountOf(surcharge: Surcharge, context: SurchargeContext, quantity: Fraction): SurchargeAmount {
  const { value } = surcharge;
  const own = moneyOfSurcharge(surcharge, context);
  if (value.units === 0n || quantity.numerator === 0n) return { minor: 0n, money: own, rateMinor: 0n };
  if (isPercentage(surcharge)) {
    const product = productOf(surcharge, quantity, value.scale + PERCENT_SCALE, context.money);
    return boundedPercentage(surcharge, context, product, own);
  }
  const minor = clamp(productOf(surcharge, quantity, value.scale, own), surcharge, own);
  return { minor, money: own, rateMinor: toRateCurrency(minor, own, context) };
}

/** Sum of what `surcharges` come to for one candidate, in minor units of the rate's currency. */
export function surchargeTotal(
  surcharges: readonly Surcharge[],
  context: SurchargeContext,
  billed: BilledFreight,
): bigint {
  let total = 0n;
  for (const surcharge of surcharges) {
    total += amountOf(surcharge, context, quantityOf(surcharge, context, billed)).rateMinor;
  }
  return total;
}

/** True when all bands pay the same surcharges: none has them inside its price, none names its own. */
export function areBandsAlike(bands: readonly RateBand[]): boolean {
  for (const band of bands) {
    if (band.surchargePricing === "all-in" || band.applicableSurcharges !== null) return false;
  }
  return true;
}

/** Decimals of a printed quantity that has no end: pounds worked out from kg. */
const PRINTED_QUANTITY_DECIMALS = 6;

function quantityUnitOf({ unit }: Surcharge): WeightUnit | null {
  if (SURCHARGE_UNIT_RULES[unit].per !== "weight") return null;
  return unit === "per_lb" ? "lb" : "kg";
}

/** The surcharge lines of the band that was billed; lines of 0 are left out. */
export function surchargeLines(
  surcharges: readonly Surcharge[],
  context: SurchargeContext,
  billed: BilledFreight,
): PricedCharge[] {
  const lines: PricedCharge[] = [];
  for (const surcharge of surcharges) {
    const quantity = quantityOf(surcharge, context, billed);
    const { minor, money, rateMinor } = amountOf(surcharge, context, quantity);
    if (minor === 0n) continue;
    const { per } = ruleOf(surcharge);
    lines.push({
      label: surcharge.label,
      kind: "surcharge",
      basis: per === "weight" ? effectiveBasis(surcharge, context) : null,
      quantity: fractionToExact(quantity, PRINTED_QUANTITY_DECIMALS),
      quantityKind: per,
      quantityUnit: quantityUnitOf(surcharge),
      unitValue: surcharge.value,
      currency: money.currency,
      amount: fromMinor(minor, money),
      rateAmount: fromMinor(rateMinor, context.money),
      due: surcharge.due ?? null,
      awbCode: surcharge.awbCode ?? null,
    });
  }
  return lines;
}
