import type { DivisorRule } from "../measure/divisor.ts";
import { grossOf, isTooHigh, measureGoods, weighConsignment } from "../measure/goods.ts";
import type { GoodsFacts } from "../measure/goods.ts";
import { ceilWeight, stepOf } from "../measure/weight.ts";
import { type Exact, ZERO, isSameFigure, maxExact } from "../money/exact.ts";
import { ceilToStep } from "../money/rounding.ts";
import { powerOfTen } from "../money/exact.ts";
import type { WeightBasis } from "./priced.ts";
import type { RateTerms, Shipment } from "./terms.ts";
import { isOverPivot } from "./uld.ts";

/** The weights one rate sees in a shipment, in the rate's unit. */
export interface ShipmentWeights {
  readonly facts: GoodsFacts;
  readonly step: Exact;
  /** null when no goods are known */
  readonly grossWeight: Exact | null;
  readonly volumeWeight: Exact | null;
  readonly chargeableWeight: Exact;
  readonly basis: WeightBasis;
  readonly divisor: DivisorRule | null;
  readonly mainDeckFlag: boolean;
  /** above the pivot of a unit load device */
  readonly isOverPivot: boolean;
}

/** What of a rate decides about loose weights, with those of one shipment. */
interface KnownWeights {
  readonly terms: WeighingTerms;
  readonly weights: ShipmentWeights;
}
type WeighingTerms = Pick<RateTerms, "weightUnit" | "divisor" | "weightStep">;

/** Weights of a shipment by the terms they were worked out under: most rates of a lane weigh alike. */
const weighed = new WeakMap<Shipment, KnownWeights[]>();

/** Gross, volume and chargeable weight under one rate (pricing rules §2; readings 1–6, 27). */
export function weighShipment(terms: RateTerms, shipment: Shipment): ShipmentWeights {
  if (terms.uld) return weighUnit(terms, shipment, measureGoods(shipment.goods));
  const known = weighed.get(shipment);
  for (const entry of known ?? []) {
    if (
      entry.terms.weightUnit === terms.weightUnit &&
      isSameFigure(entry.terms.divisor, terms.divisor) &&
      isSameFigure(entry.terms.weightStep, terms.weightStep)
    )
      return entry.weights;
  }
  const weights = weighLoose(terms, shipment, measureGoods(shipment.goods));
  const { weightUnit, divisor, weightStep } = terms;
  const entry = { terms: { weightUnit, divisor, weightStep }, weights };
  if (known === undefined) weighed.set(shipment, [entry]);
  else known.push(entry);
  return weights;
}

function givenWeight(terms: WeighingTerms, shipment: Shipment, step: Exact): Exact | null {
  if (shipment.chargeableWeight === null) return null;
  return ceilWeight(shipment.chargeableWeight, shipment.weightUnit, terms.weightUnit, step);
}

function weighLoose(terms: WeighingTerms, shipment: Shipment, facts: GoodsFacts): ShipmentWeights {
  const step = stepOf(terms.weightStep, terms.weightUnit);
  const given = givenWeight(terms, shipment, step);
  if (shipment.goods.length === 0) {
    return {
      facts,
      step,
      grossWeight: null,
      volumeWeight: null,
      chargeableWeight: given ?? ZERO,
      basis: "given",
      divisor: null,
      mainDeckFlag: false,
      isOverPivot: false,
    };
  }
  const weights = weighConsignment(facts, shipment.dimensionUnit, shipment.weightUnit, {
    rateWeightUnit: terms.weightUnit,
    divisor: terms.divisor,
    step,
    volumeM3: shipment.volumeM3,
  });
  return {
    facts,
    step,
    grossWeight: weights.grossWeight,
    volumeWeight: weights.volumeWeight,
    chargeableWeight: given ?? weights.chargeableWeight,
    basis: given ? "given" : weights.basis,
    divisor: weights.divisor,
    mainDeckFlag: weights.mainDeckFlag,
    isOverPivot: false,
  };
}

/** A unit load device: dimensions are ignored, the tare counts as gross, the pivot is the least (reading 27). */
function weighUnit(terms: RateTerms, shipment: Shipment, facts: GoodsFacts): ShipmentWeights {
  const step = stepOf(terms.weightStep, terms.weightUnit);
  const uld = terms.uld;
  if (!uld) throw new RangeError("not a rate for unit load devices");
  const hasGoods = shipment.goods.length > 0;
  const grossWeight = hasGoods ? grossOf(facts, shipment.weightUnit, terms.weightUnit, step, uld.tare) : null;
  const given = givenWeight(terms, shipment, step);
  const actual = given ?? grossWeight ?? ZERO;
  const over = isOverPivot(uld, actual);
  const pivot = ceilToStep(uld.pivotWeight.units, powerOfTen(uld.pivotWeight.scale), step);
  const overBasis: WeightBasis = given ? "given" : "actual";
  return {
    facts,
    step,
    grossWeight,
    volumeWeight: null,
    chargeableWeight: maxExact(actual, pivot),
    basis: over ? overBasis : "pivot",
    divisor: null,
    mainDeckFlag: isTooHigh(facts, shipment.dimensionUnit),
    isOverPivot: over,
  };
}
