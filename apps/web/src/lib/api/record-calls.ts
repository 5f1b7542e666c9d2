import type { Endpoint, EndpointOutput } from "@kilolane/contract";
import {
  type Download,
  type EndpointBody,
  type EndpointQuery,
  fetchEndpoint,
  readDownload,
  readJson,
} from "./call-endpoint.ts";

/** A record as it was seen: what somebody else stored since is not written over (409). */
interface Seen {
  readonly id: string;
  readonly version: number;
}

/**
 * Downloads a filtered list as a file, all pages of it: `exportOf(exportWarehouses)` is called with the query of the
 * open page. What it answers throws as `callEndpoint` does, here and below.
 */
export function exportOf<E extends Endpoint>(endpoint: E) {
  return async (
    pageQuery: Omit<EndpointQuery<E>, "format"> & { readonly page?: unknown; readonly size?: unknown },
    format: "csv" | "xlsx",
  ): Promise<Download> => {
    const { page: _page, size: _size, ...filter } = pageQuery;
    return readDownload(await fetchEndpoint(endpoint, { query: { ...filter, format } }));
  };
}

/** Enters a record as typed, or changes the one that was seen: `storeOf(createWarehouse, updateWarehouse)`. */
export function storeOf<C extends Endpoint>(create: C, update: Endpoint) {
  return async (body: EndpointBody<C>, seen: Seen | undefined): Promise<EndpointOutput<C>> => {
    const response =
      seen === undefined
        ? await fetchEndpoint(create, { body })
        : await fetchEndpoint(update, {
            params: { id: seen.id },
            body: { ...body, version: seen.version },
          });
    return readJson(response);
  };
}

/** Deletes a record in the version that was seen: `removalOf(deleteWarehouse)`. */
export function removalOf<E extends Endpoint>(endpoint: E) {
  return async ({ id, version }: Seen): Promise<EndpointOutput<E>> =>
    readJson(await fetchEndpoint(endpoint, { params: { id }, query: { version } }));
}
