import { type CalendarDate, compareExact, exact, type ServiceLevel } from "@kilolane/domain";
import type { FoundAirport } from "../../place/reads/place.ts";
import type { OptionSummary } from "../reads/content.ts";
import type { PricedCarrier, UnpricedService } from "../reads/trucking-content.ts";
import { priceCarriers, summarizeRequest } from "./price-request.ts";
import type { PricingInputs } from "./pricing-inputs.ts";

const DAY_MS = 86_400_000;
const LEGS = ["pickup", "delivery"] as const;
const LEVELS: readonly ServiceLevel[] = ["standard", "priority"];

/** The truck of each leg that has one. */
export type Trucks = Readonly<Partial<Record<"pickup" | "delivery", PricedCarrier>>>;

/** A way from door to door between two airports. */
interface ProposalOffer {
  readonly option: OptionSummary;
  readonly trucks: Trucks;
  /** legs that no carrier has a price for, with the code null, and services that the truck has none for */
  readonly missing: readonly (Omit<UnpricedService, "code"> & { readonly code: string | null })[];
  /** from the ready day to the door; null where a part of it is not known */
  readonly doorDays: number | null;
}

/** An airport that is compared; `miles` by road from the zip of its end, null where that has none. */
export interface ReachedAirport {
  readonly airport: FoundAirport;
  readonly miles: number | null;
}

/** A way between two of the airports that are compared. */
export interface PlacedOffer extends ProposalOffer {
  readonly from: ReachedAirport;
  readonly to: ReachedAirport;
}

/**
 * The cheapest and the fastest way of each service level between two airports, which are often the same one: the
 * cheapest option with the cheapest trucks, and the fastest with the fastest. Each total is that of the request with
 * these trucks chosen, by the same pricing.
 */
export function priceProposals(inputs: PricingInputs): ProposalOffer[] {
  const carriers = priceCarriers(inputs).filter(({ sellTotal }) => sellTotal !== null);
  const cheap = trucksOf(carriers, ([first]) => first);
  const fast = trucksOf(carriers, fastestOf);
  const isSame = LEGS.every((leg) => cheap[leg]?.truckingId === fast[leg]?.truckingId);
  const ways = offersWith(inputs, cheap);
  const fastWays = isSame ? ways : offersWith(inputs, fast);
  return LEVELS.flatMap((level) => {
    const cheapest = ways.filter((way) => way.option.serviceLevel === level).toSorted(byPrice)[0];
    const fastest = fastWays.filter((way) => way.option.serviceLevel === level).toSorted(byDays)[0];
    if (cheapest === undefined || fastest === undefined) return [];
    return cheapest === fastest || isNoFaster(fastest, cheapest) ? [cheapest] : [cheapest, fastest];
  });
}

/** The other truck or option saves no day: the cheapest way stands for both. */
function isNoFaster(fastest: ProposalOffer, cheapest: ProposalOffer): boolean {
  return fastest.doorDays === null || fastest.doorDays === cheapest.doorDays;
}

/** Carriers of a leg come the most complete first, then by price. */
function trucksOf(
  carriers: readonly PricedCarrier[],
  choose: (ofLeg: readonly PricedCarrier[]) => PricedCarrier | undefined,
): Trucks {
  const chosen = LEGS.flatMap((leg) => {
    const carrier = choose(carriers.filter((entry) => entry.leg === leg));
    return carrier === undefined ? [] : [[leg, carrier] as const];
  });
  return Object.fromEntries(chosen);
}

/** How many wanted services a carrier has no price for. */
const lacking = (carrier: PricedCarrier | undefined): number => carrier?.unpriced?.length ?? 0;

/** The fastest of those that lack as little as the first; of equally fast ones the first, which is the cheapest. */
function fastestOf(ofLeg: readonly PricedCarrier[]): PricedCarrier | undefined {
  return ofLeg
    .filter((carrier) => lacking(carrier) === lacking(ofLeg[0]))
    .toSorted((a, b) => a.transitDays - b.transitDays)[0];
}

function offersWith(inputs: PricingInputs, trucks: Trucks): ProposalOffer[] {
  const { request, pricing } = inputs;
  const chosenTrucking = Object.fromEntries(
    Object.entries(trucks).map(([leg, { truckingId, carrier, transitDays }]) => [
      leg,
      { truckingId, carrier, transitDays },
    ]),
  );
  const zips = { pickup: request.pickupZip, delivery: request.deliveryZip };
  const open = LEGS.filter((leg) => zips[leg] !== null && trucks[leg] === undefined);
  const { options } = summarizeRequest({ ...inputs, pricing: { ...pricing, chosenTrucking } });
  return options.map((option) => ({
    option,
    trucks,
    missing: [...open.map((leg) => ({ leg, code: null })), ...(option.unpriced ?? [])],
    doorDays: open.length > 0 ? null : doorDaysOf(option, trucks, request.readyDate),
  }));
}

/** The truck to the airport drives while the goods wait for their departure. */
function doorDaysOf(
  { departsOn, transitDays }: OptionSummary,
  { pickup, delivery }: Trucks,
  readyDate: CalendarDate,
): number | null {
  if (transitDays === null) return null;
  const waiting = departsOn === undefined ? 0 : (Date.parse(departsOn) - Date.parse(readyDate)) / DAY_MS;
  return Math.max(waiting, pickup?.transitDays ?? 0) + transitDays + (delivery?.transitDays ?? 0);
}

function byPrice(a: ProposalOffer, b: ProposalOffer): number {
  return a.missing.length - b.missing.length || compareSell(a, b) || compareDays(a, b);
}

function byDays(a: ProposalOffer, b: ProposalOffer): number {
  return compareDays(a, b) || byPrice(a, b);
}

function compareSell(a: ProposalOffer, b: ProposalOffer): number {
  return compareExact(exact(a.option.sellTotal), exact(b.option.sellTotal));
}

function compareDays(a: ProposalOffer, b: ProposalOffer): number {
  return (a.doorDays ?? Number.MAX_SAFE_INTEGER) - (b.doorDays ?? Number.MAX_SAFE_INTEGER);
}
