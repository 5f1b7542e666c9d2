import { RATE_TYPES } from "@kilolane/domain";
import { z } from "zod";
import { RATE_READERS } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { importMapping } from "./rate-import-mapping.ts";
import { rateSegment, requiredAirlineId } from "../rate/rate-export.ts";
import { id, instant, jsonQuery, oneOf, pageInput, sheetFormat } from "../values.ts";

const previewSheet = z.object({
  sheet: z.string(),
  /** the first rows as text, with their numbers */
  rows: z.array(z.object({ row: z.number(), cells: z.array(z.string()) })),
});

/** `replace`: the file is the whole tariff of this kind, what it lacks ends; `update`: other rates stay. */
export const IMPORT_MODES = ["replace", "update"] as const;
export const IMPORT_STATES = [
  "uploaded",
  "checking",
  "checked",
  "cancelled",
  "failed",
  "published",
  "rolled-back",
] as const;

const counts = z.object({
  added: z.number(),
  changed: z.number(),
  ended: z.number(),
  unchanged: z.number(),
});

/** An import in a list. */
export const importRow = z.object({
  id: z.string(),
  fileName: z.string(),
  airlineId: z.number(),
  airlineName: z.string(),
  rateType: z.enum(RATE_TYPES),
  /** company of a contract or spot rate, or whose own rates they are; null: everybody's */
  forwarderId: z.string().nullable(),
  state: z.enum(IMPORT_STATES),
  /** null: not chosen yet */
  mode: z.enum(IMPORT_MODES).nullable(),
  /** what the job does now, and how far: 0 to 100 */
  phase: z.enum(["waiting", "reading", "writing", "comparing", "done"]),
  percent: z.number(),
  /** lines read, those that are good, those that are not */
  rowsRead: z.number(),
  rowsGood: z.number(),
  rowsBad: z.number(),
  /** good lines with a price far from its neighbours, which somebody confirms before publishing */
  rowsWarned: z.number(),
  /** origin × destination pairs of the good lines */
  lanes: z.number(),
  changes: counts.nullable(),
  /** why the check failed: a code of `file.sheet-…` or `internal` */
  failure: z.string().nullable(),
  /** it waits until another import of the same company has been read */
  waitsForOther: z.boolean(),
  setId: z.number().nullable(),
  /** who uploaded it; null: somebody who is gone */
  author: z.string().nullable(),
  createdAt: instant,
  publishedAt: instant.nullable(),
});
export type ImportRow = z.output<typeof importRow>;

/** An import with what the mapping screen shows. */
export const importDetail = importRow.extend({
  preview: z.array(previewSheet),
  /** the chosen mapping, or the proposed one before the first check */
  mapping: importMapping,
  /** the profile the proposal came from, when one fits */
  profile: z.string().nullable(),
  /** columns that hold figures and are not imported, after the check */
  unreadColumns: z.array(
    z.object({
      sheet: z.string(),
      column: z.string(),
      header: z.string(),
      sample: z.string(),
      /** lines that hold a figure there */
      figures: z.number(),
    }),
  ),
});
export type ImportDetail = z.output<typeof importDetail>;

const byId = z.object({ id });
/** JSON: only imports of these types */
const rateTypes = jsonQuery(z.array(oneOf(RATE_TYPES)).max(5, "too-many").optional()).optional();

export const uploadRateImport = defineEndpoint({
  name: "uploadRateImport",
  area: "rate-import",
  summary: "Takes a rate sheet (.xlsx, .xls, .ods, .csv), looks into it and proposes what its columns mean",
  method: "POST",
  path: "/rate-imports",
  roles: RATE_READERS,
  scope: "company",
  query: rateSegment,
  multipart: true,
  response: importDetail,
  errors: ["not-found"],
  limit: "upload",
  takesTurns: true,
});
export const listRateImports = defineEndpoint({
  name: "listRateImports",
  area: "rate-import",
  summary: "The company's imports, the newest first",
  method: "GET",
  path: "/rate-imports",
  roles: RATE_READERS,
  scope: "company",
  query: z.object({ airlineId: requiredAirlineId.optional(), rateTypes, ...pageInput }),
  response: z.object({ content: z.array(importRow), total: z.number() }),
  errors: [],
});
export const exportRateImports = defineEndpoint({
  name: "exportRateImports",
  area: "rate-import",
  summary: "The company's imports as a file, the newest first",
  method: "GET",
  path: "/rate-imports/export",
  roles: RATE_READERS,
  scope: "company",
  query: z.object({ rateTypes, format: sheetFormat }),
  response: z.unknown(),
  content: "file",
  errors: [],
});
export const getRateImport = defineEndpoint({
  name: "getRateImport",
  area: "rate-import",
  summary: "One import: its state and progress, first rows and mapping",
  method: "GET",
  path: "/rate-imports/:id",
  roles: RATE_READERS,
  scope: "company",
  params: byId,
  response: importDetail,
  errors: ["not-found"],
});
export const checkRateImport = defineEndpoint({
  name: "checkRateImport",
  area: "rate-import",
  summary: "Starts the dry run: reads all lines by the mapping; nothing goes live",
  method: "POST",
  path: "/rate-imports/:id/checks",
  roles: RATE_READERS,
  scope: "company",
  params: byId,
  body: z.object({ mapping: importMapping, mode: oneOf(IMPORT_MODES) }),
  response: importRow,
  errors: ["not-found", "state-conflict"],
});
export const cancelRateImport = defineEndpoint({
  name: "cancelRateImport",
  area: "rate-import",
  summary: "Stops a dry run, or takes a checked import back; nothing of it goes live",
  method: "POST",
  path: "/rate-imports/:id/cancellation",
  roles: RATE_READERS,
  scope: "company",
  params: byId,
  response: importRow,
  errors: ["not-found", "state-conflict"],
});

export const publishRateImport = defineEndpoint({
  name: "publishRateImport",
  area: "rate-import",
  summary:
    "Puts the checked import live as one set; with bad lines or unusual prices only when the caller says so",
  method: "POST",
  path: "/rate-imports/:id/publication",
  roles: RATE_READERS,
  scope: "company",
  params: byId,
  body: z.object({
    /** publish the good lines although others are bad */
    publishGood: z.boolean().default(false),
    /** the prices far from their neighbours have been looked at and are meant */
    confirmWarnings: z.boolean().default(false),
  }),
  response: importRow,
  errors: ["not-found", "state-conflict", "import-has-bad-rows", "import-has-warnings", "rates-changed"],
});
