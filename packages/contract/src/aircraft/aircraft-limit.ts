import { AIRCRAFT_GROUPS } from "@kilolane/domain";
import { z } from "zod";
import { listFile, listFileQuery } from "../airport/list-file.ts";
import { OPERATOR } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { exportCall } from "../record-calls.ts";
import { calendarDate, countInput, id, instant, nameText, oneOf, seenVersion } from "../values.ts";

/** Whole cm or kg; more than any aircraft measures or carries is a slip of the keyboard. */
const centimetres = countInput({ min: 1, max: 10_000 });
const kilograms = countInput({ min: 1, max: 250_000 });

const measures = {
  doorWidthCm: centimetres,
  doorHeightCm: centimetres,
  heightCm: centimetres,
  baseLengthCm: centimetres,
  baseWidthCm: centimetres,
  longestSideCm: centimetres,
  pieceWithoutAgreementKg: kilograms,
  heaviestPieceKg: kilograms,
};
type Measure = keyof typeof measures;

/** Pairs of which the first may not be more than the second. */
const ORDERED: readonly (readonly [Measure, Measure])[] = [
  ["baseWidthCm", "baseLengthCm"],
  ["baseLengthCm", "longestSideCm"],
  ["pieceWithoutAgreementKg", "heaviestPieceKg"],
];

function refineMeasures(form: Readonly<Record<Measure, number>>, context: z.RefinementCtx): void {
  for (const [less, more] of ORDERED)
    if (form[less] > form[more]) context.addIssue({ code: "custom", path: [less], message: "too-large" });
}

const limitChange = z.object({ source: nameText(300), ...measures });
/** A row as the operator types it. */
export const aircraftLimitForm = limitChange
  .extend({ group: oneOf(AIRCRAFT_GROUPS), validFrom: calendarDate })
  .superRefine(refineMeasures);

export type AircraftLimitForm = z.output<typeof aircraftLimitForm>;
/** The columns of a file of limits; group and day name a row. */
export const AIRCRAFT_LIMIT_FIELDS = [
  "group",
  "validFrom",
  "source",
  "doorWidthCm",
  "doorHeightCm",
  "heightCm",
  "baseLengthCm",
  "baseWidthCm",
  "longestSideCm",
  "pieceWithoutAgreementKg",
  "heaviestPieceKg",
] as const satisfies readonly (keyof AircraftLimitForm)[];

/** What a piece may measure and weigh in a group of aircraft, from a day of departure on. */
const aircraftLimit = z.object({
  id: z.string(),
  group: z.enum(AIRCRAFT_GROUPS),
  validFrom: z.string(),
  source: z.string(),
  doorWidthCm: z.number(),
  doorHeightCm: z.number(),
  heightCm: z.number(),
  baseLengthCm: z.number(),
  baseWidthCm: z.number(),
  longestSideCm: z.number(),
  pieceWithoutAgreementKg: z.number(),
  heaviestPieceKg: z.number(),
  version: z.number(),
  updatedAt: instant,
  /** null: the figures that the product came with */
  updatedBy: z.string().nullable(),
});
export type AircraftLimitRecord = z.output<typeof aircraftLimit>;

const operator = { area: "aircraft", roles: OPERATOR, scope: "platform" } as const;

export const listAircraftLimits = defineEndpoint({
  ...operator,
  name: "listAircraftLimits",
  summary: "Limits of pieces by group of aircraft, in each group the latest day first; former rows stay",
  method: "GET",
  path: "/operator/aircraft-limits",
  response: z.object({ content: z.array(aircraftLimit) }),
  errors: [],
});
export const createAircraftLimit = defineEndpoint({
  ...operator,
  name: "createAircraftLimit",
  summary: "Adds limits of a group of aircraft that count for departures from a day on",
  method: "POST",
  path: "/operator/aircraft-limits",
  body: aircraftLimitForm,
  response: aircraftLimit,
  errors: [],
});
export const updateAircraftLimit = defineEndpoint({
  ...operator,
  name: "updateAircraftLimit",
  summary:
    "Corrects a row; its group and its day stay. Requests that are priced already are not priced by it again",
  method: "PUT",
  path: "/operator/aircraft-limits/:id",
  params: z.object({ id }),
  /** `version` is the one that the caller saw. */
  body: limitChange.extend({ version: seenVersion }).superRefine(refineMeasures),
  response: aircraftLimit,
  errors: ["not-found", "version-conflict"],
});
export const exportAircraftLimits = defineEndpoint({
  ...operator,
  ...exportCall(z.object({})),
  name: "exportAircraftLimits",
  summary: "Every limit as a file, which can be imported again",
  path: "/operator/aircraft-limits/export",
});
/** A CSV file with the columns of the export, in any order and any of the product's languages. */
export const importAircraftLimits = defineEndpoint({
  ...operator,
  name: "importAircraftLimits",
  summary: "Checks a CSV file of limits and says what it changes, or writes what was shown",
  method: "POST",
  path: "/operator/aircraft-limits/import",
  query: listFileQuery,
  multipart: true,
  response: listFile,
  errors: ["file-unreadable", "version-conflict"],
  limit: "upload",
});
