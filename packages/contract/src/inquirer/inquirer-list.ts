import { z } from "zod";
import { FORWARDER_DESK } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { exportCall } from "../record-calls.ts";
import { id, instant, oneOf, pageInput, queryFlag, sortDirection, text } from "../values.ts";
import { inquirer } from "./inquirer.ts";

/** `Duplicates`: another inquirer has the same email, or the same person and company. */
export const INQUIRER_FILTERS = ["All", "Duplicates"] as const;
export type InquirerFilter = (typeof INQUIRER_FILTERS)[number];
export const INQUIRER_SORTS = ["company", "name", "country", "quotations", "updatedAt"] as const;
export type InquirerSortField = (typeof INQUIRER_SORTS)[number];

const listedInquirer = inquirer.extend({ quotationCount: z.number(), updatedAt: instant });
export type ListedInquirer = z.output<typeof listedInquirer>;

const query = z.object({
  filter: oneOf(INQUIRER_FILTERS).default("All"),
  search: text(120).default(""),
  sort: oneOf(INQUIRER_SORTS).default("updatedAt"),
  direction: sortDirection.default("desc"),
});

const desk = { area: "inquirer", roles: FORWARDER_DESK, scope: "company" } as const;

export const listInquirersBy = defineEndpoint({
  ...desk,
  name: "listInquirersBy",
  summary: "Inquirers by words, sorted; or those that another one seems to repeat",
  method: "GET",
  path: "/inquirers",
  query: query.extend(pageInput),
  response: z.object({
    content: z.array(listedInquirer),
    total: z.number(),
    counts: z.record(z.enum(INQUIRER_FILTERS), z.number()),
  }),
  errors: [],
});

export const exportInquirers = defineEndpoint({
  ...desk,
  ...exportCall(query),
  name: "exportInquirers",
  summary: "The filtered inquirers as a file, which can be imported again",
  path: "/inquirers/export",
});

/** The columns of a file of inquirers. */
export const INQUIRER_COLUMNS = [
  "companyName",
  "nameofInquirer",
  "companyType",
  "country",
  "email",
  "phone",
  "address",
  "language",
  "currency",
] as const;
const importFields = ["file", ...INQUIRER_COLUMNS] as const;
const importLine = z.object({
  line: z.number(),
  companyName: z.string(),
  name: z.string(),
  email: z.string(),
});
const inquirerFile = z.object({
  /** lines under the header that hold anything */
  lines: z.number(),
  /** how many lines are new inquirers */
  good: z.number(),
  /** lines whose inquirer is there already, by email and name: they are left out */
  known: z.number(),
  /** the first of the new ones, as they are read */
  preview: z.array(importLine),
  problems: z.array(z.object({ line: z.number(), field: z.enum(importFields), code: z.string() })),
  /** how many lines have a problem: they are left out */
  bad: z.number(),
  isWritten: z.boolean(),
});
export type InquirerFile = z.output<typeof inquirerFile>;
export type InquirerFileField = (typeof importFields)[number];

export const importInquirers = defineEndpoint({
  ...desk,
  name: "importInquirers",
  summary: "Checks a CSV file of inquirers, and stores those of its good lines that are new",
  method: "POST",
  path: "/inquirers/import",
  query: z.object({
    /** only say what it would do */
    isTrial: queryFlag.default(true),
  }),
  multipart: true,
  response: inquirerFile,
  errors: ["file-unreadable"],
  limit: "upload",
});

const inquirerMerge = z.object({
  id: z.string(),
  createdAt: instant,
  createdBy: z.string(),
  /** quotations that moved with them */
  quotationCount: z.number(),
  merged: z.array(z.object({ id: z.string(), companyName: z.string(), name: z.string(), email: z.string() })),
});
export type InquirerMerge = z.output<typeof inquirerMerge>;

export const mergeInquirers = defineEndpoint({
  ...desk,
  name: "mergeInquirers",
  summary: "Makes duplicates one: their quotations and drafts move to the inquirer that is kept",
  method: "POST",
  path: "/inquirers/:id/merges",
  params: z.object({ id }),
  body: z.object({ mergedIds: z.array(id).min(1, "required").max(20, "too-many") }),
  response: inquirerMerge,
  errors: ["not-found", "state-conflict"],
});
export const listInquirerMerges = defineEndpoint({
  ...desk,
  name: "listInquirerMerges",
  summary: "Which duplicates an inquirer holds, the last merged first",
  method: "GET",
  path: "/inquirers/:id/merges",
  params: z.object({ id }),
  response: z.array(inquirerMerge),
  errors: ["not-found"],
});
export const undoInquirerMerge = defineEndpoint({
  ...desk,
  name: "undoInquirerMerge",
  summary: "Takes a merge back: the duplicates are inquirers of their own again, with what was theirs",
  method: "DELETE",
  path: "/inquirers/:id/merges/:mergeId",
  params: z.object({ id, mergeId: id }),
  response: z.object({ quotationCount: z.number() }),
  errors: ["not-found", "state-conflict"],
});
