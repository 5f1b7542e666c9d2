import {
  createAirport,
  deleteAirport,
  exportAirports,
  getManagedAirport,
  importAirports,
  listManagedAirports,
  type ManagedAirport,
  searchAirports,
  updateAirport,
} from "@kilolane/contract";
import {
  callEndpoint,
  downloadEndpoint,
  type EndpointQuery,
  uploadFile,
} from "../../lib/api/call-endpoint.ts";
import { q, qPage } from "../../lib/api/query.ts";
import type { ExportFormat } from "../../ui/list-tools/export-menu.tsx";
import type { AirportValues } from "./airport-form.ts";

export type AirportQuery = EndpointQuery<typeof listManagedAirports>;

/** What a change of an airport makes old. */
export const AIRPORT_READS = [listManagedAirports, getManagedAirport, searchAirports];

/** A page of the airports; the old rows stay until the new ones are there. */
export function airportsQuery(query: AirportQuery) {
  return qPage(listManagedAirports, { query });
}

/** One airport by its code. */
export function airportQuery(code: string) {
  return q(getManagedAirport, { params: { code } });
}

/** The filtered list as a file. */
export async function downloadAirports(
  { page: _page, size: _size, ...filter }: AirportQuery,
  format: ExportFormat,
) {
  return downloadEndpoint(exportAirports, { query: { ...filter, format } });
}

/** An airport as it is stored now. */
export async function findAirport({ code }: Pick<ManagedAirport, "code">) {
  return callEndpoint(getManagedAirport, { params: { code } });
}

/** Adds an airport, or changes the one that was seen: its code stays. */
export async function storeAirport(values: AirportValues, seen: ManagedAirport | undefined) {
  if (seen === undefined) return callEndpoint(createAirport, { body: values });
  const { code: _code, ...changes } = values;
  return callEndpoint(updateAirport, {
    params: { code: seen.code },
    body: { ...changes, version: seen.version },
  });
}

/** Deletes an airport as it was seen. */
export async function removeAirport({ code, version }: Pick<ManagedAirport, "code" | "version">) {
  return callEndpoint(deleteAirport, { params: { code }, query: { version } });
}

/** Tries a file of airports, or writes it. */
export async function sendAirportFile(file: File, query: EndpointQuery<typeof importAirports>) {
  return uploadFile(importAirports, file, file.name, {}, query);
}
