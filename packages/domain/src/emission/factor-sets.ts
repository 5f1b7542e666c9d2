import { parseCalendarDate } from "../measure/calendar.ts";
import { type Exact, addExact, exact } from "../money/exact.ts";
import type { EmissionFactorBand, EmissionFactorSet } from "./emission-types.ts";

/** From here on a flight is long haul in the BEIS factors (pricing rules §10). */
const LONG_HAUL_KM = 3700;

function wellToWake(
  haul: EmissionFactorBand["haul"],
  belowKm: number | null,
  tankToWake: Exact,
  wellToTank: Exact,
): EmissionFactorBand {
  return { haul, belowKm, tankToWake, wellToTank, total: addExact(tankToWake, wellToTank), scope: "WTW" };
}

/** BEIS 2021 without radiative forcing, tank-to-wake + well-to-tank (pricing rules §10; the default). */
export const BEIS_2021: EmissionFactorSet = {
  code: "beis-2021",
  method: "BEIS/DEFRA, without radiative forcing",
  version: "2021",
  validFrom: parseCalendarDate("2021-06-01"),
  distanceAdjustmentKm: 0,
  bands: [
    wellToWake("domestic", LONG_HAUL_KM, exact("2376.5"), exact("491.86")),
    wellToWake("short", LONG_HAUL_KM, exact("1217.17"), exact("252.10")),
    wellToWake("long", null, exact("538.67"), exact("111.57")),
  ],
};

/** EPA 2022: combustion only. */
export const EPA_2022: EmissionFactorSet = {
  code: "epa-2022",
  method: "EPA emission factors hub",
  version: "2022",
  validFrom: parseCalendarDate("2022-04-01"),
  distanceAdjustmentKm: 0,
  bands: [
    { haul: "any", belowKm: null, tankToWake: exact(798), wellToTank: null, total: exact(798), scope: "TTW" },
  ],
};

/** UBA 2020, international flights, with the fuel's production. */
export const UBA_2020: EmissionFactorSet = {
  code: "uba-2020",
  method: "Umweltbundesamt TREMOD, international",
  version: "2020",
  validFrom: parseCalendarDate("2020-01-01"),
  distanceAdjustmentKm: 0,
  bands: [
    { haul: "any", belowKm: null, tankToWake: null, wellToTank: null, total: exact(784), scope: "WTW" },
  ],
};

export const EMISSION_FACTOR_SETS: readonly EmissionFactorSet[] = [BEIS_2021, EPA_2022, UBA_2020];

/** Factor set by its code; BEIS 2021 for a code that is not known. */
export function findFactorSet(code: string): EmissionFactorSet {
  return EMISSION_FACTOR_SETS.find((set) => set.code === code) ?? BEIS_2021;
}
