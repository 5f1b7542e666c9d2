import {
  deleteTruckingSheet,
  downloadTruckingTemplate,
  type EndpointOutput,
  exportTruckingTariff,
  getTruckingSheet,
  listTruckingCarriers,
  listTruckingSheets,
  mapTruckingSheet,
  publishTruckingSheet,
  rollBackTruckingSheet,
  type TruckingSheetMapping,
  uploadTruckingSheet,
} from "@kilolane/contract";
import { callEndpoint, downloadEndpoint, uploadFile } from "../../lib/api/call-endpoint.ts";
import { q, qPage } from "../../lib/api/query.ts";
import { CARRIER_READS } from "./queries.ts";

/** What a change of an uploaded tariff makes old. */
export const SHEET_READS = [listTruckingSheets, getTruckingSheet, ...CARRIER_READS];

/** As it is answered, the mapping's days included. */
export type SheetDetail = EndpointOutput<typeof getTruckingSheet>;

const MOST_CARRIERS = 100;

/** The carriers a tariff can be uploaded for. */
export function carrierChoicesQuery(search: string) {
  return q(listTruckingCarriers, { query: { search, size: MOST_CARRIERS } });
}

/** A page of the uploaded tariffs. */
export function sheetsQuery(page: number, size: number) {
  return qPage(listTruckingSheets, { query: { page, size } });
}

/** One uploaded tariff. */
export function sheetQuery(id: string) {
  return q(getTruckingSheet, { params: { id } });
}

/** Uploads a tariff for a carrier. */
export async function uploadSheet(carrierId: string, file: File) {
  return uploadFile(uploadTruckingSheet, file, file.name, {}, { carrierId });
}

type Seen = Pick<SheetDetail, "id" | "version">;

/** Says what the columns mean. */
export async function mapSheet({ id, version }: Seen, mapping: TruckingSheetMapping) {
  return callEndpoint(mapTruckingSheet, { params: { id }, body: { mapping, version } });
}

/** Makes the draft the carrier's tariff, as both were seen. */
export async function publishSheet({ id, version, carrierVersion }: SheetDetail) {
  return callEndpoint(publishTruckingSheet, {
    params: { id },
    body: { version, carrierVersion: carrierVersion ?? 0 },
  });
}

/** Gives the carrier the tariff before back. */
export async function rollBackSheet({ id, carrierVersion }: Pick<SheetDetail, "id" | "carrierVersion">) {
  return callEndpoint(rollBackTruckingSheet, {
    params: { id },
    body: { carrierVersion: carrierVersion ?? 0 },
  });
}

/** Deletes a draft in the version that was seen. */
export async function deleteSheet({ id, version }: Seen) {
  return callEndpoint(deleteTruckingSheet, { params: { id }, query: { version } });
}

export type SheetFormat = "csv" | "xlsx";

/** The empty template, or a carrier's tariff now in the same layout. */
export async function downloadTariff(carrierId: string | undefined, format: SheetFormat) {
  const query = { format };
  return carrierId === undefined
    ? downloadEndpoint(downloadTruckingTemplate, { query })
    : downloadEndpoint(exportTruckingTariff, { params: { id: carrierId }, query });
}
