import type {
  cancelRateImport,
  checkRateImport,
  deleteImportProfile,
  downloadImportProblems,
  downloadRateTemplate,
  EndpointInput,
  EndpointOutput,
  exportRateImports,
  exportRates,
  getRateImport,
  ImportDetail,
  ImportMapping,
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
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callEndpoint, downloadEndpoint, routeOf, uploadFile } from "../../lib/api/call-endpoint.ts";

/** Endpoints without their schemas, which no screen needs to call them. */
export const RATE_IMPORT_ROUTES = {
  uploadRateImport: routeOf<typeof uploadRateImport>("POST", "/rate-import"),
  listRateImports: routeOf<typeof listRateImports>("GET", "/rate-import"),
  exportRateImports: {
    ...routeOf<typeof exportRateImports>("GET", "/rate-import/export"),
    content: "file" as const,
  },
  getRateImport: routeOf<typeof getRateImport>("GET", "/rate-import/:id"),
  checkRateImport: routeOf<typeof checkRateImport>("POST", "/rate-import/:id/check"),
  cancelRateImport: routeOf<typeof cancelRateImport>("POST", "/rate-import/:id/cancel"),
  publishRateImport: routeOf<typeof publishRateImport>("POST", "/rate-import/:id/publish"),
  listImportProblems: routeOf<typeof listImportProblems>("GET", "/rate-import/:id/problem"),
  downloadImportProblems: routeOf<typeof downloadImportProblems>("GET", "/rate-import/:id/problem-file"),
  listImportChanges: routeOf<typeof listImportChanges>("GET", "/rate-import/:id/change"),
  listImportProfiles: routeOf<typeof listImportProfiles>("GET", "/rate-import-profile"),
  saveImportProfile: routeOf<typeof saveImportProfile>("POST", "/rate-import-profile"),
  deleteImportProfile: routeOf<typeof deleteImportProfile>("DELETE", "/rate-import-profile/:id"),
  downloadRateTemplate: routeOf<typeof downloadRateTemplate>("GET", "/rate-template"),
  exportRates: routeOf<typeof exportRates>("GET", "/rate-export"),
  rollBackRateSet: routeOf<typeof rollBackRateSet>("POST", "/rate-set/:id/roll-back"),
};

export type SheetFormat = "csv" | "xlsx";
export type TemplateShape = "full" | "marketplace";
export type ChangeKind = "added" | "changed" | "ended";

/** Whose rates a file holds: an airline's of one type, for everybody or for one forwarder. */
export interface Shelf {
  readonly airlineId: number;
  readonly rateType: RateType;
  /** contract and spot rates: whose they are */
  readonly forwarderId?: string;
}

/** What an export is narrowed to: lanes, goods, words and state, as the list is. */
export type ExportFilter = Pick<
  NonNullable<EndpointInput<typeof exportRates>["query"]>,
  "from" | "to" | "goods" | "search" | "view"
>;

/** How often a running check is asked how far it is. */
const POLL_MS = 700;

/** The imports of some types, the newest first. */
export function importsQuery(rateTypes: readonly RateType[], page: number, size: number) {
  const query = { rateTypes: JSON.stringify(rateTypes), page, size };
  return queryOptions({
    queryKey: ["rate-import", "list", query],
    queryFn: async ({ signal }) => callEndpoint(RATE_IMPORT_ROUTES.listRateImports, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The imports of some types as a file. */
export async function downloadImports(rateTypes: readonly RateType[], format: SheetFormat) {
  const query = { rateTypes: JSON.stringify(rateTypes), format };
  return downloadEndpoint(RATE_IMPORT_ROUTES.exportRateImports, { query });
}

const oneKey = (id: string) => ["rate-import", "one", id] as const;

/** One import; asked again and again while its check runs. */
export function importQuery(id: string) {
  return queryOptions({
    queryKey: oneKey(id),
    queryFn: async ({ signal }): Promise<ImportDetail> =>
      callEndpoint(RATE_IMPORT_ROUTES.getRateImport, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === "checking" ? POLL_MS : false),
  });
}

/** Uploads a sheet and has its columns looked at. */
export async function uploadSheet(shelf: Shelf, file: File): Promise<ImportDetail> {
  return uploadFile(RATE_IMPORT_ROUTES.uploadRateImport, file, file.name, {}, shelf);
}

export type ImportMode = "replace" | "update";

/** Starts the dry run. */
export async function startCheck(id: string, mapping: ImportMapping, mode: ImportMode) {
  return callEndpoint(RATE_IMPORT_ROUTES.checkRateImport, { params: { id }, body: { mapping, mode } });
}

/** Stops the dry run, or takes the checked import back. */
export async function cancelImport(id: string) {
  return callEndpoint(RATE_IMPORT_ROUTES.cancelRateImport, { params: { id } });
}

/** Puts the checked lines live. @param publishGood although other lines are bad */
export async function publishImport(id: string, publishGood: boolean) {
  return callEndpoint(RATE_IMPORT_ROUTES.publishRateImport, { params: { id }, body: { publishGood } });
}

/** Takes the published set back. @param withLater also later sets that rest on it */
export async function rollBackImport(setId: number, withLater: boolean) {
  return callEndpoint(RATE_IMPORT_ROUTES.rollBackRateSet, { params: { id: setId }, body: { withLater } });
}

export type BadLine = EndpointOutput<typeof listImportProblems>["content"][number];

/** Lines that are not good. @param code only those with this reason; empty: all */
export function problemsQuery(id: string, code: string, page: number, size: number) {
  return queryOptions({
    queryKey: [...oneKey(id), "problem", code, page, size],
    queryFn: async ({ signal }) =>
      callEndpoint(
        RATE_IMPORT_ROUTES.listImportProblems,
        { params: { id }, query: { ...(code === "" ? {} : { code }), page, size } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

export type LaneChange = EndpointOutput<typeof listImportChanges>["content"][number];

/** Lanes that the import adds, changes or ends. */
export function changesQuery(id: string, kind: ChangeKind, page: number, size: number) {
  return queryOptions({
    queryKey: [...oneKey(id), "change", kind, page, size],
    queryFn: async ({ signal }) =>
      callEndpoint(
        RATE_IMPORT_ROUTES.listImportChanges,
        { params: { id }, query: { kind, page, size } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

export type ImportProfile = EndpointOutput<typeof listImportProfiles>["content"][number];

/** The remembered mappings of an airline. */
export function profilesQuery(airlineId: number) {
  return queryOptions({
    queryKey: ["rate-import", "profile", airlineId],
    queryFn: async ({ signal }) =>
      callEndpoint(RATE_IMPORT_ROUTES.listImportProfiles, { query: { airlineId } }, { signal }),
  });
}

/** Remembers a mapping under a name; the same name is replaced. */
export async function saveProfile(airlineId: number, name: string, mapping: ImportMapping) {
  return callEndpoint(RATE_IMPORT_ROUTES.saveImportProfile, { body: { airlineId, name, mapping } });
}

/** Forgets a mapping. */
export async function forgetProfile(id: string) {
  return callEndpoint(RATE_IMPORT_ROUTES.deleteImportProfile, { params: { id } });
}

/** The bad lines as a file, with a column that says why. */
export async function downloadProblems(id: string, format: SheetFormat) {
  return downloadEndpoint(RATE_IMPORT_ROUTES.downloadImportProblems, { params: { id }, query: { format } });
}

/** An empty sheet to fill. */
export async function downloadTemplate(shape: TemplateShape, format: SheetFormat) {
  return downloadEndpoint(RATE_IMPORT_ROUTES.downloadRateTemplate, { query: { shape, format } });
}

/** The live rates of a shelf as a sheet. */
export async function downloadRates(shelf: Shelf, filter: ExportFilter, format: SheetFormat) {
  return downloadEndpoint(RATE_IMPORT_ROUTES.exportRates, { query: { ...shelf, ...filter, format } });
}
