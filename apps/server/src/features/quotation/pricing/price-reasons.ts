import {
  arrivalDate,
  compareExact,
  earlierDate,
  type Exact,
  type PricedOption,
  type CalendarDate,
} from "@kilolane/domain";

interface Best {
  readonly sell: Exact;
  /** `YYYY-MM-DD`; null: of no option is the arrival known */
  readonly arrivesOn: CalendarDate | null;
}

const arrivalOf = ({ departsOn, transitDays }: PricedOption) => arrivalDate(departsOn, transitDays);

/** Lowest price and earliest arrival of each service level. */
export function findBests(options: readonly PricedOption[]): ReadonlyMap<string, Best> {
  const bests = new Map<string, Best>();
  for (const option of options) {
    const { serviceLevel, totals } = option;
    const arrivesOn = arrivalOf(option);
    const best = bests.get(serviceLevel) ?? { sell: totals.sell, arrivesOn };
    bests.set(serviceLevel, {
      sell: compareExact(totals.sell, best.sell) < 0 ? totals.sell : best.sell,
      arrivesOn:
        arrivesOn && best.arrivesOn ? earlierDate(arrivesOn, best.arrivesOn) : (arrivesOn ?? best.arrivesOn),
    });
  }
  return bests;
}

/** Why an option stands where it is: phrase codes. */
export function reasonsOf(option: PricedOption, best: Best | undefined): string[] {
  const reasons: string[] = [];
  if (best && compareExact(option.totals.sell, best.sell) === 0) reasons.push("cheapest");
  const arrivesOn = arrivalOf(option);
  if (arrivesOn !== null && best?.arrivesOn === arrivesOn) reasons.push("fastest");
  if (option.cheaperLowerRankedRateId !== null) {
    if (option.rank === 1 && option.rateType !== "general") reasons.push(`${option.rateType}-first`);
    reasons.push("cheaper-below");
  }
  return reasons;
}
