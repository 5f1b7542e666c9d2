import type { TruckingCarrier } from "@kilolane/contract";
import { exact, priceTrucking, type AccessorialCode } from "@kilolane/domain";
import { loadTranslator } from "@kilolane/phrases";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction, type CompanyTransaction } from "../../db/transaction.ts";
import { invalidFields } from "../../http/app-error.ts";
import { findAirport, findZip } from "../place/reads.ts";
import { getCompanySettings, type CompanySettings } from "../settings/reads.ts";
import { measureRoad } from "./get-distance.ts";
import { presentCarrier, type PricedCarrier } from "./present.ts";
import { findServingCarriers, type TruckingLegPlace } from "./reads.ts";

/** What is asked of the carriers; the names of the wire are the contract's. */
export interface TruckingQuestion {
  readonly pickupZip: string | undefined;
  readonly deliveryZip: string | undefined;
  readonly departureAirport: string;
  readonly arrivalAirport: string | undefined;
  /** the carrier hands over to, or fetches from, the airline itself */
  readonly airlineDrop: boolean;
  /** decimal string in pounds; without it the carriers are listed with their minimum only */
  readonly weightLb: string | undefined;
}

/**
 * The company's carriers for the zip of either end, priced by the engine when the weight is known (specification
 * §7, pricing rules §8). Clients get the sell amount alone.
 *
 * @throws AppError validation: unknown-airport, unknown-zip, required (a delivery without an arrival airport)
 */
export async function checkTrucking(
  scope: CompanyScope,
  question: TruckingQuestion,
): Promise<TruckingCarrier[]> {
  const translate = await loadTranslator(scope.locale, "trucking");
  return withTransaction(scope, async (tx) => {
    const settings = await getCompanySettings(tx, scope.companyId);
    const carriers: TruckingCarrier[] = [];
    for (const place of legsOf(question)) {
      for (const carrier of await priceCarriers(tx, place, question, settings)) {
        carriers.push(presentCarrier(carrier, translate, isClient(scope)));
      }
    }
    return carriers;
  });
}

function legsOf(question: TruckingQuestion): TruckingLegPlace[] {
  const legs: TruckingLegPlace[] = [];
  if (question.pickupZip !== undefined) {
    legs.push({ leg: "pickup", zip: question.pickupZip, airport: question.departureAirport });
  }
  if (question.deliveryZip !== undefined) {
    if (question.arrivalAirport === undefined) {
      throw invalidFields({ field: "arrival-airport", code: "required" });
    }
    legs.push({ leg: "delivery", zip: question.deliveryZip, airport: question.arrivalAirport });
  }
  return legs;
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
  return serving.map((carrier) => ({
    carrier,
    place,
    miles,
    margin: settings.margins.trucking,
    priced:
      question.weightLb === undefined
        ? null
        : priceTrucking(carrier.terms, {
            actualLb: exact(question.weightLb),
            cubicInches: null,
            miles: exact(miles),
            accessorials: airlineAccessorials(question, place.leg),
          }),
  }));
}

function airlineAccessorials(question: TruckingQuestion, leg: TruckingLegPlace["leg"]): AccessorialCode[] {
  if (!question.airlineDrop) return [];
  return [leg === "pickup" ? "airport-drop" : "airport-recovery"];
}

function isClient(scope: CompanyScope): boolean {
  return scope.role === "ROLE_FFCLIENT" || scope.role === "ROLE_CONSIGNEE";
}
