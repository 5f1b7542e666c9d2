import { RATE_FEES, SURCHARGE_BASES, SURCHARGE_UNITS } from "@kilolane/domain";
import { z } from "zod";
import { calendarDate, countInput, currencyCode, decimalInput, oneOf, text } from "../values.ts";

/** The columns that say which lane, goods and days a line is for. */
export const LANE_IMPORT_FIELDS = [
  "airline",
  "origin",
  "destination",
  "goods",
  "aircraft",
  "currency",
  "validFrom",
  "validTo",
] as const;

/** The columns of class rates, specific commodity rates and unit load devices. */
export const SPECIAL_IMPORT_FIELDS = [
  "classPercent",
  "classBase",
  "classMinWeight",
  "classMinPercent",
  "commodityItem",
  "commodityMinWeight",
  "commodityRate",
  "uldPivotWeight",
  "uldPivotCharge",
  "uldOverPivotRate",
  "uldTare",
] as const;

/**
 * What a column of a rate sheet can hold. `band` and `surcharge` may stand over several columns; `breakWeight` and
 * `breakRate` are the break and its price where a sheet has one break per row.
 */
export const IMPORT_FIELDS = [
  "ignore",
  ...LANE_IMPORT_FIELDS,
  "minCharge",
  "basicCharge",
  "breakWeight",
  "breakRate",
  "band",
  "surcharge",
  "weightUnit",
  "divisor",
  "weightStep",
  "transitDays",
  "cutOff",
  "flights",
  "daysOfOperation",
  "graceDays",
  "surcharges",
  ...RATE_FEES,
  "unNumbersIncluded",
  "allowNextBreak",
  "surchargeOnRatedWeight",
  ...SPECIAL_IMPORT_FIELDS,
  "bandRules",
  "shipperTypes",
  "minimumWeight",
  "maximumWeight",
  "minimumDensity",
  "request",
  "provider",
  "note",
  "isActive",
  "isDemonstration",
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

const place = z.number("number").int("number").min(0, "too-small").max(1_048_576, "too-large");

/** One column of a sheet and what it means. */
export const importColumn = z.object({
  /** from 0 */
  column: place,
  /** as it is in the sheet, for the screen and for finding it again in next month's file */
  header: text(300),
  field: oneOf(IMPORT_FIELDS),
  /** lower limit of a `band`, in the rate's weight unit */
  weight: decimalInput({ max: 100_000 }).optional(),
  /** name, unit and basis of a `surcharge` */
  label: text(60).optional(),
  unit: oneOf(SURCHARGE_UNITS).optional(),
  basis: oneOf(SURCHARGE_BASES).optional(),
});
export type ImportColumn = z.output<typeof importColumn>;

const sheetMapping = z.object({
  sheet: text(120),
  /** false: the sheet is left out (conditions, addresses …) */
  isUsed: z.boolean(),
  /** the last row of the headers as the spreadsheet counts, from 1; 0: the sheet has none */
  headerRow: place,
  columns: z.array(importColumn).max(300, "too-many"),
});

/** What counts where the sheet has no column, or an empty cell. */
export const importDefaults = z.object({
  currency: currencyCode.optional(),
  goods: text(60).optional(),
  aircraft: oneOf(["passenger", "freighter"]).optional(),
  validFrom: calendarDate.optional(),
  validTo: calendarDate.optional(),
  weightUnit: oneOf(["kg", "lb"]).optional(),
  divisor: countInput({ min: 1, max: 100_000 }).optional(),
  weightStep: decimalInput({ max: 1_000, aboveZero: true }).optional(),
  transitDays: countInput({ min: 0, max: 60 }).optional(),
});

export const importMapping = z.object({
  sheets: z.array(sheetMapping).min(1, "required").max(100, "too-many"),
  defaults: importDefaults.default({}),
  /** which sign parts the decimals of numbers written as text; `auto`: cells that could be read both ways are refused */
  decimalSign: oneOf(["auto", "dot", "comma"]).default("auto"),
  /** order of day and month in dates written as text; `auto`: likewise */
  dateOrder: oneOf(["auto", "dmy", "mdy"]).default("auto"),
});
export type ImportMapping = z.output<typeof importMapping>;
