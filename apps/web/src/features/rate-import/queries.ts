import {
  cancelRateImport,
  checkRateImport,
  deleteImportProfile,
  downloadImportProblems,
  downloadRateTemplate,
  type EndpointOutput,
  exportRateImports,
  exportRates,
  getRateImport,
  type ImportDetail,
  type ImportMapping,
  listImportChanges,
  listImportProblems,
  listImportProfiles,
  listRateImports,
  publishRateImport,
  rollBackRateSet,
  saveImportProfile,
  uploadRateImport,
} from "@kilolane/contract";
import type { RateType } from "@kilolane/domain";
import { queryOptions } from "@tanstack/react-query";
import {
  callEndpoint,
  downloadEndpoint,
  uploadFile,
  type EndpointQuery,
} from "../../lib/api/call-endpoint.ts";
import { q, qPage } from "../../lib/api/query.ts";

/** What a published set that is taken back makes old. */
export const IMPORT_READS = [
  listRateImports,
  getRateImport,
  listImportProblems,
  listImportChanges,
  listImportProfiles,
];

export type SheetFormat = "csv" | "xlsx";
export type TemplateShape = "full" | "marketplace";
export type ChangeKind = "added" | "changed" | "ended";

/** Whose rates a file holds: an airline's of one type, for everybody or for one forwarder. */
export interface RateSegment {
  readonly airlineId: number;
  readonly rateType: RateType;
  /** contract and spot rates: whose they are */
  readonly forwarderId?: string;
}

/** What an export is narrowed to: lanes, goods, words and state, as the list is. */
export type ExportFilter = Pick<
  EndpointQuery<typeof exportRates>,
  "from" | "to" | "goods" | "search" | "view"
>;

/** How often a running check is asked how far it is. */
const POLL_MS = 700;

/** The imports of some types, the newest first. */
export function importsQuery(rateTypes: readonly RateType[], page: number, size: number) {
  const query = { rateTypes: JSON.stringify(rateTypes), page, size };
  return qPage(listRateImports, { query });
}

/** The imports of some types as a file. */
export async function downloadImports(rateTypes: readonly RateType[], format: SheetFormat) {
  const query = { rateTypes: JSON.stringify(rateTypes), format };
  return downloadEndpoint(exportRateImports, { query });
}

/** One import; asked again and again while its check runs. */
export function importQuery(id: string) {
  return queryOptions({
    ...q(getRateImport, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.state === "checking" ? POLL_MS : false),
  });
}

/** Uploads a sheet and has its columns looked at. */
export async function uploadSheet(segment: RateSegment, file: File): Promise<ImportDetail> {
  return uploadFile(uploadRateImport, file, file.name, {}, segment);
}

export type ImportMode = "replace" | "update";

/** Starts the dry run. */
export async function startCheck(id: string, mapping: ImportMapping, mode: ImportMode) {
  return callEndpoint(checkRateImport, { params: { id }, body: { mapping, mode } });
}

/** Stops the dry run, or takes the checked import back. */
export async function cancelImport(id: string) {
  return callEndpoint(cancelRateImport, { params: { id } });
}

/** What somebody says before an import goes live. */
export interface PublishChoice {
  /** the good lines go live although others are bad */
  readonly publishGood: boolean;
  /** the prices far from their neighbours are meant */
  readonly confirmWarnings: boolean;
}

/** Puts the checked lines live. */
export async function publishImport(id: string, body: PublishChoice) {
  return callEndpoint(publishRateImport, { params: { id }, body });
}

/** Takes the published set back. @param withLater also later sets that rest on it */
export async function rollBackImport(setId: number, withLater: boolean) {
  return callEndpoint(rollBackRateSet, { params: { id: setId }, body: { withLater } });
}

export type BadLine = EndpointOutput<typeof listImportProblems>["content"][number];

export type ProblemKind = "bad" | "warning";

/** Lines that are not good, or good ones whose price is to be confirmed. @param code only those with this reason; empty: all */
export function problemsQuery(
  id: string,
  { kind, code }: { readonly kind: ProblemKind; readonly code: string },
  page: number,
  size: number,
) {
  return qPage(listImportProblems, {
    params: { id },
    query: { kind, ...(code === "" ? {} : { code }), page, size },
  });
}

export type LaneChange = EndpointOutput<typeof listImportChanges>["content"][number];

/** Which of the changed lanes are shown, and in which order. */
export type ChangeFilter = EndpointQuery<typeof listImportChanges>;

/** Lanes that the import adds, changes or ends. */
export function changesQuery(id: string, query: ChangeFilter) {
  return qPage(listImportChanges, { params: { id }, query });
}

export type ImportProfile = EndpointOutput<typeof listImportProfiles>["content"][number];

/** The remembered mappings of an airline. */
export function profilesQuery(airlineId: number) {
  return q(listImportProfiles, { query: { airlineId } });
}

/** Remembers a mapping under a name; the same name is replaced. */
export async function saveProfile(airlineId: number, name: string, mapping: ImportMapping) {
  return callEndpoint(saveImportProfile, { body: { airlineId, name, mapping } });
}

/** Forgets a mapping. */
export async function forgetProfile(id: string) {
  return callEndpoint(deleteImportProfile, { params: { id } });
}

/** The bad lines as a file, with a column that says why. */
export async function downloadProblems(id: string, format: SheetFormat) {
  return downloadEndpoint(downloadImportProblems, { params: { id }, query: { format } });
}

/** An empty sheet to fill. */
export async function downloadTemplate(shape: TemplateShape, format: SheetFormat) {
  return downloadEndpoint(downloadRateTemplate, { query: { shape, format } });
}

/** The live rates of a segment as a sheet. */
export async function downloadRates(segment: RateSegment, filter: ExportFilter, format: SheetFormat) {
  return downloadEndpoint(exportRates, { query: { ...segment, ...filter, format } });
}
