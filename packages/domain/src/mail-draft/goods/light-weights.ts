import { SIDES } from "./goods-units.ts";
import { kilogramsOf, type Lot, type StatedTotal } from "./lot.ts";

/** Nothing that is packed weighs less for a cubic metre; foam weighs 10 to 30 kg. */
const LIGHTEST = 5;

/** m³ of a lot by its sides in centimetres; null where one is missing. */
function volumeOf(lot: Lot): number | null {
  if (lot.length === null || lot.width === null || lot.height === null) return null;
  const factor = SIDES.cm[lot.lengthUnit ?? "cm"] / 100;
  return lot.length * lot.width * lot.height * factor ** 3 * (lot.pieces ?? 1);
}

const isTooLight = (kilograms: number, cubicMetres: number | null): boolean =>
  cubicMetres !== null && cubicMetres > 0 && kilograms > 0 && kilograms / cubicMetres < LIGHTEST;

/**
 * `peso bruto 1.180 kg` beside sides of `1.20 x 1.00 x 1.35 m`: the sides say that a point begins decimals, but at a
 * gram for a litre it parts thousands.
 * @returns lots and sums with such weights a thousand times as heavy, the lots to be checked
 */
export function withThousands(
  lots: readonly Lot[],
  totals: readonly StatedTotal[],
): { lots: readonly Lot[]; totals: readonly StatedTotal[] } {
  const volumes = lots.map(volumeOf);
  const all = volumes.reduce<number | null>(
    (sum, volume) => (sum === null || volume === null ? null : sum + volume),
    0,
  );
  return {
    lots: lots.map((lot, at) => {
      const { mass } = lot;
      if (mass === null) return lot;
      // a weight that does not say so may be that of one piece
      const most = kilogramsOf(mass.value, lot.massUnit) * (mass.share === "total" ? 1 : (lot.pieces ?? 1));
      if (!isTooLight(most, volumes[at] ?? null)) return lot;
      return { ...lot, mass: { ...mass, value: mass.value * 1000 }, isApproximate: true };
    }),
    totals: totals.map((total) =>
      total.mass !== null && isTooLight(kilogramsOf(total.mass, total.massUnit), all)
        ? { ...total, mass: total.mass * 1000 }
        : total,
    ),
  };
}
