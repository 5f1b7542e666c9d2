import type { CalendarDate } from "../measure/calendar.ts";
import type { PricingRequest, RateCandidate } from "./candidate.ts";
import type { Surcharge } from "./terms.ts";

function includesOrAny(list: readonly string[] | undefined, value: string): boolean {
  return list === undefined || list.length === 0 || list.includes(value);
}

function isInForce(
  surcharge: Surcharge,
  candidate: RateCandidate,
  request: PricingRequest,
  on: CalendarDate,
): boolean {
  if (surcharge.validFrom && on < surcharge.validFrom) return false;
  if (surcharge.validTo && on > surcharge.validTo) return false;
  const { condition } = surcharge;
  if (!condition) return true;
  return (
    includesOrAny(condition.origins, request.origin) &&
    includesOrAny(condition.destinations, request.destination) &&
    includesOrAny(condition.goodsTypes, request.cargoType) &&
    includesOrAny(condition.aircraft, candidate.aircraft)
  );
}

/**
 * Surcharges of a stored rate that apply to the request on the day of departure: by their dates (both inclusive) and their
 * condition of origin, destination, goods and aircraft (pricing rules §5).
 */
export function surchargesInForce(
  candidate: RateCandidate,
  request: PricingRequest,
  on: CalendarDate,
): readonly Surcharge[] {
  const { surcharges } = candidate.terms;
  return surcharges.every((surcharge) => isInForce(surcharge, candidate, request, on))
    ? surcharges
    : surcharges.filter((surcharge) => isInForce(surcharge, candidate, request, on));
}
