import type { TruckingCarrier } from "@kilolane/contract";
import {
  convertWeight,
  exact,
  fromMinor,
  may,
  moneyRule,
  priceTrucking,
  rankCarriers,
  sellLines,
  toFraction,
  unpricedAccessorials,
  type AccessorialCode,
  type MarginRule,
  type Money,
  type PricedTruckingLeg,
  type RoundingUnits,
} from "@kilolane/domain";
import { loadTranslator } from "@kilolane/phrases";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction, type CompanyTransaction } from "../../db/transaction.ts";
import { invalidFields } from "../../http/app-error.ts";
import { findAirport, findZip } from "../place/reads/place.ts";
import { type CompanySettings, getCompanySettings } from "../settings/reads/company.ts";
import { ruleOfMargin } from "./carrier-margin.ts";
import { measureRoad } from "./road-distance.ts";
import { presentCarrier, type PricedCarrier } from "./present/offer.ts";
import { findCompanyMargin, WITHOUT_RATE } from "./reads/company-margin.ts";
import { unitsOf } from "./rounding-units.ts";
import {
  findDeliveryAirports,
  findServingCarriers,
  type ServingCarrier,
  type TruckingLegPlace,
} from "./reads/serving.ts";

/** What is asked of the carriers; the names of the wire are the contract's. */
export interface TruckingQuestion {
  readonly pickupZip: string | undefined;
  readonly deliveryZip: string | undefined;
  readonly departureAirport: string;
  /** the specification's call does not name it: then every airport from which a carrier serves the delivery zip */
  readonly arrivalAirport: string | undefined;
  /** the carrier hands over to, or fetches from, the airline itself */
  readonly airlineDrop: boolean;
  /** decimal string in pounds; without it the carriers are listed with their minimum only */
  readonly weightLb: string | undefined;
}

/**
 * The company's carriers for the zip of either end, priced by the engine when the weight is known (specification
 * §7, pricing rules §8). Clients get the sell amount alone. One whose currency has no exchange rate where the margin
 * needs it is without a sell amount, and named as not comparable.
 *
 * @throws AppError validation: unknown-airport, unknown-zip
 */
export async function checkTrucking(
  scope: CompanyScope,
  question: TruckingQuestion,
): Promise<TruckingCarrier[]> {
  const translate = await loadTranslator(scope.locale, "trucking");
  return withTransaction(scope, async (tx) => {
    const settings = await getCompanySettings(tx, scope.companyId);
    const carriers: TruckingCarrier[] = [];
    for (const place of await findLegs(tx, question)) {
      for (const carrier of await priceCarriers(tx, place, question, settings)) {
        carriers.push(presentCarrier(carrier, translate, isClient(scope)));
      }
    }
    return carriers;
  });
}

async function findLegs(tx: CompanyTransaction, question: TruckingQuestion): Promise<TruckingLegPlace[]> {
  const { pickupZip, deliveryZip, departureAirport, arrivalAirport } = question;
  const legs: TruckingLegPlace[] = [];
  if (pickupZip !== undefined) legs.push({ leg: "pickup", zip: pickupZip, airport: departureAirport });
  if (deliveryZip === undefined) return legs;
  const arrivals =
    arrivalAirport === undefined
      ? await findArrivalAirports(tx, deliveryZip, departureAirport)
      : [arrivalAirport];
  return [...legs, ...arrivals.map((airport) => ({ leg: "delivery" as const, zip: deliveryZip, airport }))];
}

/** Nothing is flown to where it departs from, so the airport of departure is none of them. */
async function findArrivalAirports(
  tx: CompanyTransaction,
  deliveryZip: string,
  departureAirport: string,
): Promise<string[]> {
  if ((await findAirport(tx, departureAirport)) === undefined) {
    throw invalidFields({ field: "departure-airport", code: "unknown-airport" });
  }
  if ((await findZip(tx, deliveryZip)) === undefined) {
    throw invalidFields({ field: "delivery-zip", code: "unknown-zip" });
  }
  const served = await findDeliveryAirports(tx, tx.scope.companyId, deliveryZip);
  return served.filter((airport) => airport !== departureAirport);
}

async function priceCarriers(
  tx: CompanyTransaction,
  place: TruckingLegPlace,
  question: TruckingQuestion,
  settings: CompanySettings,
): Promise<PricedCarrier[]> {
  const airport = await findAirport(tx, place.airport);
  const airportField = place.leg === "pickup" ? "departure-airport" : "arrival-airport";
  if (airport === undefined) throw invalidFields({ field: airportField, code: "unknown-airport" });
  const zip = await findZip(tx, place.zip);
  if (zip === undefined) throw invalidFields({ field: `${place.leg}-zip`, code: "unknown-zip" });
  const { miles } = measureRoad(zip, airport);
  const serving = await findServingCarriers(tx, tx.scope.companyId, place);
  const accessorials = airlineAccessorials(question, place.leg);
  const load = { cubicInches: null, miles: exact(miles), accessorials };
  const units = unitsOf(settings);
  const offers: Omit<PricedCarrier, "isCheapest">[] = [];
  for (const carrier of serving) {
    const priced =
      question.weightLb === undefined
        ? null
        : priceTrucking(carrier.terms, { ...load, actualLb: exact(question.weightLb) }, units);
    // what is listed without a price needs no exchange rate either
    const margin = priced && (await findMargin(tx, carrier, settings));
    const unpriced = unpricedAccessorials(carrier.terms, accessorials);
    const isComparable = margin !== WITHOUT_RATE;
    offers.push({
      carrier,
      place,
      miles,
      sell: isComparable && priced ? sellOf(priced, margin, units) : null,
      isComparable,
      priced,
      unpriced,
    });
  }
  return rankOffers(offers);
}

/** In the tariff's currency; a carrier's own margin is typed in it. */
async function findMargin(
  tx: CompanyTransaction,
  { margin, terms }: ServingCarrier,
  settings: CompanySettings,
): Promise<MarginRule | typeof WITHOUT_RATE | null> {
  return margin === null ? findCompanyMargin(tx, settings, terms.currency) : ruleOfMargin(margin);
}

/** Line by line, as an option sells them: what a carrier is said to cost is what it adds to the total. */
function sellOf(
  { currency, lineHaul, fuel, accessorials, chargeableLb }: PricedTruckingLeg,
  margin: MarginRule | null,
  units: RoundingUnits | undefined,
): Money {
  const money = moneyRule(currency, units);
  const costs = [lineHaul, fuel, ...accessorials.map(({ amount }) => amount)].map(toFraction);
  const kg = convertWeight(chargeableLb.units, chargeableLb.scale, "lb", "kg");
  const sold = sellLines(costs, margin, kg, money);
  return fromMinor(
    sold.reduce((sum, line) => sum + line, 0n),
    money,
  );
}

/** By the sell amount among carriers of one currency that price the same services; the others come after. */
function rankOffers(offers: readonly Omit<PricedCarrier, "isCheapest">[]): PricedCarrier[] {
  const currencies = new Set(
    offers.filter(({ isComparable }) => isComparable).map(({ carrier }) => carrier.terms.currency),
  );
  const comparable = offers.map((offer) => ({
    offer,
    unpriced: offer.unpriced,
    sell: currencies.size > 1 ? null : offer.sell,
  }));
  return rankCarriers(comparable).map(({ carrier: { offer }, isCheapest }) => ({ ...offer, isCheapest }));
}

function airlineAccessorials(question: TruckingQuestion, leg: TruckingLegPlace["leg"]): AccessorialCode[] {
  if (!question.airlineDrop) return [];
  return [leg === "pickup" ? "airport-drop" : "airport-recovery"];
}

function isClient(scope: CompanyScope): boolean {
  return may(scope.role, "seesSellRatesOnly");
}
