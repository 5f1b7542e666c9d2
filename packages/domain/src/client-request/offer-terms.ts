import { compareExact, type Exact, exact, formatExact, multiplyExact } from "../money/exact.ts";
import { divideFractions, fractionToExact, toFraction } from "../money/fraction.ts";
import { type Money, type MoneyRule, moneyRule, roundHalfUp, roundMoney } from "../money/rounding.ts";

/** What an offer may hold beside the flight; compared because a price without it only looks lower. */
export const OFFER_SERVICES = ["pickup", "delivery", "insurance"] as const;
export type OfferService = (typeof OFFER_SERVICES)[number];

/** One option of one forwarder's quotation. */
export interface ForwarderOffer {
  readonly id: string;
  /** decimal string in the offer's own currency */
  readonly sellTotal: string;
  /** units of the common currency for one of the offer's; null: nobody knows a rate */
  readonly rate: string | null;
  readonly transitDays: number | null;
  /** kg; empty: not known */
  readonly co2Kg: string;
  readonly services: readonly OfferService[];
  /** of another lane or other goods than were asked for: its total says nothing about the others' */
  readonly isOfOtherShipment: boolean;
}

/** The terms that all offers are put on. */
export interface CommonTerms {
  readonly currency: string;
  /** of the shipment as it was asked for, whatever divisor each airline has */
  readonly chargeableWeight: string;
}

/** An offer as it stands beside the others. */
export interface ComparedOffer {
  readonly id: string;
  /** in the common currency, rounded to its minor unit; null without a rate */
  readonly total: string | null;
  /** `total` for one unit of the common chargeable weight; null too for another shipment, which weighs what it weighs */
  readonly perUnit: string | null;
  /** services that another offer holds and this one does not */
  readonly missing: readonly OfferService[];
  readonly isCheapest: boolean;
  readonly isFastest: boolean;
  readonly isGreenest: boolean;
}

/** The least of the figures; null unless at least two offers have one. */
function leastOf(figures: readonly (Exact | null)[]): Exact | null {
  const known = figures.filter((figure) => figure !== null);
  return known.length < 2 ? null : (known.toSorted(compareExact)[0] ?? null);
}

function isLeast(figure: Exact | null, least: Exact | null): boolean {
  return figure !== null && least !== null && compareExact(figure, least) === 0;
}

function totalOf({ sellTotal, rate }: ForwarderOffer, rule: MoneyRule): Money | null {
  return rate === null ? null : roundMoney(multiplyExact(exact(sellTotal), exact(rate)), rule);
}

const daysOf = ({ transitDays }: ForwarderOffer) => (transitDays === null ? null : exact(transitDays));
const co2Of = ({ co2Kg, isOfOtherShipment }: ForwarderOffer) =>
  co2Kg === "" || isOfOtherShipment ? null : exact(co2Kg);

/** A total for one unit of weight, with the currency's decimals and two at least. */
function perUnitOf(total: Money, weight: Exact, rule: MoneyRule): string | null {
  if (weight.units <= 0n) return null;
  const decimals = Math.max(rule.decimals, 2);
  const quotient = fractionToExact(divideFractions(toFraction(total), toFraction(weight)), decimals + 4);
  return formatExact(roundHalfUp(quotient, decimals), decimals);
}

/**
 * Offers of several forwarders on equal terms: one currency, one chargeable weight, and what each leaves out that
 * another holds. Cheapest is the lowest total among those that are for what was asked and leave nothing out.
 */
export function compareOffers(
  offers: readonly ForwarderOffer[],
  common: CommonTerms,
): readonly ComparedOffer[] {
  const rule = moneyRule(common.currency);
  const weight = exact(common.chargeableWeight);
  const held = OFFER_SERVICES.filter((service) => offers.some(({ services }) => services.includes(service)));
  const measured = offers.map((offer) => ({
    offer,
    total: totalOf(offer, rule),
    missing: held.filter((service) => !offer.services.includes(service)),
  }));
  const rivalOf = ({ offer, total, missing }: (typeof measured)[number]) =>
    missing.length === 0 && !offer.isOfOtherShipment ? total : null;
  const cheapest = leastOf(measured.map(rivalOf));
  const fastest = leastOf(offers.map(daysOf));
  const greenest = leastOf(offers.map(co2Of));
  return measured.map((one) => ({
    id: one.offer.id,
    total: one.total && formatExact(one.total, rule.decimals),
    perUnit: one.offer.isOfOtherShipment ? null : one.total && perUnitOf(one.total, weight, rule),
    missing: one.missing,
    isCheapest: isLeast(rivalOf(one), cheapest),
    isFastest: isLeast(daysOf(one.offer), fastest),
    isGreenest: isLeast(co2Of(one.offer), greenest),
  }));
}
