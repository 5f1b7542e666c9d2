import { SURCHARGE_UNITS } from "@kilolane/domain";
import * as fc from "fast-check";
import type { ModelBand, ModelRate, ModelShipment, ModelSurcharge } from "./decimal-model.ts";

/** Decimal strings with up to `decimals` places between 0 and `most`. */
export function decimalText(most: number, decimals: number, least = 0): fc.Arbitrary<string> {
  const scale = 10 ** decimals;
  return fc
    .integer({ min: least * scale, max: most * scale })
    .map((units) => (units / scale).toFixed(decimals));
}

const line = fc.record({
  pieces: fc.integer({ min: 1, max: 40 }),
  length: decimalText(320, 1),
  width: decimalText(240, 1),
  height: decimalText(200, 2),
  totalWeight: decimalText(2000, 2, 1),
});

export const shipments: fc.Arbitrary<ModelShipment> = fc.record({
  goodsArray: fc.array(line, { minLength: 1, maxLength: 6 }),
  dimensionUnit: fc.constantFrom("cm", "in"),
  weightUnit: fc.constantFrom("kg", "lb"),
  houses: fc.integer({ min: 0, max: 4 }),
  unNumbers: fc.subarray(["UN1263", "UN1845", "UN3480"]),
});

const LABELS = ["Fuel", "Security", "Handling", "Peak"];

const surcharge = (label: string): fc.Arbitrary<ModelSurcharge> =>
  fc.record({
    additionSuchargeLabale: fc.constant(label),
    additionSuchargeUnit: fc.constantFrom(...SURCHARGE_UNITS),
    additionSuchargeValue: decimalText(3, 3),
    additionSurchargeMinimumValue: fc.oneof(fc.constant("0"), decimalText(60, 2)),
    maximum: fc.oneof(fc.constant(null), fc.constant("0"), decimalText(900, 2)),
    basis: fc.constantFrom("gross", "chargeable", "rated"),
  });

const band = (lowerRange: number): fc.Arbitrary<ModelBand> =>
  fc.record({
    lowerRange: fc.constant(String(lowerRange)),
    perUnitCharge: fc.oneof(
      { weight: 9, arbitrary: decimalText(12, 4) },
      { weight: 1, arbitrary: fc.constant("0") },
    ),
    applicableSurcharge: fc.oneof(fc.constant(null), fc.subarray(LABELS)),
  });

const bands = fc
  .uniqueArray(fc.constantFrom(0, 1, 45, 100, 250, 300, 500, 1000, 2500), { minLength: 1, maxLength: 6 })
  .chain((lowerRanges) => fc.tuple(...lowerRanges.map(band)));

/** General tariffs in the wire's spelling; bands in any order, some free, some with surcharges of their own. */
export const rates: fc.Arbitrary<ModelRate> = fc.record({
  currency: fc.constantFrom("USD", "EUR", "JPY", "TND"),
  weightUnit: fc.constantFrom("kg", "lb"),
  divisor: fc.constantFrom(null, "6000", "5000", "366", "166", "305", "139", "4500", "7000"),
  weightStep: fc.constantFrom(null, "0.5", "1", "0.1", "5"),
  minCharges: fc.oneof(fc.constant("0"), decimalText(400, 3)),
  basicCharge: fc.oneof(fc.constant("0"), decimalText(80, 2)),
  perUnitCharges: bands,
  airlineSurcharges: fc.subarray(LABELS).chain((labels) => fc.tuple(...labels.map(surcharge))),
  eawbFee: decimalText(30, 2),
  hawbFee: decimalText(30, 2),
  allowNextBreak: fc.boolean(),
  surchargeOnRatedWeight: fc.boolean(),
});
