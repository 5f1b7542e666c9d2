import { ROLES } from "@kilolane/domain";
import { z } from "zod";
import { OPERATOR } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { byId, exportCall } from "../record-calls.ts";
import { id, instant, pageInput, text } from "../values.ts";

/* How the product itself is doing: its work after commits, its storage and versions, and who is signed in. */

const operator = { area: "operation", roles: OPERATOR, scope: "platform" } as const;

const jobKind = z.object({
  /** as the code calls it: `quotation-mail`, `rate-import` … */
  name: z.string(),
  waiting: z.number(),
  running: z.number(),
  failed: z.number(),
  /** the last one that ended well; null: none that is still kept */
  lastDoneAt: instant.nullable(),
});
export type JobKind = z.output<typeof jobKind>;
export const listJobKinds = defineEndpoint({
  ...operator,
  name: "listJobKinds",
  summary: "Every kind of background work, with what waits, runs and has failed",
  method: "GET",
  path: "/operator/job-kinds",
  response: z.object({ content: z.array(jobKind) }),
  errors: [],
});

/** Work that was given up. What it was about stays in the database; only whose it was is told. */
const failedJob = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: instant,
  failedAt: instant,
  attempts: z.number(),
  /** what the last try said, in English as in the log */
  reason: z.string(),
  companyId: z.string().nullable(),
  companyName: z.string(),
  /** to whom a mail of the product itself was to go; empty for other work */
  recipient: z.string(),
});
export type FailedJob = z.output<typeof failedJob>;
const failedQuery = z.object({
  /** one kind; empty: all of them */
  name: text(60).default(""),
});
export const listFailedJobs = defineEndpoint({
  ...operator,
  name: "listFailedJobs",
  summary: "Background work that was given up, the latest first",
  method: "GET",
  path: "/operator/failed-jobs",
  query: failedQuery.extend(pageInput),
  response: z.object({ content: z.array(failedJob), total: z.number() }),
  errors: [],
});
export const exportFailedJobs = defineEndpoint({
  ...operator,
  ...exportCall(failedQuery),
  name: "exportFailedJobs",
  summary: "The filtered failures as a file",
  path: "/operator/failed-jobs/export",
});
export const retryFailedJob = defineEndpoint({
  ...operator,
  name: "retryFailedJob",
  summary: "Has work that was given up tried once more, a mail sent again",
  method: "POST",
  path: "/operator/failed-jobs/:id/attempts",
  params: byId,
  response: z.object({ id: z.string() }),
  errors: ["not-found"],
});

const storedFiles = z.object({
  /** what files are for: `logo`, `document` … */
  purpose: z.string(),
  files: z.number(),
  bytes: z.number(),
});
const systemState = z.object({
  version: z.string(),
  node: z.string(),
  database: z.string(),
  /** number of the last migration */
  schema: z.number(),
  /** since when the process runs that answers */
  startedAt: instant,
  /** false: a database that the product was given, backed up with its own tools */
  isEmbedded: z.boolean(),
  isDemo: z.boolean(),
  databaseBytes: z.number(),
  /** what is left on the disk of files and embedded database */
  freeBytes: z.number(),
  tables: z.array(z.object({ name: z.string(), bytes: z.number(), rows: z.number() })),
  files: z.array(storedFiles),
});
export type SystemState = z.output<typeof systemState>;
export const getSystemState = defineEndpoint({
  ...operator,
  name: "getSystemState",
  summary: "Versions, and how much room database and files take",
  method: "GET",
  path: "/operator/system",
  response: systemState,
  errors: [],
});

const openSession = z.object({
  id: z.string(),
  userId: z.string(),
  personName: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  companyName: z.string(),
  startedAt: instant,
  lastSeenAt: instant,
  ip: z.string(),
  userAgent: z.string(),
  /** the one that asks */
  isOwn: z.boolean(),
});
export type OpenSession = z.output<typeof openSession>;
const sessionQuery = z.object({ search: text(120).default("") });
export const listOpenSessions = defineEndpoint({
  ...operator,
  name: "listOpenSessions",
  summary: "Who is signed in, those last seen first",
  method: "GET",
  path: "/operator/sessions",
  query: sessionQuery.extend(pageInput),
  response: z.object({ content: z.array(openSession), total: z.number() }),
  errors: [],
});
export const exportOpenSessions = defineEndpoint({
  ...operator,
  ...exportCall(sessionQuery),
  name: "exportOpenSessions",
  summary: "The filtered sessions as a file",
  path: "/operator/sessions/export",
});
export const endOpenSession = defineEndpoint({
  ...operator,
  name: "endOpenSession",
  summary: "Signs somebody out at once; the operator's own session goes on",
  method: "DELETE",
  path: "/operator/sessions/:id",
  params: z.object({ id }),
  response: z.object({ id: z.string() }),
  errors: ["not-found", "state-conflict"],
});

const sealState = z.object({
  /** entries that are sealed; the last one's place in the chain */
  sealed: z.number(),
  /** null: none yet */
  sealedAt: instant.nullable(),
  /** SHA-256 of the last link, hexadecimal; empty: none yet */
  head: z.string(),
  /** entries of the last two hours without a seal */
  waiting: z.number(),
  /** the last look through the whole chain; null: none yet */
  check: z
    .object({
      at: instant,
      sealed: z.number(),
      breakCount: z.number(),
      /** the first 50 */
      breaks: z.array(
        z.object({
          position: z.number(),
          /** the entry or its seal is another, the entry is gone, or its seal is */
          kind: z.enum(["changed", "removed", "unsealed"]),
          entryId: z.string().nullable(),
        }),
      ),
    })
    .nullable(),
});
export type AuditSealState = z.output<typeof sealState>;
export const getAuditSealState = defineEndpoint({
  ...operator,
  name: "getAuditSealState",
  summary: "How far the audit log is sealed, and whether its chain is intact",
  method: "GET",
  path: "/operator/audit-seal",
  response: sealState,
  errors: [],
});
export const checkAuditLog = defineEndpoint({
  ...operator,
  name: "checkAuditLog",
  summary: "Has the whole chain of the audit log looked through, in the background",
  method: "POST",
  path: "/operator/audit-seal/checks",
  response: z.object({ isAsked: z.literal(true) }),
  errors: [],
});
