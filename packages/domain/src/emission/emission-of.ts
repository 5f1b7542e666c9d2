import { Exact, addExact, exact, powerOfTen } from "../money/exact.ts";
import { divideHalfUp } from "../money/rounding.ts";
import type { Emission, EmissionFactorBand, EmissionFactorSet } from "./emission-types.ts";

function bandOf(set: EmissionFactorSet, distanceKm: number, isDomestic: boolean): EmissionFactorBand {
  const band = set.bands.find(
    (candidate) =>
      (candidate.haul !== "domestic" || isDomestic) &&
      (candidate.belowKm === null || distanceKm < candidate.belowKm),
  );
  if (!band) throw new RangeError(`factor set ${set.code} has no factor for ${distanceKm} km`);
  return band;
}

/**
 * kg CO₂e of a shipment by air: gross tonnes × (great-circle km + adjustment) × factor / 1000 (pricing rules §10).
 * `grossWeightKg` is the gross weight, never the chargeable one. A domestic factor serves flights inside one country
 * below its distance limit. Throws `RangeError` when the set has no factor for the distance.
 */
export function emissionOf(
  grossWeightKg: Exact,
  distanceKm: number,
  set: EmissionFactorSet,
  isDomestic = false,
): Emission {
  const band = bandOf(set, distanceKm, isDomestic);
  const distance = addExact(exact(distanceKm), exact(set.distanceAdjustmentKm));
  const units = grossWeightKg.units * distance.units * band.total.units;
  // kg → tonnes and g → kg are three decimals each
  const scale = grossWeightKg.scale + distance.scale + band.total.scale + 6;
  return {
    kgCo2e: new Exact(divideHalfUp(units * 100n, powerOfTen(scale)), 2),
    factorSet: set.code,
    method: set.method,
    version: set.version,
    scope: band.scope,
    haul: band.haul,
    factor: band.total,
    distanceKm: distance,
  };
}
