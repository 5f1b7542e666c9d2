import { DG_CLASSES } from "@kilolane/domain";
import { z } from "zod";
import { listFile, listFileQuery } from "../airport/list-file.ts";
import { OPERATOR } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { exportCall, listFields } from "../record-calls.ts";
import { instant, nameText, oneOf, pageInput, seenVersion, typedWord, yesNo } from "../values.ts";

/** Groups of danger that a substance can be packed in; one without any is of no group. */
export const SUBSTANCE_GROUPS = ["I", "II", "III"] as const;
type SubstanceGroup = (typeof SUBSTANCE_GROUPS)[number];

/** A list as a form sends it, or `II, III` as a cell says it; answered in order. Code: unknown. */
const packingGroups = z
  .union(
    [
      z.array(z.string()),
      z.string().transform((cell) => cell.split(/[\s,;/]+/).filter((word) => word !== "")),
    ],
    "list",
  )
  .transform((words, context): readonly SubstanceGroup[] => {
    const wanted = new Set(words.map((word) => word.toUpperCase()));
    const found = SUBSTANCE_GROUPS.filter((group) => wanted.delete(group));
    if (wanted.size > 0) context.addIssue({ code: "custom", message: "unknown" });
    return found;
  });

const unNumberCode = z
  .string("required")
  .trim()
  .toUpperCase()
  .min(1, { error: "required", abort: true })
  .regex(/^(UN|ID|NA)\d{4}$/, "un-number");

const unNumberChange = z.object({
  /** the proper shipping name */
  name: nameText(200),
  hazardClass: typedWord(DG_CLASSES),
  packingGroups,
  /** forbidden on passenger aircraft: a hint for who types */
  cargoAircraftOnly: yesNo,
  /** false: nothing new is quoted with it */
  inUse: yesNo,
});
/** A substance as the operator types it. */
export const unNumberForm = unNumberChange.extend({ number: unNumberCode });
export type UnNumberForm = z.output<typeof unNumberForm>;
/** What is typed of a substance, in the order of the screen and of the list as a file. */
export const UN_NUMBER_FIELDS = [
  "number",
  "name",
  "hazardClass",
  "packingGroups",
  "cargoAircraftOnly",
  "inUse",
] as const satisfies readonly (keyof UnNumberForm)[];

const managedUnNumber = z.object({
  number: z.string(),
  name: z.string(),
  hazardClass: z.enum(DG_CLASSES),
  packingGroups: z.array(z.enum(SUBSTANCE_GROUPS)),
  cargoAircraftOnly: z.boolean(),
  inUse: z.boolean(),
  version: z.number(),
  /** null: as it was delivered */
  updatedAt: instant.nullable(),
  updatedBy: z.string(),
});
export type ManagedUnNumber = z.output<typeof managedUnNumber>;

export const UN_NUMBER_SORTS = ["number", "name", "hazardClass", "updatedAt"] as const;
const filter = z.object({
  ...listFields(UN_NUMBER_SORTS),
  state: oneOf(["all", "in-use", "out-of-use"]).default("all"),
});

const operator = { area: "reference", roles: OPERATOR, scope: "platform" } as const;

export const listManagedUnNumbers = defineEndpoint({
  ...operator,
  name: "listManagedUnNumbers",
  summary: "Every UN number of the list, those out of use too",
  method: "GET",
  path: "/operator/un-numbers",
  query: filter.extend(pageInput),
  response: z.object({ content: z.array(managedUnNumber), total: z.number() }),
  errors: [],
});
export const exportUnNumbers = defineEndpoint({
  ...operator,
  ...exportCall(filter),
  name: "exportUnNumbers",
  summary: "The filtered UN numbers as a file, which can be imported again",
  path: "/operator/un-numbers/export",
});
export const createUnNumber = defineEndpoint({
  ...operator,
  name: "createUnNumber",
  summary: "Adds a UN number; every quotation knows it at once",
  method: "POST",
  path: "/operator/un-numbers",
  body: unNumberForm,
  response: managedUnNumber,
  errors: [],
});
export const updateUnNumber = defineEndpoint({
  ...operator,
  name: "updateUnNumber",
  summary: "Changes a UN number, or puts it out of use; what names it keeps its text",
  method: "PUT",
  path: "/operator/un-numbers/:number",
  /** Any text: one that is no UN number names none. */
  params: z.object({ number: z.string().max(40, "too-long").trim().toUpperCase() }),
  body: unNumberChange.extend({ version: seenVersion }),
  response: managedUnNumber,
  errors: ["not-found", "version-conflict"],
});
/** A CSV file with the columns of the export, in any order and any of the product's languages. */
export const importUnNumbers = defineEndpoint({
  ...operator,
  name: "importUnNumbers",
  summary: "Checks a CSV file of UN numbers and says what it changes, or writes what was shown",
  method: "POST",
  path: "/operator/un-numbers/import",
  query: listFileQuery,
  multipart: true,
  response: listFile,
  errors: ["file-unreadable", "version-conflict"],
  limit: "upload",
});
