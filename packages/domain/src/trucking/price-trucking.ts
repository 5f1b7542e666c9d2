import type { GoodsFacts } from "../measure/goods.ts";
import { cubicMetres } from "../measure/goods.ts";
import { convertWeight } from "../measure/weight.ts";
import type { DimensionUnit, WeightUnit } from "../measure/units.ts";
import { type Exact, ZERO, compareExact, exact, multiplyExact, powerOfTen } from "../money/exact.ts";
import type { Fraction } from "../money/fraction.ts";
import {
  type MoneyRule,
  addMoney,
  ceilToStep,
  roundMoney,
  fromMinor,
  minimumToMinor,
  moneyRule,
  toMinor,
} from "../money/rounding.ts";
import type { RoundingUnits } from "../money/rounding-units.ts";
import type {
  AccessorialCode,
  ChargedAccessorial,
  PricedTruckingLeg,
  TruckingBand,
  TruckingDimensionalRule,
  TruckingTerms,
} from "./trucking-terms.ts";

/** What a carrier is asked to move. */
export interface TruckingLoad {
  readonly actualLb: Exact;
  /** volume in cubic inches; null: the carrier rates the actual weight */
  readonly cubicInches: Fraction | null;
  readonly miles: Exact | null;
  /** wanted accessorials, charged where the tariff lists them, else named as unpriced */
  readonly accessorials: readonly AccessorialCode[];
}

const POUND_STEP = exact(1);
const CUBIC_INCHES_PER_CUBIC_FOOT = 1728n;
const CM3_PER_IN3 = exact("16.387064");

/** The load of a consignment: its weight in exact pounds and its volume in cubic inches. */
export function truckingLoad(
  facts: GoodsFacts,
  dimensionUnit: DimensionUnit,
  weightUnit: WeightUnit,
  volumeM3: Exact | null,
): Pick<TruckingLoad, "actualLb" | "cubicInches"> {
  const lb = convertWeight(facts.totalWeight.units, facts.totalWeight.scale, weightUnit, "lb");
  const m3 = cubicMetres(facts, dimensionUnit, volumeM3);
  return {
    actualLb: ceilToStep(lb.numerator, lb.denominator, POUND_STEP),
    cubicInches: {
      numerator: m3.numerator * powerOfTen(6 + CM3_PER_IN3.scale),
      denominator: m3.denominator * CM3_PER_IN3.units,
    },
  };
}

/** Weight of a volume under the carrier's own rule, rounded up to a whole pound (pricing rules §8). */
export function cubeWeightLb(cubicInches: Fraction, rule: TruckingDimensionalRule): Exact {
  if (rule.kind === "divisor") {
    const { units, scale } = rule.cubicInchesPerLb;
    return ceilToStep(cubicInches.numerator * powerOfTen(scale), cubicInches.denominator * units, POUND_STEP);
  }
  const { units, scale } = rule.lbPerCubicFoot;
  const denominator = cubicInches.denominator * CUBIC_INCHES_PER_CUBIC_FOOT * powerOfTen(scale);
  return ceilToStep(cubicInches.numerator * units, denominator, POUND_STEP);
}

interface LineHaul {
  readonly minor: bigint;
  readonly ratedLb: Exact | null;
  readonly appliedRate: Exact | null;
  readonly isMinimum: boolean;
  readonly savedMinor: bigint;
}

function raise(minor: bigint, minimumMinor: bigint): { minor: bigint; isMinimum: boolean } {
  return minimumMinor > minor ? { minor: minimumMinor, isMinimum: true } : { minor, isMinimum: false };
}

/** Own band against every higher band's floor (deficit weight), each raised to the minimum; a tie keeps the own. */
function lineHaulByCwt(terms: TruckingTerms, chargeableLb: Exact, money: MoneyRule): LineHaul {
  const bands = terms.bands.toSorted((a, b) => compareExact(a.lowerLb, b.lowerLb));
  const ownIndex = Math.max(
    0,
    bands.findLastIndex((band) => compareExact(band.lowerLb, chargeableLb) <= 0),
  );
  const minimumMinor = minimumToMinor(terms.minimum, money);
  const bill = (band: TruckingBand, lb: Exact): LineHaul => {
    const raised = raise(
      toMinor(lb.units * band.ratePerCwt.units, lb.scale + band.ratePerCwt.scale + 2, money),
      minimumMinor,
    );
    return { ...raised, ratedLb: lb, appliedRate: raised.isMinimum ? null : band.ratePerCwt, savedMinor: 0n };
  };
  const ownBand = bands[ownIndex];
  if (!ownBand) throw new RangeError("a cwt tariff without bands");
  const own = bill(ownBand, chargeableLb);
  let chosen = own;
  for (const band of bands.slice(ownIndex + 1)) {
    if (band.ratePerCwt.units === 0n) continue;
    const candidate = bill(band, band.lowerLb);
    if (candidate.minor < chosen.minor) chosen = candidate;
  }
  return { ...chosen, savedMinor: own.minor - chosen.minor };
}

function lineHaulByMile(terms: TruckingTerms, miles: Exact | null, money: MoneyRule): LineHaul {
  if (!terms.ratePerMile || !miles)
    throw new RangeError("a mileage tariff needs a rate per mile and the miles");
  const { units, scale } = multiplyExact(terms.ratePerMile, miles);
  const raised = raise(toMinor(units, scale, money), minimumToMinor(terms.minimum, money));
  return {
    ...raised,
    ratedLb: null,
    appliedRate: raised.isMinimum ? null : terms.ratePerMile,
    savedMinor: 0n,
  };
}

/** Fuel: per cent of the line haul, of the accessorials only where stated, or an amount per mile. */
function fuelMinor(
  terms: TruckingTerms,
  haulMinor: bigint,
  accessorialMinor: bigint,
  miles: Exact | null,
  money: MoneyRule,
): bigint {
  const { fuel } = terms;
  if (fuel === null) return 0n;
  if (fuel.kind === "percent") {
    const base = fuel.includesAccessorials ? haulMinor + accessorialMinor : haulMinor;
    return toMinor(base * fuel.percent.units, money.decimals + fuel.percent.scale + 2, money);
  }
  const amount = multiplyExact(fuel.amountPerMile, miles ?? ZERO);
  return toMinor(amount.units, amount.scale, money);
}

function chargedAccessorials(
  terms: TruckingTerms,
  wanted: readonly AccessorialCode[],
  money: MoneyRule,
): readonly ChargedAccessorial[] {
  return terms.accessorials
    .filter((accessorial) => wanted.includes(accessorial.code) && accessorial.amount.units > 0n)
    .map(({ code, amount }) => ({
      code,
      amount: roundMoney(amount, money),
    }));
}

/** Wanted accessorials that a tariff has no price for. */
export function unpricedAccessorials(
  { accessorials }: Pick<TruckingTerms, "accessorials">,
  wanted: readonly AccessorialCode[],
): readonly AccessorialCode[] {
  return wanted.filter((code) => !accessorials.some((listed) => listed.code === code));
}

/**
 * Prices one trucking leg: chargeable pounds by the carrier's own rule, cwt bands with minimum and deficit weight or
 * miles with a minimum, fuel and accessorials (pricing rules §8). Amounts are buy amounts in the tariff's currency,
 * rounded to its unit in `units` (§6). Throws `RangeError` for a cwt tariff without bands, a mileage tariff without rate or miles, or an unknown currency.
 */
export function priceTrucking(
  terms: TruckingTerms,
  load: TruckingLoad,
  units?: RoundingUnits,
): PricedTruckingLeg {
  const money = moneyRule(terms.currency, units);
  const actualLb = ceilToStep(load.actualLb.units, powerOfTen(load.actualLb.scale), POUND_STEP);
  const cubeLb =
    terms.dimensionalRule && load.cubicInches ? cubeWeightLb(load.cubicInches, terms.dimensionalRule) : null;
  const chargeableLb = cubeLb && compareExact(cubeLb, actualLb) > 0 ? cubeLb : actualLb;
  const haul =
    terms.mode === "cwt"
      ? lineHaulByCwt(terms, chargeableLb, money)
      : lineHaulByMile(terms, load.miles, money);
  const accessorials = chargedAccessorials(terms, load.accessorials, money);
  const accessorialTotal = accessorials.reduce(
    (sum, { amount }) => addMoney(sum, amount),
    fromMinor(0n, money),
  );
  const fuel = fuelMinor(terms, haul.minor, accessorialTotal.units, load.miles, money);
  return {
    actualLb,
    cubeLb,
    chargeableLb,
    ratedLb: haul.ratedLb,
    miles: load.miles,
    appliedRate: haul.appliedRate,
    lineHaul: fromMinor(haul.minor, money),
    isMinimum: haul.isMinimum,
    fuel: fromMinor(fuel, money),
    accessorials,
    unpriced: unpricedAccessorials(terms, load.accessorials),
    total: fromMinor(haul.minor + fuel + accessorialTotal.units, money),
    currency: terms.currency,
    saved: haul.savedMinor > 0n ? fromMinor(haul.savedMinor, money) : null,
  };
}
