import {
  createLocalAirline,
  exportAirlineAirfares,
  exportAirlineSurcharges,
  exportLocalAirlines,
  getLocalAirline,
  importLocalAirlines,
  listAirlineAirfares,
  listAirlineSurcharges,
  listLocalAirlines,
  type LocalAirline,
  updateLocalAirline,
} from "@kilolane/contract";
import {
  callEndpoint,
  downloadEndpoint,
  type EndpointBody,
  type EndpointQuery,
  uploadFile,
} from "../../lib/api/call-endpoint.ts";
import { qPage } from "../../lib/api/query.ts";
import { exportOf } from "../../lib/api/record-calls.ts";

export type LocalAirlineQuery = EndpointQuery<typeof listLocalAirlines>;
export type AirfareQuery = EndpointQuery<typeof listAirlineAirfares>;
export type SurchargeListQuery = EndpointQuery<typeof listAirlineSurcharges>;

/** A page of published airlines; the old rows stay until the new ones are there. */
export function localAirlinesQuery(query: LocalAirlineQuery) {
  return qPage(listLocalAirlines, { query });
}

/** What a file of airlines makes old. */
export const LOCAL_AIRLINE_READS = [listLocalAirlines, getLocalAirline];

/** Tries a file of airlines, or writes it. */
export async function sendAirlineFile(file: File, query: EndpointQuery<typeof importLocalAirlines>) {
  return uploadFile(importLocalAirlines, file, file.name, {}, query);
}

/** A page of airlines with their rates counted. */
export function airfaresQuery(query: AirfareQuery) {
  return qPage(listAirlineAirfares, { query });
}

/** A page of airlines with the surcharge lists of their own. */
export function surchargeListsQuery(query: SurchargeListQuery) {
  return qPage(listAirlineSurcharges, { query });
}

type SheetFormat = "csv" | "xlsx";

/** The filtered airlines as a file. */
export async function downloadLocalAirlines(query: LocalAirlineQuery, format: SheetFormat) {
  const { kind, search } = query;
  return downloadEndpoint(exportLocalAirlines, { query: { kind, search, format } });
}

/** The filtered airlines with their rates counted, as a file. */
export const downloadAirfares = exportOf(exportAirlineAirfares);

/** The filtered airlines with the surcharge lists of their own, as a file. */
export const downloadSurchargeLists = exportOf(exportAirlineSurcharges);

type LocalAirlineBody = EndpointBody<typeof createLocalAirline>;

/** A published airline as it is stored now. */
export async function findLocalAirline({ id }: Pick<LocalAirline, "id">): Promise<LocalAirline> {
  return callEndpoint(getLocalAirline, { params: { airlineId: id } });
}

/** Stores a published airline. @param seen undefined: a new one */
export async function storeLocalAirline(seen: LocalAirline | undefined, body: LocalAirlineBody) {
  return seen === undefined
    ? callEndpoint(createLocalAirline, { body })
    : callEndpoint(updateLocalAirline, {
        params: { airlineId: seen.id },
        body: { ...body, version: seen.version },
      });
}
