import type {
  Airport,
  ClientQuotationRow,
  EndpointOutput,
  getQuotationByLink,
  QuotationDetail,
  QuotationRow,
} from "@kilolane/contract";
import { expiresAt, inCurrency } from "@kilolane/domain";
import type { FoundAirport } from "../../place/reads/place.ts";
import type { Abilities } from "../policy.ts";
import type { StoredAirport, StoredParty } from "../reads/content.ts";
import { MOST_COUNTED, type ListRow, type StatusCounts } from "../reads/list.ts";
import type { ReceivedRow } from "../reads/received.ts";
import type { QuotationStatus } from "../reads/status.ts";
import type {
  MailNote,
  QuotationRow as StoredQuotation,
  TimelineRow,
  VersionNote,
} from "../reads/quotation.ts";
import type { Language } from "@kilolane/phrases";
import { textsIn } from "./paper-texts.ts";
import { loadPriceScope } from "./price-scope.ts";
import { parseStoredUnits } from "../pricing/stored-units.ts";
import { presentForm } from "./form.ts";
import type { LineNames } from "./line-name.ts";
import { presentManual } from "./manual.ts";
import { type OptionContext, presentClientOption, presentGone, presentOption } from "./option.ts";
import { presentAirport, presentCarrier, presentChosenTrucking, presentWeights } from "./request.ts";

/** An airport of a version, with what the reader's language and company add to it. */
function presentStoredAirport(stored: StoredAirport, found: FoundAirport | undefined): Airport {
  if (found !== undefined) return presentAirport(found);
  return { ...stored, countryName: stored.country, isPreferred: false };
}

function presentParty(party: StoredParty): QuotationDetail["inquirer"] {
  return {
    id: party.id,
    companyName: party.companyName,
    nameofInquirer: party.name,
    email: party.email,
    phone: party.phone,
    country: party.country,
  };
}

export interface Places {
  readonly from: FoundAirport | undefined;
  readonly to: FoundAirport | undefined;
}

function typeOf(isManual: boolean): "manual" | "quick" {
  return isManual ? "manual" : "quick";
}

function presentBase(row: StoredQuotation, places: Places) {
  const { content } = row;
  return {
    quotation_id: row.id,
    request_id: row.requestId,
    number: row.number,
    version: row.contentVersion,
    lockVersion: row.lockVersion,
    status: row.status,
    type: typeOf(content.pricing.manual !== undefined),
    language: content.language,
    terms: content.terms,
    remarks: content.remarks,
    currency: content.currency,
    validUntil: content.validUntil,
    validityEndsAt: expiresAt(content.validUntil, 0, content.from.timeZone),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    inquirer: presentParty(content.inquirer),
    shipFromAirportDetail: presentStoredAirport(content.from, places.from),
    shipToAirportDetail: presentStoredAirport(content.to, places.to),
    form: presentForm(content.request),
    weights: presentWeights(content.weights),
  };
}

export interface DetailParts {
  readonly row: StoredQuotation;
  readonly places: Places;
  readonly versions: readonly VersionNote[];
  readonly timeline: readonly TimelineRow[];
  readonly mails: readonly MailNote[];
  readonly abilities: Abilities;
  readonly names: LineNames;
}

function contextOf({ row, names }: Pick<DetailParts, "row" | "names">): OptionContext {
  return { names, until: row.content.validUntil };
}

/** A saved quotation for the desk. */
export function presentDetail(parts: DetailParts): QuotationDetail {
  const { row } = parts;
  return {
    ...presentBase(row, parts.places),
    expiresAt: row.expiresAt.toISOString(),
    currentVersion: row.version,
    isSent: row.isSent,
    offered: row.offered && {
      version: row.offered.version,
      status: row.offered.status,
      validUntil: row.offered.validUntil,
      expiresAt: row.offered.expiresAt.toISOString(),
    },
    decidedQuoteId: row.decidedQuoteId,
    client_id: row.clientUserId,
    ...presentChosenTrucking(row.content.pricing),
    truckingCarriers: (row.content.carriers ?? []).map((carrier) => presentCarrier(carrier, parts.names)),
    owner: { id: row.ownerUserId, name: row.ownerName },
    options: row.content.options.map((option) => presentOption(option, contextOf(parts))),
    gone: presentGone(row.content.pricing),
    ...presentManual(row.content.pricing),
    versions: parts.versions.map(({ version, createdAt, isSent, sellTotal, by }) => ({
      version,
      createdAt: createdAt.toISOString(),
      isSent,
      sellTotal,
      by,
    })),
    timeline: parts.timeline.map(({ kind, version, actor, at, detail }) => ({
      kind,
      version,
      actor,
      at: at.toISOString(),
      detail,
    })),
    mails: parts.mails.map(({ createdAt, ...mail }) => ({ ...mail, createdAt: createdAt.toISOString() })),
    marginFloorPercent: row.content.marginFloorPercent,
    sellStep: row.content.pricing.sellStep ?? null,
    roundingUnit: unitOf(row.content.pricing.roundingUnits, row.content.options[0]?.currency),
    abilities: { ...parts.abilities },
  };
}

function unitOf(stored: string | undefined, currency: string | undefined): string | null {
  const unit = currency === undefined ? undefined : parseStoredUnits(stored)?.get(currency);
  return unit === undefined ? null : unit.amount.toString();
}

export type ClientDetail = EndpointOutput<typeof getQuotationByLink>;

export interface ClientParts {
  readonly row: StoredQuotation;
  readonly places: Places;
  readonly forwarder: ClientDetail["forwarder"];
  readonly show: { readonly airline: boolean; readonly remarks: boolean };
  readonly mayDecide: boolean;
  readonly decision: string | null;
  /** 'superseded' when a newer version replaced the one that was sent */
  readonly isSuperseded: boolean;
  readonly names: LineNames;
  /** the reader's */
  readonly language: Language;
  readonly questions: readonly { readonly text: string; readonly at: Date }[];
  readonly answers: readonly { readonly text: string; readonly by: string; readonly at: Date }[];
}

/** A saved quotation as a client may see it: sell prices alone, the form without what is the forwarder's own. */
export async function presentClientDetail(parts: ClientParts): Promise<ClientDetail> {
  const base = presentBase(parts.row, parts.places);
  const { content } = parts.row;
  const options = content.options.map((option) => presentClientOption(option, parts.show, contextOf(parts)));
  const { terms, payment } = textsIn(content, parts.language);
  const { included, notIncluded } = await loadPriceScope(content, options, parts.language);
  return {
    ...base,
    terms,
    paymentTerms: payment,
    included: [...included],
    notIncluded: [...notIncluded],
    questions: parts.questions.map(({ text, at }) => ({ text, askedAt: at.toISOString() })),
    answers: parts.answers.map(({ text, by, at }) => ({ text, by, sentAt: at.toISOString() })),
    remarks: parts.show.remarks ? base.remarks : "",
    forwarder: parts.forwarder,
    options,
    mayDecide: parts.mayDecide,
    decision: parts.decision,
    isSuperseded: parts.isSuperseded,
    decidedQuoteId: parts.row.decidedQuoteId,
  };
}

function presentCommonRow(row: Omit<ReceivedRow, "forwarder">) {
  return {
    quotation_id: row.id,
    number: row.number,
    version: row.version,
    status: row.status,
    type: typeOf(row.is_manual),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    companyName: row.inquirer_company,
    nameofInquirer: row.inquirer_name,
    fromAirport: row.from_airport,
    toAirport: row.to_airport,
    readyDate: row.ready_date,
    typeOfGoods: row.goods_type,
    airlines: row.airlines,
    chargeableWeightKg: row.chargeable_weight_kg,
    currency: row.currency,
    sellTotal: inCurrency(row.sell_total, row.currency),
    validUntil: row.valid_until,
  };
}

/** A row of the desk's list. */
export function presentRow(row: ListRow): QuotationRow {
  return {
    ...presentCommonRow(row),
    expiresAt: row.expires_at.toISOString(),
    profitUsd: inCurrency(row.profit_usd, "USD"),
    draftVersion: row.draft_version,
    owner: row.owner_name,
    ownerId: row.owner_user_id,
    clientAccount: row.client_name,
  };
}

/** A row of the list of who quotations were sent to: no profit, no owner. */
export function presentReceivedRow(row: ReceivedRow): ClientQuotationRow {
  return { ...presentCommonRow(row), forwarder: row.forwarder };
}

/** Total and counts of a list, capped where counting stopped. */
export function presentTotals(counts: StatusCounts, statuses: readonly QuotationStatus[] | undefined) {
  const wanted =
    statuses && statuses.length > 0
      ? statuses
      : (["draft", "sent", "accepted", "rejected", "cancelled", "expired"] as const);
  const total = wanted.reduce((sum, status) => sum + counts[status], 0);
  return {
    total: Math.min(total, MOST_COUNTED),
    isMore: total > MOST_COUNTED,
    counts: Object.fromEntries(
      Object.entries(counts).map(([status, count]) => [status, Math.min(count, MOST_COUNTED)]),
    ),
  };
}
