import type { StoredRequest } from "../reads/request-content.ts";
import { addDays, type CalendarDate, earlierDate } from "@kilolane/domain";
import { AppError } from "../../../http/app-error.ts";
import type { FoundAirport } from "../../place/reads/place.ts";
import type { StoredAmendment } from "../reads/amendment.ts";
import { weightsOf } from "../pricing/weights.ts";
import type {
  StoredAirport,
  StoredExchange,
  StoredOption,
  StoredParty,
  StoredPricing,
  StoredTexts,
  VersionContent,
} from "../reads/content.ts";
import type { PricedCarrier } from "../reads/trucking-content.ts";
import { withSeen } from "../request/pricing.ts";

function storeAirport(airport: FoundAirport): StoredAirport {
  return {
    code: airport.iata,
    name: airport.name,
    city: airport.city,
    country: airport.country_code,
    latitude: airport.latitude,
    longitude: airport.longitude,
    timeZone: airport.time_zone,
    hasCargo: airport.has_cargo,
  };
}

/** What a version is made from. */
export interface VersionParts {
  readonly request: StoredRequest;
  readonly pricedOn: CalendarDate;
  readonly from: FoundAirport;
  readonly to: FoundAirport;
  readonly options: readonly StoredOption[];
  readonly carriers: readonly PricedCarrier[];
  readonly pricing: StoredPricing;
  readonly usdExchange: StoredExchange;
  readonly party: StoredParty;
  readonly amended?: StoredAmendment | undefined;
  readonly terms: string;
  readonly texts?: StoredTexts | undefined;
  readonly remarks: string;
  readonly language: string;
  /** the company's own limit in days, when the rates are valid for longer */
  readonly validityDays: number;
}

/** Earliest expiry among the options: no quotation is valid for longer (pricing rules §4). */
export function latestValidity(options: readonly StoredOption[]): CalendarDate {
  return options.map((option) => option.validUntil).reduce(earlierDate);
}

/** How long a quotation is valid on its own: what somebody typed for typed lines, else the company's days. */
function ownTermOf({ pricing, pricedOn, validityDays }: VersionParts): CalendarDate {
  return pricing.manual?.validUntil ?? addDays(pricedOn, validityDays);
}

/** What was decided on the options of a version, and on which figures. */
function changesOf({ pricing, options }: VersionParts, chosen: ReadonlySet<string>) {
  const { changes } = withSeen({ ...pricing, chosenQuoteIds: [...chosen] }, options);
  return Object.fromEntries(Object.entries(changes).filter(([quoteId]) => chosen.has(quoteId)));
}

/** The content of a version; the options are the chosen ones, in the order of the choice. */
export function createContent(parts: VersionParts): VersionContent {
  const { options, pricing, amended = {} } = parts;
  const [main] = options;
  if (main === undefined) throw new AppError("no-option-chosen");
  const chosen = new Set(options.map((option) => option.quoteId));
  const lanes = pricing.lanes.filter((_, index) => chosen.has(pricing.quoteIds[index] ?? ""));
  return {
    request: parts.request,
    pricedOn: parts.pricedOn,
    weights: weightsOf(parts.request),
    from: storeAirport(parts.from),
    to: storeAirport(parts.to),
    inquirer: parts.party,
    ...(Object.keys(amended).length === 0 ? {} : { amended }),
    options: options.map((option) => ({ ...option, isChosen: true })),
    carriers: parts.carriers,
    terms: parts.terms,
    ...(parts.texts === undefined ? {} : { texts: parts.texts }),
    remarks: parts.remarks,
    language: parts.language,
    currency: parts.request.currency,
    validUntil: earlierDate(latestValidity(options), amended.validUntil ?? ownTermOf(parts)),
    marginFloorPercent: pricing.marginFloorPercent,
    usdExchange: parts.usdExchange,
    sellTotal: main.sellTotal,
    pricing: {
      ...pricing,
      lanes,
      quoteIds: pricing.quoteIds.filter((quoteId) => chosen.has(quoteId)),
      answers: pricing.answers.filter((answer) => chosen.has(answer.quoteId)),
      changes: changesOf(parts, chosen),
      chosenQuoteIds: [...chosen],
      results: pricing.results.filter(([quoteId]) => chosen.has(quoteId)),
    },
  };
}
