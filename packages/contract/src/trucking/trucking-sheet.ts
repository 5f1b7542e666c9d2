import { ACCESSORIAL_CODES } from "@kilolane/domain";
import { z } from "zod";
import { FORWARDER_DESK } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { exportCall } from "../record-calls.ts";
import {
  calendarDate,
  currencyCode,
  id,
  instant,
  oneOf,
  pageInput,
  queryVersion,
  seenVersion,
  sheetFormat,
  text,
} from "../values.ts";

/** What a column of a trucking tariff can hold; the accessorials each stand for one service. */
export const TRUCKING_SHEET_FIELDS = [
  "ignore",
  "zone",
  "airport",
  "direction",
  "zips",
  "zipFrom",
  "zipTo",
  "currency",
  "validFrom",
  "validTo",
  "mode",
  "lowerLb",
  "upperLb",
  "ratePerCwt",
  "ratePerMile",
  "minimum",
  "density",
  "divisor",
  "fuelPercent",
  "fuelPerMile",
  "fuelOnAccessorials",
  ...ACCESSORIAL_CODES,
] as const;
export type TruckingSheetField = (typeof TRUCKING_SHEET_FIELDS)[number];

export const TRUCKING_SHEET_STATES = ["draft", "published", "rolled-back"] as const;

/** Columns of one sheet that are read; further ones are left out. */
const MOST_COLUMNS = 100;

const place = z.number("number").int("number").min(0, "too-small").max(1_048_576, "too-large");
export const truckingSheetMapping = z.object({
  /** the sheet of the file that holds the tariff */
  sheet: text(120),
  /** the row of the headers as the spreadsheet counts, from 1 */
  headerRow: place,
  columns: z
    .array(z.object({ column: place, header: text(300), field: oneOf(TRUCKING_SHEET_FIELDS) }))
    .max(MOST_COLUMNS, "too-many"),
  /** what counts where the sheet says nothing */
  defaults: z.object({
    currency: z.union([z.literal(""), currencyCode], "unknown-currency").default(""),
    validFrom: z.union([z.literal(""), calendarDate], "date").default(""),
    validTo: z.union([z.literal(""), calendarDate], "date").default(""),
  }),
  decimalSign: oneOf(["auto", "dot", "comma"]).default("auto"),
  dateOrder: oneOf(["auto", "dmy", "mdy"]).default("auto"),
});
export type TruckingSheetMapping = z.output<typeof truckingSheetMapping>;

/** What a zone's figures are: `detail` is the band's lower limit, the service or the airport with its direction. */
export const TRUCKING_FIGURES = [
  "validity",
  "mode",
  "minimum",
  "ratePerMile",
  "band",
  "density",
  "divisor",
  "fuelPercent",
  "fuelPerMile",
  "accessorial",
  "area",
] as const;
const figureChange = z.object({
  figure: z.enum(TRUCKING_FIGURES),
  detail: z.string(),
  before: z.string(),
  after: z.string(),
});
export const ZONE_CHANGES = ["added", "changed", "removed", "unchanged"] as const;
const zoneChange = z.object({
  kind: z.enum(ZONE_CHANGES),
  name: z.string(),
  currency: z.string(),
  changes: z.array(figureChange),
});
export type TruckingZoneChange = z.output<typeof zoneChange>;

const sheetProblem = z.object({
  /** null: the file as a whole */
  row: z.number().nullable(),
  /** letters as the spreadsheet names it; null: the line as a whole */
  column: z.string().nullable(),
  field: z.enum(TRUCKING_SHEET_FIELDS).nullable(),
  code: z.string(),
  /** the cell as it is there */
  value: z.string(),
  /** in the caller's language */
  message: z.string(),
});

export const truckingSheetRow = z.object({
  id: z.string(),
  fileName: z.string(),
  /** null: the carrier has been deleted since */
  carrierId: z.string().nullable(),
  carrierName: z.string(),
  state: z.enum(TRUCKING_SHEET_STATES),
  /** who uploaded it, who published it, who took it back; null: nobody yet, or somebody who is gone */
  author: z.string().nullable(),
  publishedBy: z.string().nullable(),
  rolledBackBy: z.string().nullable(),
  createdAt: instant,
  publishedAt: instant.nullable(),
  rolledBackAt: instant.nullable(),
  /** it is the carrier's last published one, which can be rolled back */
  isLast: z.boolean(),
  /** the carrier's version now; null: deleted */
  carrierVersion: z.number().nullable(),
  /** somebody changed the carrier after this sheet was published */
  isChangedSince: z.boolean(),
  version: z.number(),
});
export type TruckingSheetRow = z.output<typeof truckingSheetRow>;

export const truckingSheetDetail = truckingSheetRow.extend({
  mapping: truckingSheetMapping,
  /** the sheets of the file with their first rows as text */
  preview: z.array(
    z.object({
      sheet: z.string(),
      rows: z.array(z.object({ row: z.number(), cells: z.array(z.string()) })),
    }),
  ),
  /** lines read below the headers */
  rowsRead: z.number(),
  /** the first of them, and how many there are */
  problems: z.array(sheetProblem),
  problemTotal: z.number(),
  /** against the carrier as it is in `carrierVersion`; of a published one against what it replaced */
  zones: z.array(zoneChange),
});
export type TruckingSheetDetail = z.output<typeof truckingSheetDetail>;

const byId = z.object({ id });
const desk = { area: "trucking-sheet", roles: FORWARDER_DESK, scope: "company" } as const;

export const uploadTruckingSheet = defineEndpoint({
  ...desk,
  name: "uploadTruckingSheet",
  summary: "Takes a carrier's tariff (.xlsx, .xls, .ods, .csv) as a draft and proposes what its columns mean",
  method: "POST",
  path: "/trucking-sheets",
  query: z.object({ carrierId: id }),
  multipart: true,
  response: truckingSheetDetail,
  errors: ["not-found"],
  limit: "upload",
  takesTurns: true,
});
export const listTruckingSheets = defineEndpoint({
  ...desk,
  name: "listTruckingSheets",
  summary: "The company's uploaded trucking tariffs, the newest first",
  method: "GET",
  path: "/trucking-sheets",
  query: z.object(pageInput),
  response: z.object({ content: z.array(truckingSheetRow), total: z.number() }),
  errors: [],
});
export const getTruckingSheet = defineEndpoint({
  ...desk,
  name: "getTruckingSheet",
  summary: "An uploaded trucking tariff with its columns, problems and the difference from the carrier now",
  method: "GET",
  path: "/trucking-sheets/:id",
  params: byId,
  response: truckingSheetDetail,
  errors: ["not-found"],
});
export const mapTruckingSheet = defineEndpoint({
  ...desk,
  name: "mapTruckingSheet",
  summary: "Says what the columns of a draft mean, if nobody did since",
  method: "PUT",
  path: "/trucking-sheets/:id/mapping",
  params: byId,
  body: z.object({ mapping: truckingSheetMapping, version: seenVersion }),
  response: truckingSheetDetail,
  errors: ["not-found", "version-conflict", "state-conflict"],
});
export const publishTruckingSheet = defineEndpoint({
  ...desk,
  name: "publishTruckingSheet",
  summary:
    "Makes a draft without problems the carrier's tariff, if neither changed since the difference was seen",
  method: "POST",
  path: "/trucking-sheets/:id/publication",
  params: byId,
  body: z.object({ version: seenVersion, carrierVersion: seenVersion }),
  response: truckingSheetDetail,
  errors: ["not-found", "version-conflict", "state-conflict", "import-has-bad-rows"],
});
export const rollBackTruckingSheet = defineEndpoint({
  ...desk,
  name: "rollBackTruckingSheet",
  summary: "Gives the carrier the tariff back that its last published sheet replaced",
  method: "POST",
  path: "/trucking-sheets/:id/rollback",
  params: byId,
  body: z.object({ carrierVersion: seenVersion }),
  response: truckingSheetDetail,
  errors: ["not-found", "version-conflict", "state-conflict"],
});
export const deleteTruckingSheet = defineEndpoint({
  ...desk,
  name: "deleteTruckingSheet",
  summary: "Deletes a draft; what was published stays",
  method: "DELETE",
  path: "/trucking-sheets/:id",
  params: byId,
  query: z.object({ version: queryVersion }),
  response: z.object({}),
  errors: ["not-found", "version-conflict", "state-conflict"],
});
export const downloadTruckingTemplate = defineEndpoint({
  ...desk,
  ...exportCall(z.object({})),
  name: "downloadTruckingTemplate",
  summary: "The sheet that a trucking tariff is typed into, with the columns that are known",
  path: "/trucking-sheet-template",
});
export const exportTruckingTariff = defineEndpoint({
  ...desk,
  name: "exportTruckingTariff",
  summary: "A carrier's tariff now as a sheet that can be uploaded again",
  method: "GET",
  path: "/trucking-carriers/:id/tariff/export",
  params: byId,
  query: z.object({ format: sheetFormat }),
  response: z.unknown(),
  content: "file",
  errors: ["not-found"],
});
