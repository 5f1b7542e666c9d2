import type { EndpointOutput, ProposalForm, proposeQuotations } from "@kilolane/contract";
import { calendarDateIn, exact, rankProposals, timeOfDayIn } from "@kilolane/domain";
import { setImmediate } from "node:timers/promises";
import type { CompanyScope } from "../../../db/scope.ts";
import { type CompanyTransaction, withTransaction } from "../../../db/transaction.ts";
import { pairKey, ratesOfPairs } from "../../rate/reads/cached-rates.ts";
import type { LanePair } from "../../rate/reads/lane-pair.ts";
import type { LaneRate } from "../../rate/reads/pricing-lane.ts";
import { findServingAt } from "../../trucking/reads/serving.ts";
import { loadLineNames } from "../present/line-name.ts";
import { presentProposal, presentReached } from "../present/proposal.ts";
import { type PlacedOffer, priceProposals } from "../pricing/price-proposals.ts";
import { parseForm } from "../reads/request-form.ts";
import type { StoredRequest } from "../reads/request-content.ts";
import type { StoredCarrier } from "../reads/trucking-content.ts";
import { findClientId } from "./client.ts";
import { findInputs } from "./pricing.ts";
import { carriersOf, pricingIn } from "./pricing-sources.ts";
import { findEnds, type ProposalEnds } from "./proposal-ends.ts";
import { findAsker } from "./request-rules.ts";

/** Of each service level so many of the cheapest and so many of the fastest ways are shown. */
const MOST_OF_EACH = 15;

/** No request is stored by asking, and so none has this id. */
const NO_REQUEST = "00000000-0000-0000-0000-000000000000";

/**
 * Ways from door to door over airports within reach of the zips, each priced as its quotation would be (product.md §4);
 * rates and carriers of all pairs are read at once, and nothing is stored.
 *
 * @throws AppError validation, currency-without-rate, not-found (the client account that is named)
 */
export function findProposals(
  scope: CompanyScope,
  form: ProposalForm,
  now: Date,
): Promise<EndpointOutput<typeof proposeQuotations>> {
  const asked = parseForm({ ...form, shipFromAirport: "", shipToAirport: "" });
  return withTransaction(scope, async (tx) => {
    await findClientId(tx, asked);
    const ends = await findEnds(tx, form, asked, now);
    const offers = await findOffers(tx, asked, ends, now);
    const ranked = rankProposals(
      offers.map((offer) => ({
        offer,
        serviceLevel: offer.option.serviceLevel,
        price: exact(offer.option.sellTotal),
        doorDays: offer.doorDays,
        missing: offer.missing.map(({ leg, code }) => `${leg} ${code ?? ""}`),
      })),
      MOST_OF_EACH,
    );
    const names = await loadLineNames(tx.scope.locale);
    return {
      origins: [...ends.origins.values()].map(presentReached),
      destinations: [...ends.destinations.values()].map(presentReached),
      proposals: ranked.map(({ proposal: { offer }, ...marks }) => presentProposal(offer, marks, names)),
    };
  });
}

/** Every pair of airports priced, from what was read for all of them. */
async function findOffers(
  tx: CompanyTransaction,
  asked: StoredRequest,
  ends: ProposalEnds,
  now: Date,
): Promise<PlacedOffer[]> {
  const asker = await findAsker(tx, asked);
  const rates = await findRates(tx, asked, ends, now);
  const pickups = await findTrucks(tx, asked, "pickup", ends);
  const deliveries = await findTrucks(tx, asked, "delivery", ends);
  const offers: PlacedOffer[] = [];
  for (const pair of ends.pairs) {
    const [from, to] = [ends.origins.get(pair.origin), ends.destinations.get(pair.destination)];
    const ofLane = rates.get(pairKey(pair)) ?? [];
    if (from === undefined || to === undefined || ofLane.length === 0) continue;
    const request = { ...asked, ...pair };
    const zone = from.airport.time_zone;
    const { settings, pickupSpot, deliverySpot } = ends;
    const places = {
      from: from.airport,
      to: to.airport,
      settings,
      pickupSpot,
      deliverySpot,
      on: calendarDateIn(zone, now.getTime()),
      timeOfDay: timeOfDayIn(zone, now.getTime()),
    };
    const carriers = [...(pickups.get(pair.origin) ?? []), ...(deliveries.get(pair.destination) ?? [])];
    const pricing = await pricingIn(tx, request, places, { rates: ofLane, carriers, asker });
    const task = { id: NO_REQUEST, request, pricing, pricedOn: places.on };
    const inputs = await findInputs(tx, task, { rates: ofLane, ends: places });
    offers.push(...priceProposals(inputs).map((offer) => ({ ...offer, from, to })));
    // a hundred pairs are some tenths of a second of work: other callers get their turn between two of them
    await setImmediate();
  }
  return offers;
}

/** Rates of all pairs: one statement for each day that it is at the origins now, which are one or two. */
async function findRates(
  tx: CompanyTransaction,
  { readyDate }: StoredRequest,
  { pairs, origins }: ProposalEnds,
  now: Date,
): Promise<ReadonlyMap<string, readonly LaneRate[]>> {
  const byDay = Map.groupBy(pairs, ({ origin }: LanePair) =>
    calendarDateIn(origins.get(origin)?.airport.time_zone ?? "UTC", now.getTime()),
  );
  const found: [string, readonly LaneRate[]][] = [];
  for (const [on, lanes] of byDay) {
    found.push(...(await ratesOfPairs(tx, lanes, tx.scope.companyId, { on, readyOn: readyDate })));
  }
  return new Map(found);
}

/** Carriers of a leg at every airport of its end, in one statement. */
async function findTrucks(
  tx: CompanyTransaction,
  { readyDate }: StoredRequest,
  leg: "pickup" | "delivery",
  ends: ProposalEnds,
): Promise<ReadonlyMap<string, readonly StoredCarrier[]>> {
  const [spot, reached] =
    leg === "pickup" ? [ends.pickupSpot, ends.origins] : [ends.deliverySpot, ends.destinations];
  if (spot === undefined || reached.size === 0) return new Map();
  const place = { leg, zip: spot.zip, airports: [...reached.keys()] };
  const serving = await findServingAt(tx, tx.scope.companyId, place, readyDate);
  return new Map(
    [...reached.values()].map(({ airport }) => [
      airport.iata,
      carriersOf(serving.get(airport.iata) ?? [], leg, spot, airport),
    ]),
  );
}
