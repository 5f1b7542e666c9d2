import type {
  Airport,
  getAirport,
  getZipcode,
  listCountries,
  listCurrencies,
  searchAirports,
  searchLaneAirlines,
  searchUnNumbers,
} from "@kilolane/contract";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { callEndpoint, routeOf } from "../../lib/api/call-endpoint.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";

/** Endpoints without their schemas, which no screen needs to call them. */
export const PLACE_ROUTES = {
  searchLaneAirlines: routeOf<typeof searchLaneAirlines>("GET", "/airlines/airport-to-airport/search"),
  searchAirports: routeOf<typeof searchAirports>("POST", "/airport/search"),
  getAirport: routeOf<typeof getAirport>("POST", "/airport/:code"),
  getZipcode: routeOf<typeof getZipcode>("GET", "/zipcode"),
  listCountries: routeOf<typeof listCountries>("GET", "/country-list"),
  listCurrencies: routeOf<typeof listCurrencies>("GET", "/currency-list"),
  searchUnNumbers: routeOf<typeof searchUnNumbers>("POST", "/un-number/search"),
};

const REFERENCE_STALE_MS = 3_600_000;

/** Airports for what was typed; an empty term asks nothing and answers nothing (quotation-core.md §5). */
export function airportsQuery(search: string, country: string | null) {
  return queryOptions({
    queryKey: ["place", "airports", search, country],
    enabled: search.trim() !== "",
    queryFn: async ({ signal }): Promise<readonly Airport[]> =>
      callEndpoint(
        PLACE_ROUTES.searchAirports,
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
      const answer = await callEndpoint(PLACE_ROUTES.getZipcode, { query: { zipcode } }, { signal });
      return "city" in answer ? answer : null;
    },
    staleTime: REFERENCE_STALE_MS,
  });
}

export function countriesQuery(language: string) {
  return queryOptions({
    queryKey: ["place", "countries", language],
    queryFn: async ({ signal }) => callEndpoint(PLACE_ROUTES.listCountries, {}, { signal }),
    staleTime: REFERENCE_STALE_MS,
  });
}

/** The name of a country by its code; the code itself until the names are there. */
export function useCountryName(): (code: string) => string {
  const { data = [] } = useQuery(countriesQuery(useLanguage()));
  return useCallback((code) => data.find((country) => country.code === code)?.name ?? code, [data]);
}

export const currenciesQuery = queryOptions({
  queryKey: ["place", "currencies"],
  queryFn: async ({ signal }) => callEndpoint(PLACE_ROUTES.listCurrencies, {}, { signal }),
  staleTime: REFERENCE_STALE_MS,
});

export function unNumbersQuery(search: string) {
  return queryOptions({
    queryKey: ["place", "un-numbers", search],
    enabled: search.trim().length >= 2,
    queryFn: async ({ signal }) =>
      callEndpoint(PLACE_ROUTES.searchUnNumbers, { body: { search: search.trim() } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: REFERENCE_STALE_MS,
  });
}

/** Two airports by their codes; nothing is asked until both are known. */
export function airportPairQuery(from: string | null, to: string | null) {
  return queryOptions({
    queryKey: ["place", "airport-pair", from, to],
    enabled: from !== null && to !== null,
    queryFn: async () =>
      Promise.all(
        [from, to].map(async (code) =>
          callEndpoint(PLACE_ROUTES.getAirport, { params: { code: code ?? "" } }),
        ),
      ),
    staleTime: REFERENCE_STALE_MS,
  });
}

/** Airlines between two airports, those with a rate first. */
export function laneAirlinesQuery(from: string, to: string) {
  return queryOptions({
    queryKey: ["place", "lane-airlines", from, to],
    queryFn: async ({ signal }) =>
      callEndpoint(
        PLACE_ROUTES.searchLaneAirlines,
        { query: { from_airport: from, to_airport: to } },
        { signal },
      ),
  });
}
