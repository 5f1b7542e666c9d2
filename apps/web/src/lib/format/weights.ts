import type { Language } from "@kilolane/phrases";
import { type Figure, formatNumber } from "./numbers.ts";

export type WeightUnit = "kg" | "lb";
export type VolumeUnit = "m³" | "ft³";

/** A figure and its unit, apart: the unit is shown in lighter ink. */
export interface Measured {
  readonly figure: string;
  readonly unit: string;
}

/** A weight with one decimal, or two where it has them. */
export function formatWeight(weight: Figure, unit: WeightUnit, language: Language): Measured {
  return { figure: formatNumber(weight, language, [1, 2]), unit };
}

/** A volume with three decimals, as freight bills state it. */
export function formatVolume(volume: Figure, unit: VolumeUnit, language: Language): Measured {
  return { figure: formatNumber(volume, language, 3), unit };
}
