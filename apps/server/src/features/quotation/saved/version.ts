import type { StoredRequest } from "../reads/request-content.ts";
import { addDays, type CalendarDate, earlierDate, expiresAt } from "@kilolane/domain";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { AppError, invalidFields } from "../../../http/app-error.ts";
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
import { findClientAccount, findParty, type InquirerParty } from "../reads/request.ts";

const NOBODY: StoredParty = {
  id: null,
  companyName: "",
  name: "",
  email: "",
  phone: "",
  country: "",
  address: "",
};

/**
 * Who asks, as a version stores it: the inquirer, else the client account, else nobody yet.
 * @throws AppError validation (`inquirerId`)
 */
export async function getParty(
  tx: CompanyTransaction,
  inquirerId: string | null | undefined,
  clientUserId: string | null,
): Promise<{ party: StoredParty; inquirer: InquirerParty | null }> {
  if (!inquirerId) return { party: await getClientParty(tx, clientUserId), inquirer: null };
  const inquirer = await findParty(tx, inquirerId);
  if (inquirer === undefined) throw invalidFields({ field: "inquirerId", code: "unknown-inquirer" });
  const { id, companyName, name, email, phone, country, address } = inquirer;
  return { party: { id, companyName, name, email, phone, country, address }, inquirer };
}

async function getClientParty(tx: CompanyTransaction, clientUserId: string | null): Promise<StoredParty> {
  const account = clientUserId === null ? undefined : await findClientAccount(tx, clientUserId);
  return { ...NOBODY, ...account };
}

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

/**
 * Whether the last day of a version is over at the place of origin. Nothing is offered from then on: the days of grace
 * are for what was sent before (pricing rules §5).
 */
export function isPastValidity(
  { validUntil, from }: Pick<VersionContent, "validUntil" | "from">,
  now: Date,
): boolean {
  return Date.parse(expiresAt(validUntil, 0, from.timeZone)) <= now.getTime();
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
    validUntil: earlierDate(
      latestValidity(options),
      amended.validUntil ?? addDays(parts.pricedOn, parts.validityDays),
    ),
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
