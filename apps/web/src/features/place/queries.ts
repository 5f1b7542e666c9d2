import {
  getZipcode,
  listCountries,
  listCurrencies,
  searchAirports,
  searchUnNumbers,
  type Airport,
} from "@kilolane/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callEndpoint } from "../../lib/api/call-endpoint.ts";

const REFERENCE_STALE_MS = 3_600_000;

/** Airports for what was typed; an empty term asks nothing and answers nothing (quotation-core.md §5). */
export function airportsQuery(search: string, country: string | null) {
  return queryOptions({
    queryKey: ["place", "airports", search, country],
    enabled: search.trim() !== "",
    queryFn: async ({ signal }): Promise<readonly Airport[]> =>
      callEndpoint(
        searchAirports,
        { body: { search: search.trim(), ...(country === null ? {} : { country }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: REFERENCE_STALE_MS,
  });
}

/** City and state of a US ZIP; null when there is none of that number. An empty ZIP asks nothing. */
export function zipcodeQuery(zipcode: string) {
  return queryOptions({
    queryKey: ["place", "zipcode", zipcode],
    enabled: /^\d{5}$/.test(zipcode),
    queryFn: async ({ signal }) => {
      const answer = await callEndpoint(getZipcode, { query: { zipcode } }, { signal });
      return "city" in answer ? answer : null;
    },
    staleTime: REFERENCE_STALE_MS,
  });
}

export function countriesQuery(language: string) {
  return queryOptions({
    queryKey: ["place", "countries", language],
    queryFn: async ({ signal }) => callEndpoint(listCountries, {}, { signal }),
    staleTime: REFERENCE_STALE_MS,
  });
}

export const currenciesQuery = queryOptions({
  queryKey: ["place", "currencies"],
  queryFn: async ({ signal }) => callEndpoint(listCurrencies, {}, { signal }),
  staleTime: REFERENCE_STALE_MS,
});

export function unNumbersQuery(search: string) {
  return queryOptions({
    queryKey: ["place", "un-numbers", search],
    enabled: search.trim().length >= 2,
    queryFn: async ({ signal }) =>
      callEndpoint(searchUnNumbers, { body: { search: search.trim() } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: REFERENCE_STALE_MS,
  });
}
