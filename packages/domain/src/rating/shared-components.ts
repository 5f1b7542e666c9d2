import { Exact, maxExact, multiplyExact } from "../money/exact.ts";
import { ZERO_FRACTION } from "../money/fraction.ts";
import type { PricingRequest } from "./candidate.ts";
import {
  type CostLine,
  type LegToSell,
  type SellTerms,
  type SoldComponent,
  chargesComponent,
  sellComponent,
  truckingComponents,
} from "./quote-lines.ts";
import type { MarginRule } from "../money/margin-rule.ts";
import type { PricedCharge, PricedRate } from "./priced.ts";
import type { ComponentMargins } from "./quoted.ts";

/** Declared value × per cent, at least the minimum; already in the quotation currency (product decisions §10). */
export function insuranceOf({ insurance }: PricingRequest, currency: string): readonly CostLine[] {
  if (!insurance) return [];
  const premium = multiplyExact(insurance.declaredValue, insurance.percent);
  return [
    {
      code: "insurance",
      label: "Insurance",
      kind: "insurance",
      basis: "declared-value",
      quantity: insurance.declaredValue,
      quantityUnit: null,
      unitValue: insurance.percent,
      currency,
      amount: maxExact(new Exact(premium.units, premium.scale + 2), insurance.minimum),
      due: null,
      leg: "air",
    },
  ];
}

/** Trucking and insurance as options sell them; worked out once for each margins object that options share. */
export function sharedComponents(
  legs: readonly LegToSell[],
  insurance: readonly CostLine[],
  terms: SellTerms,
): (margins: ComponentMargins) => readonly SoldComponent[] {
  const known = new Map<ComponentMargins, readonly SoldComponent[]>();
  return (margins) => {
    const sold = known.get(margins);
    if (sold !== undefined) return sold;
    const next = [
      ...truckingComponents(legs, margins.trucking),
      { lines: insurance, rule: margins.insurance, weightKg: ZERO_FRACTION },
    ]
      .filter(({ lines }) => lines.length > 0)
      .map((component) => sellComponent(component, terms));
    known.set(margins, next);
    return next;
  };
}

/** Surcharges and fees as options sell them; those that rates have in common are sold once for each margin. */
export function soldCharges(
  terms: SellTerms,
): (priced: PricedRate, rule: MarginRule | null) => SoldComponent {
  const known = new Map<readonly PricedCharge[], { rule: MarginRule | null; sold: SoldComponent }[]>();
  return (priced, rule) => {
    const ofCharges = known.get(priced.charges) ?? [];
    for (const entry of ofCharges) if (entry.rule === rule) return entry.sold;
    const sold = sellComponent(chargesComponent(priced, rule), terms);
    ofCharges.push({ rule, sold });
    known.set(priced.charges, ofCharges);
    return sold;
  };
}
