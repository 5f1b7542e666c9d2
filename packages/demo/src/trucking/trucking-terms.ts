import { exact } from "@kilolane/domain";
import type { TruckingTerms } from "@kilolane/domain";
import type { DemoTruckingTariff } from "./demo-trucking.ts";

/** A demo tariff in the engine's own terms. */
export function truckingTermsOf(tariff: DemoTruckingTariff): TruckingTerms {
  const { fuel, dimensionalRule } = tariff;
  return {
    currency: tariff.currency,
    mode: tariff.mode,
    bands: tariff.bands.map(([lowerLb, ratePerCwt]) => ({
      lowerLb: exact(lowerLb),
      ratePerCwt: exact(ratePerCwt),
    })),
    ratePerMile: tariff.ratePerMile === null ? null : exact(tariff.ratePerMile),
    minimum: exact(tariff.minimum),
    dimensionalRule:
      dimensionalRule === null
        ? null
        : dimensionalRule.kind === "density"
          ? { kind: "density", lbPerCubicFoot: exact(dimensionalRule.lbPerCubicFoot) }
          : { kind: "divisor", cubicInchesPerLb: exact(dimensionalRule.cubicInchesPerLb) },
    fuel:
      fuel === null
        ? null
        : fuel.kind === "percent"
          ? { ...fuel, percent: exact(fuel.percent) }
          : { kind: "per-mile", amountPerMile: exact(fuel.amountPerMile) },
    accessorials: tariff.accessorials.map(([code, amount]) => ({ code, amount: exact(amount) })),
  };
}
