import {
  createExchangeRate,
  createOwnExchangeRate,
  deleteExchangeRate,
  deleteOwnExchangeRate,
  exportExchangeRates,
  exportOwnExchangeRates,
  fetchExchangeRates,
  getExchangeBuffer,
  getExchangeFetch,
  importExchangeRates,
  listExchangeRates,
  listOwnExchangeRates,
  type OwnExchangeRate,
  updateExchangeBuffer,
  updateExchangeRate,
  updateOwnExchangeRate,
} from "@kilolane/contract";
import {
  callEndpoint,
  downloadEndpoint,
  type EndpointBody,
  type EndpointQuery,
  uploadFile,
} from "../../lib/api/call-endpoint.ts";
import { q, qPage } from "../../lib/api/query.ts";
import type { ExportFormat } from "../../ui/list-tools/export-menu.tsx";

export type PlatformRateQuery = EndpointQuery<typeof listExchangeRates>;
export type RateForm = EndpointBody<typeof createExchangeRate>;
type Seen = Pick<OwnExchangeRate, "id" | "version">;

/** A page of the platform's rates; the old rows stay until the new ones are there. */
export function platformRatesQuery(query: PlatformRateQuery) {
  return qPage(listExchangeRates, { query });
}

export async function downloadPlatformRates(query: PlatformRateQuery, format: ExportFormat) {
  const { search, source, on } = query;
  return downloadEndpoint(exportExchangeRates, { query: { search, source, on, format } });
}

export const fetchQuery = q(getExchangeFetch);
export const bufferQuery = q(getExchangeBuffer);

/** A page of the company's own rates. */
export function ownRatesQuery(query: EndpointQuery<typeof listOwnExchangeRates>) {
  return qPage(listOwnExchangeRates, { query });
}

/** The company's own rates as a file. */
export async function downloadOwnRates(search: string, format: ExportFormat) {
  return downloadEndpoint(exportOwnExchangeRates, { query: { search, format } });
}

/** Fetches the bank's daily rates now. */
export async function fetchNow() {
  return callEndpoint(fetchExchangeRates, {});
}

/** Checks a file of rates, or writes it. */
export async function sendRateFile(
  file: File,
  query: { readonly isTrial: boolean; readonly isConfirmed: boolean },
) {
  return uploadFile(importExchangeRates, file, file.name, {}, query);
}

/** The buffer as it is stored now. */
export async function fetchBuffer() {
  return callEndpoint(getExchangeBuffer, {});
}

/** Says what the company puts on the platform's rates. */
export async function storeBuffer(form: EndpointBody<typeof updateExchangeBuffer>) {
  return callEndpoint(updateExchangeBuffer, { body: form });
}

/** How the rates of a list are written and read again: the platform's, or the company's own. */
export interface RateBook {
  readonly store: (form: RateForm, seen: Seen | undefined) => Promise<OwnExchangeRate>;
  readonly remove: (seen: Seen) => Promise<unknown>;
  readonly getNow: (seen: OwnExchangeRate) => Promise<OwnExchangeRate>;
  /** the lists that a change makes old */
  readonly reads: readonly { readonly name: string }[];
}

export const PLATFORM_BOOK: RateBook = {
  store: async (form, seen) =>
    seen === undefined
      ? callEndpoint(createExchangeRate, { body: form })
      : callEndpoint(updateExchangeRate, { params: { id: seen.id }, body: changeOf(form, seen) }),
  remove: async ({ id, version }) => callEndpoint(deleteExchangeRate, { params: { id }, query: { version } }),
  getNow: async (seen) => {
    const { content } = await callEndpoint(listExchangeRates, { query: pairQuery(seen) });
    return content.find(({ id }) => id === seen.id) ?? seen;
  },
  reads: [listExchangeRates],
};

export const OWN_BOOK: RateBook = {
  store: async (form, seen) =>
    seen === undefined
      ? callEndpoint(createOwnExchangeRate, { body: form })
      : callEndpoint(updateOwnExchangeRate, { params: { id: seen.id }, body: changeOf(form, seen) }),
  remove: async ({ id, version }) =>
    callEndpoint(deleteOwnExchangeRate, { params: { id }, query: { version } }),
  getNow: async (seen) => {
    const { content } = await callEndpoint(listOwnExchangeRates, { query: pairQuery(seen) });
    return content.find(({ id }) => id === seen.id) ?? seen;
  },
  reads: [listOwnExchangeRates],
};

const changeOf = ({ rate, isConfirmed }: RateForm, { version }: Seen) => ({ rate, isConfirmed, version });

const pairQuery = ({ base, quote }: OwnExchangeRate) => ({ search: `${base} ${quote}`, size: 100 });
