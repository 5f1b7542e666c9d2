import { isSameFigure } from "../money/exact.ts";
import { feeLines } from "./fees.ts";
import type { PricedCharge } from "./priced.ts";
import { areBandsAlike, dependsOnBand, type SurchargeContext, surchargeLines } from "./surcharges.ts";
import { RATE_FEES, type RateTerms } from "./terms.ts";

/** What a rate charges beside its freight, where no band changes it. */
export interface CommonCharges {
  /** surcharges, then fees */
  readonly lines: readonly PricedCharge[];
  /** the surcharges alone, in minor units of the rate's currency: candidates are compared with them */
  readonly surchargeMinor: bigint;
}

export type ChargesOfRate = (rate: RateTerms, context: SurchargeContext) => CommonCharges | null;

/** The charges that every band of a rate pays; null where they depend on the band (pricing rules §5). */
export function commonCharges(rate: RateTerms, context: SurchargeContext): CommonCharges | null {
  if (!areBandsAlike(rate.bands)) return null;
  if (rate.surcharges.some((surcharge) => dependsOnBand(surcharge, context))) return null;
  const surcharges = surchargeLines(rate.surcharges, context, { ratedWeight: null, weightChargeMinor: 0n });
  let surchargeMinor = 0n;
  for (const { rateAmount } of surcharges) surchargeMinor += rateAmount.units;
  const fees = feeLines(rate, context.houses, context.unNumbers, context.money);
  return { lines: [...surcharges, ...fees], surchargeMinor };
}

interface KnownCharges {
  readonly rate: RateTerms;
  readonly context: SurchargeContext;
  readonly charges: CommonCharges | null;
}

/**
 * `commonCharges` for the rates of one shipment and one currency: an airline's rates mostly charge the same fuel and
 * security, which is then worked out once. Rates charge alike when they share one list of surcharges.
 */
export function rememberingCharges(): ChargesOfRate {
  const known = new Map<RateTerms["surcharges"], KnownCharges[]>();
  return (rate, context) => {
    if (!areBandsAlike(rate.bands)) return null;
    const ofList = known.get(rate.surcharges);
    for (const entry of ofList ?? []) if (chargesAlike(entry, rate, context)) return entry.charges;
    const charges = commonCharges(rate, context);
    if (ofList === undefined) known.set(rate.surcharges, [{ rate, context, charges }]);
    else ofList.push({ rate, context, charges });
    return charges;
  };
}

/** Of one list of surcharges; by identity where a figure cannot be the same otherwise: weights are shared by rates that weigh alike. */
function chargesAlike(known: KnownCharges, rate: RateTerms, context: SurchargeContext): boolean {
  return (
    known.context.chargeableWeight === context.chargeableWeight &&
    known.context.grossWeight === context.grossWeight &&
    known.context.weightUnit === context.weightUnit &&
    known.rate.surchargeOnRatedWeight === rate.surchargeOnRatedWeight &&
    known.rate.unNumbersIncluded === rate.unNumbersIncluded &&
    RATE_FEES.every((fee) => isSameFigure(known.rate[fee], rate[fee]))
  );
}
