import type {
  checkManualRate,
  checkRate,
  copyRate,
  createManualRate,
  createRate,
  discardRate,
  EndpointInput,
  EndpointOutput,
  endManualRate,
  endRate,
  getForwarderRate,
  getManualRate,
  getRate,
  listForwarderRates,
  listManualRates,
  listRates,
  previewRating,
  publishRate,
  updateManualRate,
  updateRate,
  updateSharedTerms,
} from "@kilolane/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callEndpoint, routeOf } from "../../lib/api/call-endpoint.ts";
import type { Language } from "@kilolane/phrases";
import type { RateDesk } from "./rate-desk.ts";
import type { RateDraft } from "./rate-draft.ts";
import { wireSharedTerms, wireTerms } from "./rate-wire.ts";

/** Endpoints without their schemas, which no screen needs to call them. */
export const RATE_ROUTES = {
  listRates: routeOf<typeof listRates>("GET", "/airfare/list"),
  getRate: routeOf<typeof getRate>("GET", "/airfare/rate/:id"),
  createRate: routeOf<typeof createRate>("POST", "/airfare/create"),
  updateRate: routeOf<typeof updateRate>("PUT", "/airfare/update"),
  updateSharedTerms: routeOf<typeof updateSharedTerms>("PUT", "/airfare/update-terms"),
  checkRate: routeOf<typeof checkRate>("POST", "/airfare/check"),
  publishRate: routeOf<typeof publishRate>("POST", "/airfare/publish"),
  discardRate: routeOf<typeof discardRate>("POST", "/airfare/discard"),
  endRate: routeOf<typeof endRate>("POST", "/airfare/end"),
  copyRate: routeOf<typeof copyRate>("POST", "/airfare/copy"),
  listForwarderRates: routeOf<typeof listForwarderRates>("GET", "/ffadmin/airline-rate/list"),
  getForwarderRate: routeOf<typeof getForwarderRate>("GET", "/ffadmin/airline-rate/:id"),
  listManualRates: routeOf<typeof listManualRates>("GET", "/ffadmin/manual-airrate/list"),
  getManualRate: routeOf<typeof getManualRate>("GET", "/ffadmin/manual-airfare/:id"),
  createManualRate: routeOf<typeof createManualRate>("POST", "/ffadmin/manual-airfare/create"),
  updateManualRate: routeOf<typeof updateManualRate>("PUT", "/ffadmin/manual-airfare/update"),
  checkManualRate: routeOf<typeof checkManualRate>("POST", "/ffadmin/manual-airrate/check"),
  endManualRate: routeOf<typeof endManualRate>("POST", "/ffadmin/manual-airfare/end"),
  previewRating: routeOf<typeof previewRating>("POST", "/rating/preview"),
};

export type RateListQuery = NonNullable<EndpointInput<typeof listRates>["query"]>;
/** A rate and the change that waits to be published. */
export type StoredRate = EndpointOutput<typeof getRate>;

/** Which list a forwarder looks at: everything it may price with, or what it keeps itself. */
export type RateShelf = "desk" | "usable" | "own";

const LIST_ROUTES = {
  desk: RATE_ROUTES.listRates,
  usable: RATE_ROUTES.listForwarderRates,
  own: RATE_ROUTES.listManualRates,
} as const;

/** A page of rates; the old rows stay until the new ones are there. */
export function ratesQuery(shelf: RateShelf, query: RateListQuery) {
  return queryOptions({
    queryKey: ["rate", "list", shelf, query],
    queryFn: async ({ signal }) => callEndpoint(LIST_ROUTES[shelf], { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One rate with its draft, as the desk may see it. */
export function rateQuery(desk: RateDesk, id: string) {
  const route = desk.keeper === "forwarder" ? RATE_ROUTES.getForwarderRate : RATE_ROUTES.getRate;
  return queryOptions({
    queryKey: ["rate", "one", desk.keeper, id],
    queryFn: async ({ signal }): Promise<StoredRate> => callEndpoint(route, { params: { id } }, { signal }),
    // What is edited must be what is stored now.
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

export type RateTarget = NonNullable<EndpointInput<typeof publishRate>["body"]>;

/** Takes a rate out of force at once. */
export async function endStoredRate(desk: RateDesk, target: RateTarget): Promise<void> {
  if (desk.keeper === "forwarder") await callEndpoint(RATE_ROUTES.endManualRate, { body: target });
  else await callEndpoint(RATE_ROUTES.endRate, { body: target });
}

/** A new draft with everything the rate says. */
export async function copyStoredRate(id: string) {
  return callEndpoint(RATE_ROUTES.copyRate, { body: { id } });
}

/** Throws the draft away. */
export async function discardDraft(target: RateTarget): Promise<void> {
  await callEndpoint(RATE_ROUTES.discardRate, { body: target });
}

/** Puts the draft live. */
export async function publishDraft(target: RateTarget) {
  return callEndpoint(RATE_ROUTES.publishRate, { body: target });
}

export type RatePreview = EndpointOutput<typeof previewRating>;

/** Prices a shipment against a rate that is stored nowhere. */
export async function previewShipment(body: { rate: object; shipment: object }, signal: AbortSignal) {
  return callEndpoint(RATE_ROUTES.previewRating, { body }, { signal });
}

type CheckAnswer = EndpointOutput<typeof checkRate>;

/** What the server says of a rate as typed; a refusal of its fields is an answer too. */
export function rateCheckQuery(desk: RateDesk, id: string | undefined, draft: RateDraft, language: Language) {
  const terms = wireTerms(draft, language);
  const named = id === undefined ? {} : { id };
  const key = JSON.stringify([terms, headOf(draft)]);
  return queryOptions({
    queryKey: ["rate", "check", desk.keeper, id ?? null, key],
    queryFn: async ({ signal }): Promise<CheckAnswer> =>
      desk.keeper === "forwarder"
        ? callEndpoint(
            RATE_ROUTES.checkManualRate,
            { body: { ...terms, ...manualHead(draft), ...named } },
            { signal },
          )
        : callEndpoint(
            RATE_ROUTES.checkRate,
            { body: { rate: { ...terms, ...headOf(draft) }, ...named } },
            { signal },
          ),
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
export async function saveRate(wish: RateSave): Promise<RateTarget> {
  const { desk, target, draft, isTermsOnly, language } = wish;
  if (desk.keeper === "forwarder") {
    const body = { ...wireTerms(draft, language), ...manualHead(draft) };
    return target === null
      ? callEndpoint(RATE_ROUTES.createManualRate, { body })
      : callEndpoint(RATE_ROUTES.updateManualRate, { body: { ...body, ...target } });
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
    return callEndpoint(RATE_ROUTES.createRate, { body });
  }
  if (isTermsOnly) {
    const body = { ...wireSharedTerms(draft, language), ...target };
    return callEndpoint(RATE_ROUTES.updateSharedTerms, { body });
  }
  return callEndpoint(RATE_ROUTES.updateRate, { body: { ...wireTerms(draft, language), ...target } });
}
