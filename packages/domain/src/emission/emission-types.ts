import type { Exact } from "../money/exact.ts";
import type { CalendarDate } from "../measure/calendar.ts";

/** A dated set of factors in g CO₂e per tonne-kilometre (pricing rules §10). */
export interface EmissionFactorSet {
  readonly code: string;
  readonly method: string;
  readonly version: string;
  /** first day on which the set is the current one of its method */
  readonly validFrom: CalendarDate;
  /** km added to the great-circle distance: 95 for GLEC-style factors, 0 for BEIS/DEFRA */
  readonly distanceAdjustmentKm: number;
  readonly bands: readonly EmissionFactorBand[];
}

export interface EmissionFactorBand {
  readonly haul: "domestic" | "short" | "long" | "any";
  /** exclusive upper limit of the great-circle distance; null: no limit */
  readonly belowKm: number | null;
  readonly tankToWake: Exact | null;
  readonly wellToTank: Exact | null;
  /** used when a set gives only the sum, or only tank-to-wake */
  readonly total: Exact;
  readonly scope: "WTW" | "TTW";
}

export interface Emission {
  /** kg CO₂e, two decimals */
  readonly kgCo2e: Exact;
  readonly factorSet: string;
  readonly method: string;
  readonly version: string;
  readonly scope: "WTW" | "TTW";
  readonly haul: "domestic" | "short" | "long" | "any";
  /** g CO₂e per tonne-kilometre that was applied */
  readonly factor: Exact;
  readonly distanceKm: Exact;
}
