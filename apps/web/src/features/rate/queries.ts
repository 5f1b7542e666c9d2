import {
  checkManualRate,
  checkRate,
  copyRate,
  createManualRate,
  createRate,
  discardRate,
  endManualRate,
  type EndpointOutput,
  endRate,
  getEntryStatistics,
  getForwarderRate,
  getRate,
  getRateHealth,
  getRateHistory,
  listForwarderRates,
  listManualRates,
  listRateHistory,
  listRates,
  listSurcharges,
  listWeightRanges,
  previewRating,
  publishRate,
  updateManualRate,
  updateRate,
  updateSharedTerms,
} from "@kilolane/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callEndpoint, type EndpointQuery } from "../../lib/api/call-endpoint.ts";
import type { Language } from "@kilolane/phrases";
import { endpointKey, q, qPage } from "../../lib/api/query.ts";
import type { RateDesk } from "./rate-desk.ts";
import type { RateDraft } from "./rate-draft.ts";
import { wireSharedTerms, wireTerms } from "./rate-wire.ts";

/** The lists of rates, of whatever desk. */
export const RATE_LISTS = [listRates, listForwarderRates, listManualRates];

/** What a change of rates makes old. */
export const RATE_READS = [
  listRates,
  listForwarderRates,
  listManualRates,
  getRate,
  getForwarderRate,
  checkRate,
  checkManualRate,
  listRateHistory,
  getRateHistory,
  getRateHealth,
  listWeightRanges,
  listSurcharges,
  getEntryStatistics,
  previewRating,
];

export type RateListQuery = EndpointQuery<typeof listRates>;
/** A rate and the change that waits to be published. */
export type StoredRate = EndpointOutput<typeof getRate>;

/** Which list a forwarder looks at: everything it may price with, or what it keeps itself. */
export type RateListKind = "desk" | "usable" | "own";

const LISTS = { desk: listRates, usable: listForwarderRates, own: listManualRates };

/** A page of rates; the old rows stay until the new ones are there. */
export function ratesQuery(listKind: RateListKind, query: RateListQuery) {
  return qPage(LISTS[listKind], { query });
}

/** One rate with its draft, as the desk may see it. */
export function rateQuery(desk: RateDesk, id: string) {
  const endpoint = desk.keeper === "forwarder" ? getForwarderRate : getRate;
  return queryOptions({
    ...q(endpoint, { params: { id } }),
    // What is edited must be what is stored now.
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** A rate in the version that was seen. */
export interface RateTarget {
  readonly id: string;
  readonly version: number;
}

const atVersion = ({ id, version }: RateTarget) => ({ params: { id }, body: { version } });

/** Takes a rate out of force at once. */
export async function endStoredRate(desk: RateDesk, target: RateTarget): Promise<void> {
  if (desk.keeper === "forwarder") await callEndpoint(endManualRate, atVersion(target));
  else await callEndpoint(endRate, atVersion(target));
}

/** A new draft with everything the rate says. */
export async function copyStoredRate(id: string) {
  return callEndpoint(copyRate, { params: { id } });
}

/** Throws the draft away. */
export async function discardDraft({ id, version }: RateTarget): Promise<void> {
  await callEndpoint(discardRate, { params: { id }, query: { version } });
}

/** Puts the draft live. */
export async function publishDraft(target: RateTarget) {
  return callEndpoint(publishRate, atVersion(target));
}

export type RatePreview = EndpointOutput<typeof previewRating>;

/** Prices a shipment against a rate that is stored nowhere. */
export async function previewShipment(body: { rate: object; shipment: object }, signal: AbortSignal) {
  return callEndpoint(previewRating, { body }, { signal });
}

type CheckAnswer = EndpointOutput<typeof checkRate>;

/** What the server says of a rate as typed; a refusal of its fields is an answer too. */
export function rateCheckQuery(desk: RateDesk, id: string | undefined, draft: RateDraft, language: Language) {
  const isForwarder = desk.keeper === "forwarder";
  const terms = wireTerms(draft, language);
  const named = id === undefined ? {} : { id };
  const key = JSON.stringify([terms, headOf(draft)]);
  return queryOptions({
    queryKey: endpointKey(isForwarder ? checkManualRate : checkRate, undefined, id ?? null, key),
    queryFn: async ({ signal }): Promise<CheckAnswer> =>
      isForwarder
        ? callEndpoint(checkManualRate, { body: { ...terms, ...manualHead(draft), ...named } }, { signal })
        : callEndpoint(checkRate, { body: { rate: { ...terms, ...headOf(draft) }, ...named } }, { signal }),
    gcTime: 60_000,
    placeholderData: keepPreviousData,
  });
}

/** Whose rate it is and for whom. */
function headOf({ airline, rateType, forwarder, requestId }: RateDraft) {
  return {
    rateType,
    ...(airline === null ? {} : { airlineId: airline.id }),
    freightForwarder: rateType === "contract" || rateType === "spot" ? (forwarder?.id ?? "") : "",
    requestId: rateType === "spot" ? requestId : "",
  };
}

const manualHead = ({ airline }: RateDraft) => ({
  airlineCompanyId: airline?.id ?? 0,
  ratesType: "RATE_PRIORITY" as const,
});

/** What is stored, and from which state of it the change was made. */
export interface RateSave {
  readonly desk: RateDesk;
  /** null: a new rate */
  readonly target: RateTarget | null;
  readonly draft: RateDraft;
  /** the lanes are too many to be edited: only what they share is sent */
  readonly isTermsOnly: boolean;
  readonly language: Language;
}

/** Stores a rate: at the desks as a draft, at a forwarder's at once. @returns what to publish, or where it is */
export async function saveRate(save: RateSave): Promise<RateTarget> {
  const { desk, target, draft, isTermsOnly, language } = save;
  if (desk.keeper === "forwarder") {
    const body = { ...wireTerms(draft, language), ...manualHead(draft) };
    return target === null
      ? callEndpoint(createManualRate, { body })
      : callEndpoint(updateManualRate, { body: { ...body, ...target } });
  }
  const { rate } = await saveDraft(target, draft, isTermsOnly, language);
  return { id: rate.id, version: (rate.draft ?? rate).version };
}

async function saveDraft(
  target: RateTarget | null,
  draft: RateDraft,
  isTermsOnly: boolean,
  language: Language,
) {
  if (target === null) {
    const body = { ...wireTerms(draft, language), ...headOf(draft) };
    return callEndpoint(createRate, { body });
  }
  const { params, body } = atVersion(target);
  return isTermsOnly
    ? callEndpoint(updateSharedTerms, { params, body: { ...wireSharedTerms(draft, language), ...body } })
    : callEndpoint(updateRate, { params, body: { ...wireTerms(draft, language), ...body } });
}
