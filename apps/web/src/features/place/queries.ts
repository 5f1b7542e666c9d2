import {
  getAirport,
  getZipcode,
  listCountries,
  listCurrencies,
  listPackageTypes,
  searchAirports,
  searchLaneAirlines,
  searchUnNumbers,
} from "@kilolane/contract";
import { PACKAGE_TYPES } from "@kilolane/domain";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { callEndpoint } from "../../lib/api/call-endpoint.ts";
import { endpointKey, q, qPage } from "../../lib/api/query.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";

const REFERENCE_STALE_MS = 3_600_000;

/** Airports for what was typed; an empty term asks nothing and answers nothing (quotation-core.md §5). */
export function airportsQuery(search: string, country: string | null) {
  return queryOptions({
    ...qPage(searchAirports, { body: { search: search.trim(), ...(country === null ? {} : { country }) } }),
    enabled: search.trim() !== "",
    staleTime: REFERENCE_STALE_MS,
  });
}

/** City and state of a US ZIP; null when there is none of that number. An empty ZIP asks nothing. */
export function zipcodeQuery(zipcode: string) {
  return queryOptions({
    ...q(getZipcode, { query: { zipcode } }),
    enabled: /^\d{5}$/.test(zipcode),
    select: (answer) => ("city" in answer ? answer : null),
    staleTime: REFERENCE_STALE_MS,
  });
}

export function countriesQuery(language: string) {
  return queryOptions({ ...q(listCountries, undefined, language), staleTime: REFERENCE_STALE_MS });
}

/** The name of a country by its code; the code itself until the names are there. */
export function useCountryName(): (code: string) => string {
  const { data = [] } = useQuery(countriesQuery(useLanguage()));
  return useCallback((code) => data.find((country) => country.code === code)?.name ?? code, [data]);
}

export const currenciesQuery = queryOptions({ ...q(listCurrencies), staleTime: REFERENCE_STALE_MS });

export function unNumbersQuery(search: string) {
  return queryOptions({
    ...qPage(searchUnNumbers, { query: { search: search.trim() } }),
    enabled: search.trim().length >= 2,
    staleTime: REFERENCE_STALE_MS,
  });
}

/** What goods can be packed as, in their order; the delivered names until the operator's list is there. */
export function usePackageTypes(): readonly string[] {
  const { data = PACKAGE_TYPES } = useQuery(q(listPackageTypes));
  return data;
}

/** Two airports by their codes; nothing is asked until both are known. */
export function airportPairQuery(from: string | null, to: string | null) {
  return queryOptions({
    queryKey: endpointKey(getAirport, undefined, "pair", from, to),
    enabled: from !== null && to !== null,
    queryFn: async () =>
      Promise.all([from, to].map(async (code) => callEndpoint(getAirport, { params: { code: code ?? "" } }))),
    staleTime: REFERENCE_STALE_MS,
  });
}

/** One airport by its code; nothing is asked without one. */
export function airportQuery(code: string | null) {
  return queryOptions({
    ...q(getAirport, { params: { code: code ?? "" } }),
    enabled: code !== null,
    staleTime: REFERENCE_STALE_MS,
  });
}

/** Airlines between two airports, those with a rate first. */
export function laneAirlinesQuery(from: string, to: string) {
  return q(searchLaneAirlines, { query: { from_airport: from, to_airport: to } });
}
