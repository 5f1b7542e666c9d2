import type { Airport, ClientPricedRequest, PricedRequest, TruckingCarrier } from "@kilolane/contract";
import { addDays, type CalendarDate } from "@kilolane/domain";
import type { FoundAirport } from "../../place/reads/place.ts";
import { weightsOf } from "../pricing/weights.ts";
import type { PricedRequestModel } from "../pricing/price-request.ts";
import type {
  OptionSummary,
  StoredExcluded,
  StoredOption,
  StoredPricing,
  StoredWeights,
} from "../reads/content.ts";
import type { StoredAirline } from "../reads/manual-content.ts";
import type { PricedCarrier } from "../reads/trucking-content.ts";
import type { StoredRequest } from "../reads/request-content.ts";
import { presentForm } from "./form.ts";
import type { LineNames } from "./line-name.ts";
import { presentOther } from "./other-shipment.ts";
import { presentClientOption, presentGone, presentOption, presentSummary, serviceName } from "./option.ts";

/** A stored request as the presenters need it. */
export interface PresentedRequest {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly clientUserId: string | null;
  readonly truckingId: string | null;
  readonly request: StoredRequest;
  /** what its client asked for; absent: no client sent it */
  readonly asked?: StoredRequest | undefined;
  readonly pricing: StoredPricing;
  readonly pricedOn: CalendarDate;
  readonly createdAt: Date;
}

export interface PresentContext {
  readonly from: FoundAirport;
  readonly to: FoundAirport;
  readonly airlines: ReadonlyMap<number, StoredAirline>;
  /** at home at either end, or the company's own */
  readonly homeAirlines: readonly StoredAirline[];
  /** the company's own limit on a quotation, in days */
  readonly validityDays: number;
  /** names of the lines in the reader's language */
  readonly names: LineNames;
}

/** An airport in the wire's words. */
export function presentAirport(airport: FoundAirport): Airport {
  return {
    code: airport.iata,
    name: airport.name,
    city: airport.city,
    country: airport.country_code,
    countryName: airport.country_name,
    latitude: airport.latitude,
    longitude: airport.longitude,
    timeZone: airport.time_zone,
    hasCargo: airport.has_cargo,
    isPreferred: airport.is_preferred,
  };
}

/** Stored weights in the wire's shape. */
export function presentWeights(weights: StoredWeights): PricedRequest["weights"] {
  return { ...weights, flags: [...weights.flags] };
}

/** The carrier chosen for the pickup, else the one for the delivery. */
export function presentChosenTrucking({ chosenTrucking: { pickup, delivery } }: StoredPricing) {
  const chosen = pickup ?? delivery;
  return {
    trucking_id: chosen?.truckingId ?? null,
    carrier: chosen?.carrier ?? null,
    transit_days: chosen?.transitDays ?? null,
  };
}

/** A trucking carrier as the desk sees it, its lines named in the reader's language. */
export function presentCarrier(carrier: PricedCarrier, names: LineNames): TruckingCarrier {
  return {
    trucking_id: carrier.truckingId,
    carrier: carrier.carrier,
    leg: carrier.leg,
    zip: carrier.zip,
    airport: carrier.airport,
    miles: carrier.miles,
    transit_days: carrier.transitDays,
    currency: carrier.currency,
    chargeableWeight: carrier.chargeableWeight,
    ratedWeight: carrier.ratedWeight,
    weightUnit: "lb",
    lines: carrier.lines.map(({ code, label, amount }) => ({
      code,
      label: names({ code, label, kind: "trucking" }),
      amount,
    })),
    buyTotal: carrier.buyTotal,
    sellTotal: carrier.sellTotal,
    ...(carrier.unpriced && {
      unpriced: carrier.unpriced.map((code) => ({
        code,
        label: serviceName(code, names),
        ...(carrier.notOffered?.includes(code) === true && { isOffered: false as const }),
      })),
    }),
    ...(carrier.isCheapest && { isCheapest: true }),
    isChosen: carrier.isChosen,
  };
}

/** A carrier for a client: its lines are what it costs, so there are none. */
function presentClientCarrier(carrier: PricedCarrier, names: LineNames): Omit<TruckingCarrier, "buyTotal"> {
  const { buyTotal: _cost, ...shown } = presentCarrier(carrier, names);
  return { ...shown, lines: [] };
}

/** Last day of a quotation that is saved of the request, whatever its rates say. */
export function latestValidityOf(
  { pricedOn }: Pick<PresentedRequest, "pricedOn">,
  { validityDays }: Pick<PresentContext, "validityDays">,
): CalendarDate {
  return addDays(pricedOn, validityDays);
}

function presentBase(row: PresentedRequest, around: PresentContext) {
  return {
    request_id: row.id,
    version: row.version,
    status: row.status,
    type: row.pricing.manual === undefined ? ("quick" as const) : ("manual" as const),
    client_id: row.clientUserId,
    ...presentChosenTrucking(row.pricing),
    currency: row.request.currency,
    pricedOn: row.pricedOn,
    latestValidUntil: latestValidityOf(row, around),
    form: presentForm(row.request),
    shipFromAirportDetail: presentAirport(around.from),
    shipToAirportDetail: presentAirport(around.to),
    weights: presentWeights(weightsOf(row.request)),
    createdAt: row.createdAt.toISOString(),
  };
}

/** Why a rate fell out although its airline flies the lane today: that airline may well say a price when asked. */
const ASKABLE = new Set<StoredExcluded["reason"]>([
  "goods",
  "cargo-aircraft-only",
  "shipper",
  "height",
  "size",
  "piece-weight",
  "weight",
  "currency",
]);

/** Airlines without an offer: those whose rate does not fit these goods, then those at home at either end. */
function askAirlinesOf(
  model: PricedRequestModel<OptionSummary>,
  around: PresentContext,
): PricedRequest["askAirlines"] {
  const shown = new Set(model.options.map((option) => option.airline.id));
  const flying = model.excluded
    .filter((entry) => ASKABLE.has(entry.reason))
    .flatMap((entry) => around.airlines.get(entry.airlineId) ?? [])
    .toSorted((left, right) => (left.name < right.name ? -1 : 1));
  return [...flying, ...around.homeAirlines].flatMap(({ id, iata, name }) => {
    if (shown.has(id)) return [];
    shown.add(id);
    return [{ id, iata, name }];
  });
}

/** A priced request for the forwarder's desk; options of which only the summary was worked out are shown so. */
export function presentRequest(
  row: PresentedRequest,
  model: PricedRequestModel<OptionSummary | StoredOption>,
  around: PresentContext,
  detail: "full" | "summary" = "full",
): PricedRequest {
  const context = { names: around.names, until: latestValidityOf(row, around) };
  const asked = row.asked && presentOther(row.asked, row.request);
  return {
    ...presentBase(row, around),
    ...(asked && { asked }),
    truckingCarriers: model.carriers.map((carrier) => presentCarrier(carrier, around.names)),
    askAirlines: askAirlinesOf(model, around),
    options: model.options.map((option) =>
      detail === "full" && "lines" in option
        ? presentOption(option, context)
        : presentSummary(option, context),
    ),
    excluded: model.excluded.map((entry) => ({
      rate_id: String(entry.laneId),
      airline: around.airlines.get(entry.airlineId)?.name ?? "",
      airlineIata: around.airlines.get(entry.airlineId)?.iata ?? null,
      rateType: entry.rateType,
      reason: entry.reason,
      detail: entry.detail,
      figure: entry.figure,
    })),
    gone: presentGone(row.pricing),
    marginFloorPercent: row.pricing.marginFloorPercent,
  };
}

/** What of a request only its client asks for. */
export interface ClientSide {
  /** null: nobody's sell rates are known, so there is no price */
  readonly pricedBy: { readonly companyName: string } | null;
  readonly savedAt: Date | null;
  readonly isSent: boolean;
}

/** A priced request for the client who made it: sell prices alone, and none at all where nobody sells. */
export function presentClientRequest(
  row: PresentedRequest,
  model: PricedRequestModel,
  around: PresentContext,
  { pricedBy, savedAt, isSent }: ClientSide,
): ClientPricedRequest {
  const context = { names: around.names, until: latestValidityOf(row, around) };
  // what was sent is the desk's to price: the client waits for the offer (docs/decisions/0028)
  const isPriced = pricedBy !== null && !isSent;
  return {
    ...presentBase(row, around),
    ...(isSent && { trucking_id: null, carrier: null, transit_days: null }),
    truckingCarriers: isPriced
      ? model.carriers.map((carrier) => presentClientCarrier(carrier, around.names))
      : [],
    options: isPriced
      ? model.options.map((option) => presentClientOption(option, { airline: true, remarks: true }, context))
      : [],
    pricedBy,
    savedAt: savedAt?.toISOString() ?? null,
    isSent,
  };
}
