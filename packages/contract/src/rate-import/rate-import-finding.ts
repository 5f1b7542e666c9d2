import { z } from "zod";
import { RATE_READERS } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { calendarDate, id, oneOf, pageInput, text } from "../values.ts";

const format = oneOf(["csv", "xlsx"]).default("xlsx");
const byId = z.object({ id });

const cellProblem = z.object({
  /** letter of the column in the sheet; null: the line as a whole */
  column: z.string().nullable(),
  field: z.string().nullable(),
  code: z.string(),
  /** the cell as it is there */
  value: z.string(),
  /** in the caller's language */
  message: z.string(),
});
/** A line that is not imported, and every reason; or a figure to confirm. */
export const badRow = z.object({
  sheet: z.string(),
  /** null: the figure is that of all lines of `lanes` */
  row: z.number().nullable(),
  /** one of the lanes that the figure is about, and how many there are */
  lanes: z.object({ first: z.string(), count: z.number() }).optional(),
  problems: z.array(cellProblem),
});
export const listImportProblems = defineEndpoint({
  name: "listImportProblems",
  area: "rate-import",
  summary:
    "The lines that are not good, or good ones with a price to confirm: sheet, row, column and why; and how often each " +
    "reason occurs",
  method: "GET",
  path: "/rate-imports/:id/problems",
  roles: RATE_READERS,
  scope: "company",
  params: byId,
  query: z.object({
    kind: oneOf(["bad", "warning"]).default("bad"),
    code: text(60).optional(),
    ...pageInput,
  }),
  response: z.object({
    content: z.array(badRow),
    total: z.number(),
    reasons: z.array(z.object({ code: z.string(), message: z.string(), rows: z.number() })),
  }),
  errors: ["not-found"],
});
export const downloadImportProblems = defineEndpoint({
  name: "downloadImportProblems",
  area: "rate-import",
  summary: "The lines that are not good as a file: as they were uploaded, with a column that says why",
  method: "GET",
  path: "/rate-imports/:id/problems/export",
  roles: RATE_READERS,
  scope: "company",
  params: byId,
  query: z.object({ format }),
  response: z.unknown(),
  content: "file",
  errors: ["not-found"],
});

const laneState = z.object({
  goods: z.array(z.string()),
  aircraft: z.string(),
  validFrom: calendarDate,
  validTo: calendarDate,
  currency: z.string(),
  weightUnit: z.string(),
  minCharge: z.string(),
  breaks: z.array(z.object({ weight: z.string(), rate: z.string() })),
  /** null: not known */
  transitDays: z.number().nullable(),
  /** `17:00` or `D-1 17:00`; null: none stated */
  cutOff: z.string().nullable(),
  /** `LH8161 21:30-10:45+1`; null: none stated */
  flights: z.string().nullable(),
  basicCharge: z.string().nullable(),
  classRate: z
    .object({
      percent: z.string(),
      base: z.enum(["N", "ALL", "MIN"]),
      minWeight: z.string().nullable(),
      minPercent: z.string().nullable(),
    })
    .nullable(),
  specificCommodity: z.object({ item: z.string(), minWeight: z.string(), rate: z.string() }).nullable(),
  uld: z
    .object({
      pivotWeight: z.string(),
      pivotCharge: z.string(),
      overPivotRate: z.string(),
      tare: z.string().nullable(),
    })
    .nullable(),
  surcharges: z.array(
    z.object({
      label: z.string(),
      value: z.string(),
      unit: z.string(),
      /** what else is said of it (`minimum`, `validTo`, `origins` …); lists as one text */
      parts: z.array(z.object({ part: z.string(), value: z.string() })),
    }),
  ),
  /** everything else that is compared: a field of a sheet (`divisor`, `mawbFee` …) and its value */
  terms: z.array(z.object({ field: z.string(), value: z.string() })),
});
export const CHANGE_KINDS = ["added", "changed", "ended"] as const;
/** One lane of the difference: as it will be and as it is. */
export const laneChange = z.object({
  kind: z.enum(CHANGE_KINDS),
  origin: z.string(),
  destination: z.string(),
  after: laneState.nullable(),
  before: laneState.nullable(),
});
export const listImportChanges = defineEndpoint({
  name: "listImportChanges",
  area: "rate-import",
  summary: "What the import changes against the live rates, lane by lane",
  method: "GET",
  path: "/rate-imports/:id/changes",
  roles: RATE_READERS,
  scope: "company",
  params: byId,
  query: z.object({
    kind: oneOf(CHANGE_KINDS),
    /** the beginning of a lane's airports, or of its destination: `JFK`, `JFK-FRA` */
    search: text(7).default(""),
    /** by the lane's airports */
    order: oneOf(["asc", "desc"]).default("asc"),
    ...pageInput,
  }),
  response: z.object({ content: z.array(laneChange), total: z.number() }),
  errors: ["not-found", "state-conflict"],
});
