import { z } from "zod";
import { OPERATOR } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { calendarDate, id, instant, pageInput, sheetFormat, text } from "../values.ts";

/** Counted no further: who looks for one entry among more narrows the search. */
export const MOST_AUDIT_ENTRIES = 10_000;

const auditEntry = z.object({
  id: z.string(),
  at: instant,
  /** a verb in the past tense on a record: `quotation.accepted` */
  action: z.string(),
  subjectKind: z.string(),
  /** empty where the action is on no single record */
  subjectId: z.string(),
  companyId: z.string().nullable(),
  companyName: z.string(),
  userId: z.string().nullable(),
  /** empty where the product itself acted */
  personName: z.string(),
  personEmail: z.string(),
  /** the request or job that acted */
  requestId: z.string(),
});
export type AuditEntry = z.output<typeof auditEntry>;

/** UTC days, both counted; without them every day. */
const filter = {
  /** words of the action, the record, the company, or the person's name or email; each must be found */
  search: text(120).default(""),
  companyId: z.union([z.literal(""), id], "unknown").default(""),
  userId: z.union([z.literal(""), id], "unknown").default(""),
  subjectId: text(80).default(""),
  from: calendarDate.optional(),
  to: calendarDate.optional(),
};

const operator = { area: "audit", roles: OPERATOR, scope: "platform", method: "GET" } as const;

export const listAuditEntries = defineEndpoint({
  ...operator,
  name: "listAuditEntries",
  summary: "What people and the product did, the newest first; counted up to 10,000",
  path: "/operator/audit-entries",
  query: z.object({ ...filter, ...pageInput }),
  response: z.object({ content: z.array(auditEntry), total: z.number() }),
  errors: [],
});
export const getAuditEntry = defineEndpoint({
  ...operator,
  name: "getAuditEntry",
  summary: "One entry with what changed",
  path: "/operator/audit-entries/:id",
  params: z.object({ id }),
  response: auditEntry.extend({ detail: z.record(z.string(), z.unknown()) }),
  errors: ["not-found"],
});
export const exportAuditEntries = defineEndpoint({
  ...operator,
  name: "exportAuditEntries",
  summary: "The filtered entries as a file; audited itself",
  path: "/operator/audit-entries/export",
  query: z.object({ ...filter, format: sheetFormat }),
  response: z.unknown(),
  content: "file",
  errors: [],
});
