import type { Endpoint, EndpointInput, EndpointOutput } from "@kilolane/contract";
import {
  type InvalidateQueryFilters,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import { callEndpoint } from "./call-endpoint.ts";

/**
 * The key of an endpoint's queries. Without input it matches them all, with a part of the input those that share it.
 * @param also what the answer depends on besides the input: the language of its texts, the version it is of
 */
export function endpointKey<E extends Endpoint>(
  endpoint: E,
  input?: EndpointInput<E>,
  ...also: readonly unknown[]
): readonly unknown[] {
  return input === undefined && also.length === 0 ? [endpoint.name] : [endpoint.name, input, ...also];
}

/**
 * A query of one endpoint: `useQuery(q(getMember, { params: { id } }))`. The cache holds the answer as it came, under
 * the endpoint's name and the input; `select` shapes it.
 * @param also as for `endpointKey`
 */
export function q<E extends Endpoint>(endpoint: E, input?: EndpointInput<E>, ...also: readonly unknown[]) {
  return queryOptions<EndpointOutput<E>>({
    queryKey: endpointKey(endpoint, input, ...also),
    queryFn: async ({ signal }) => callEndpoint(endpoint, input, { signal }),
  });
}

/** `q` for a page of a list, or for suggestions: the old rows stay until the new ones are there. */
export function qPage<E extends Endpoint>(endpoint: E, input?: EndpointInput<E>) {
  return queryOptions<EndpointOutput<E>>({
    queryKey: endpointKey(endpoint, input),
    queryFn: async ({ signal }) => callEndpoint(endpoint, input, { signal }),
    placeholderData: keepPreviousData,
  });
}

/**
 * Has what is in the cache asked for once more: at once where it is on the screen. A first answer that is still on its way
 * is not called off for that, and may have been made before the change: it is asked for again once it is there.
 */
async function refresh(queries: QueryClient, filters: InvalidateQueryFilters): Promise<void> {
  const first = queries
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: "fetching" })
    .filter(({ state }) => state.data === undefined);
  // joins what is on its way; who asked for it hears of a refusal
  const answers = Promise.allSettled(first.map(async (query) => query.fetch()));
  await Promise.all([queries.invalidateQueries(filters), answers]);
  if (first.length === 0) return;
  await queries.invalidateQueries({ ...filters, predicate: (query) => first.includes(query) });
}

/** Endpoints whose answers a change makes old. */
export type ReadEndpoints = readonly Pick<Endpoint, "name">[];

/** Has everything that was asked of these endpoints asked for once more: at once where it is on the screen. */
export async function invalidate(
  queries: QueryClient,
  endpoints: ReadEndpoints,
  refetchType: "active" | "none" = "active",
): Promise<void> {
  const names = new Set<unknown>(endpoints.map(({ name }) => name));
  await refresh(queries, { predicate: ({ queryKey }) => names.has(queryKey[0]), refetchType });
}
