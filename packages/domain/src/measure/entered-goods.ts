import { type Exact, ZERO, exact, multiplyExact } from "../money/exact.ts";
import type { GoodsLine } from "./goods.ts";
import type { DimensionUnit, WeightUnit } from "./units.ts";
import { KG_PER_LB } from "./weight.ts";

/** Units of a volume that is entered instead of sides. */
export const VOLUME_UNITS = ["m3", "ft3"] as const;
export type VolumeUnit = (typeof VOLUME_UNITS)[number];

/** 1 ft³ = 1728 in³, exact. */
const M3_PER_FT3 = exact("0.028316846592");

/** Sides of one piece, or the volume of all pieces of the line where only that is known. */
export type EnteredSize =
  | {
      readonly length: Exact;
      readonly width: Exact;
      readonly height: Exact;
      readonly dimensionUnit: DimensionUnit;
    }
  | { readonly volume: Exact; readonly volumeUnit: VolumeUnit };

/** A goods line with the units it was entered in. */
export interface EnteredLine {
  readonly pieces: number;
  readonly size: EnteredSize;
  /** of the whole line */
  readonly totalWeight: Exact;
  readonly weightUnit: WeightUnit;
  readonly stackable?: boolean;
  readonly tiltable?: boolean;
}

/** Lines as the engine takes them, and the units that their sums are in. */
export interface GoodsInUnits {
  readonly goods: readonly GoodsLine[];
  readonly dimensionUnit: DimensionUnit;
  readonly weightUnit: WeightUnit;
}

/** The one unit of all, or null where there are several or none. */
function commonUnit<T>(units: readonly T[]): T | null {
  const [first] = units;
  return first !== undefined && units.every((unit) => unit === first) ? first : null;
}

/**
 * Lines in one unit are rated in it (pricing rules §2). Lines in several are added up in cm³ and kg, to which inches,
 * cubic feet and pounds convert exactly; sides are rounded and judged in their own unit. A volume alone is metric, so
 * that it weighs m³ / 0.006.
 */
export function goodsInUnits(lines: readonly EnteredLine[]): GoodsInUnits {
  const isVolumeKnownAlone = lines.some(({ size }) => "volume" in size);
  const sides = lines.flatMap(({ size }) => ("volume" in size ? [] : [size.dimensionUnit]));
  const dimensionUnit = isVolumeKnownAlone ? "cm" : (commonUnit(sides) ?? "cm");
  const weightUnit = commonUnit(lines.map((line) => line.weightUnit)) ?? "kg";
  return {
    goods: lines.map((line) => lineIn(line, dimensionUnit, weightUnit)),
    dimensionUnit,
    weightUnit,
  };
}

function lineIn(line: EnteredLine, dimensionUnit: DimensionUnit, weightUnit: WeightUnit): GoodsLine {
  const { size, weightUnit: ownWeightUnit, totalWeight, ...rest } = line;
  // several units are added up in kg, so that only pounds are ever converted
  const weight = ownWeightUnit === weightUnit ? totalWeight : multiplyExact(totalWeight, KG_PER_LB);
  if ("volume" in size) {
    const { volume, volumeUnit } = size;
    const volumeM3 = volumeUnit === "m3" ? volume : multiplyExact(volume, M3_PER_FT3);
    return { ...rest, length: ZERO, width: ZERO, height: ZERO, totalWeight: weight, volumeM3 };
  }
  const { dimensionUnit: ownUnit, ...sides } = size;
  return {
    ...rest,
    ...sides,
    totalWeight: weight,
    ...(ownUnit !== dimensionUnit && { dimensionUnit: ownUnit }),
  };
}
