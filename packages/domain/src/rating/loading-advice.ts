import { adviseOnPieces, type AircraftLimit } from "../acceptance/aircraft-limits.ts";
import { estimatePositions } from "../acceptance/aircraft-positions.ts";
import type { CalendarDate } from "../measure/calendar.ts";
import { isSizeUnknown } from "../measure/goods.ts";
import type { AircraftKind, PricingRequest } from "./candidate.ts";
import type { LoadingAdvice } from "./quoted.ts";
import { HOLD_OF, type SelectionRules } from "./select-rates.ts";

const NO_ADVICE = { isNearLimit: false, needsAgreement: false, positions: null } as const;

/** Advice on the goods in an aircraft on a day, worked out once for all options that leave with it then. */
export function loadingAdvice({ shipment }: PricingRequest, limitsOn: SelectionRules["limitsOn"]) {
  const known = new Map<AircraftLimit, LoadingAdvice>();
  return (aircraft: AircraftKind, departsOn: CalendarDate): LoadingAdvice => {
    const limit = limitsOn(departsOn).get(HOLD_OF[aircraft]);
    if (limit === undefined) return { ...NO_ADVICE, isSizeUnknown: isSizeUnknown(shipment.goods) };
    const advice = known.get(limit) ?? {
      ...adviseOnPieces(shipment, limit),
      positions: estimatePositions(shipment, limit),
    };
    known.set(limit, advice);
    return advice;
  };
}
