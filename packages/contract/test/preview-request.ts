import { priceAgainstRate } from "@kilolane/domain";
import { parsePreviewRequest } from "../src/rate/parse-preview.ts";
import { type PreviewAnswer, presentPreview } from "../src/rate/present-preview.ts";

export type Fields = Readonly<Record<string, unknown>>;

/** Bands [from, price] as the wire spells them. */
export function ranges(
  ...bands: readonly (readonly [number | string, number | string])[]
): readonly Fields[] {
  return bands.map(([lowerRange, perUnitCharge]) => ({ lowerRange, perUnitCharge }));
}

/** A surcharge as the wire spells it. */
export function surcharge(label: string, unit: string, value: unknown, rest: Fields = {}): Fields {
  return { additionSuchargeLabale: label, additionSuchargeUnit: unit, additionSuchargeValue: value, ...rest };
}

/** A preview body around the given fields; 100 kg given, 1 USD per kg, unless said otherwise. */
export function body(rate: Fields, shipment: Fields = {}): Fields {
  return {
    rate: { currency: "USD", weightUnit: "kg", perUnitCharges: ranges([0, "1.00"]), ...rate },
    shipment: {
      goodsArray: [],
      dimensionUnit: "cm",
      weightUnit: "kg",
      houses: 0,
      unNumbers: [],
      ...(shipment.goodsArray ? {} : { chargeableWeight: 100 }),
      ...shipment,
    },
  };
}

/** Prices a body as the endpoint does; throws with the refused fields. */
export function preview(rate: Fields, shipment: Fields = {}): PreviewAnswer {
  const parsed = parsePreviewRequest(body(rate, shipment));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return presentPreview(priceAgainstRate(parsed.rate, parsed.shipment));
}

/** Refused fields of a body as `field: code`. */
export function refusals(request: unknown): readonly string[] {
  const parsed = parsePreviewRequest(request);
  return parsed.ok ? [] : parsed.errors.map(({ field, code }) => `${field}: ${code}`);
}

/** Amount of one charge, or null when the line is left out. */
export function amountOf(answer: PreviewAnswer, label: string): string | null {
  return answer.charges.find((charge) => charge.label === label)?.amount ?? null;
}
