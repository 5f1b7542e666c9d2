import { z } from "zod";
import { CLIENT_SIDE, FORWARDER_DESK } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { byId, deleteCall, exportCall, getCall, updateCall } from "../record-calls.ts";
import {
  id,
  instant,
  nameText,
  oneOf,
  page,
  pageSize,
  queryFlag,
  seenVersion,
  sortDirection,
  text,
} from "../values.ts";

/** What a document is. */
export const DOCUMENT_KINDS = [
  "air-waybill",
  "invoice",
  "packing-list",
  "dangerous-goods",
  "certificate",
  "customs",
  "other",
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
/** Whether the client may see it. */
export const DOCUMENT_SHARES = ["all", "shared", "internal"] as const;
export type DocumentShare = (typeof DOCUMENT_SHARES)[number];
export const DOCUMENT_SORTS = ["title", "client", "quotation", "size", "updatedAt"] as const;
export type DocumentSortField = (typeof DOCUMENT_SORTS)[number];
/** The largest file that a document takes, in bytes. */
export const MOST_DOCUMENT_BYTES = 10 * 1024 * 1024;

/** One stored file of a document; the newest has the highest number. */
const documentVersion = z.object({
  number: z.number(),
  fileName: z.string(),
  contentType: z.string(),
  sizeBytes: z.number(),
  createdAt: instant,
  createdBy: z.string(),
  downloads: z.number(),
});
export type DocumentVersion = z.output<typeof documentVersion>;

const documentRecord = z.object({
  id: z.string(),
  title: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  note: z.string(),
  isShared: z.boolean(),
  /** whose document it is; null where its quotation has nobody */
  inquirer: z.object({ id: z.string(), companyName: z.string(), name: z.string() }).nullable(),
  quotation: z.object({ id: z.string(), number: z.string() }).nullable(),
  /** the newest version */
  current: documentVersion,
  updatedAt: instant,
  version: z.number(),
});
export type DocumentRecord = z.output<typeof documentRecord>;

const documentDetail = documentRecord.extend({
  versions: z.array(documentVersion),
  /** who fetched which version, the newest first */
  downloads: z.array(z.object({ number: z.number(), person: z.string(), at: instant })),
});
export type DocumentDetail = z.output<typeof documentDetail>;

export const documentForm = z.object({
  title: nameText(120, "title-missing"),
  kind: oneOf(DOCUMENT_KINDS).default("other"),
  note: text(500).default(""),
  isShared: z.boolean("invalid").default(false),
});
export type DocumentForm = z.output<typeof documentForm>;

const optionalId = z.union([z.literal(""), id], "unknown").default("");
const desk = { area: "document", roles: FORWARDER_DESK, scope: "company" } as const;
const upload = { multipart: true, manyFiles: { field: "file", most: 1 }, limit: "document" } as const;

const query = z.object({
  share: oneOf(DOCUMENT_SHARES).default("all"),
  kind: oneOf(DOCUMENT_KINDS).optional(),
  inquirerId: id.optional(),
  quotationId: id.optional(),
  search: text(120).default(""),
  sort: oneOf(DOCUMENT_SORTS).default("updatedAt"),
  direction: sortDirection.default("desc"),
});

export const listDocuments = defineEndpoint({
  ...desk,
  name: "listDocuments",
  summary: "Documents by client, quotation, kind and words, with the room that is left",
  method: "GET",
  path: "/documents",
  query: query.extend({ page: page.default(1), size: pageSize.default(25) }),
  response: z.object({
    content: z.array(documentRecord),
    total: z.number(),
    counts: z.record(z.enum(DOCUMENT_SHARES), z.number()),
    /** what all versions of the company's documents take, and what they may take */
    storage: z.object({ usedBytes: z.number(), mostBytes: z.number() }),
  }),
  errors: [],
});
export const exportDocuments = defineEndpoint({
  ...desk,
  ...exportCall(query),
  name: "exportDocuments",
  summary: "The filtered list of documents as a file",
  path: "/documents/export",
});
export const getDocument = defineEndpoint({
  ...desk,
  ...getCall(documentDetail),
  name: "getDocument",
  summary: "One document with its versions and who fetched them",
  path: "/documents/:id",
});
/** A picture, PDF, Excel, CSV or text file of at most 10 MB in the field `file`; a blank title becomes the file's name. */
export const createDocument = defineEndpoint({
  ...desk,
  ...upload,
  name: "createDocument",
  summary: "Stores a file as a document of a client, of a quotation, or of both",
  method: "POST",
  path: "/documents",
  body: z.object({
    title: text(120).default(""),
    kind: oneOf(DOCUMENT_KINDS).default("other"),
    note: text(500).default(""),
    isShared: queryFlag.default(false),
    inquirerId: optionalId,
    quotationId: optionalId,
  }),
  response: documentDetail,
  errors: ["not-found"],
});
export const createDocumentVersion = defineEndpoint({
  ...desk,
  ...upload,
  name: "createDocumentVersion",
  summary: "Stores a file as a document's newest version; the ones before stay",
  method: "POST",
  path: "/documents/:id/versions",
  params: byId,
  response: documentDetail,
  errors: ["not-found"],
});
export const updateDocument = defineEndpoint({
  ...desk,
  ...updateCall(documentForm.extend({ version: seenVersion }), documentDetail),
  name: "updateDocument",
  summary: "Changes a document's title, kind, note and whether its client may see it",
  path: "/documents/:id",
});
export const deleteDocument = defineEndpoint({
  ...desk,
  ...deleteCall(documentDetail),
  name: "deleteDocument",
  summary: "Deletes a document with all its versions, if nobody changed it since",
  path: "/documents/:id",
});
/** Saved by the browser, never shown by it; each download is written down. */
export const downloadDocument = defineEndpoint({
  ...desk,
  name: "downloadDocument",
  summary: "The file of one version",
  method: "GET",
  path: "/documents/:id/versions/:number/file",
  params: byId.extend({ number: z.coerce.number().int().min(1).max(1_000_000) }),
  response: z.unknown(),
  content: "file",
  errors: ["not-found"],
});

/** The forwarder's files of a quotation as its client sees them: the newest version of each that is shared. */
const clientSide = { area: "document", roles: CLIENT_SIDE, scope: "company" } as const;

export const listClientDocuments = defineEndpoint({
  ...clientSide,
  name: "listClientDocuments",
  summary: "Documents that the forwarder shares of a quotation that was sent to the caller",
  method: "GET",
  path: "/client-quotations/:id/documents",
  params: byId,
  response: z.object({
    content: z.array(
      documentRecord
        .pick({ id: true, title: true, kind: true, note: true, updatedAt: true })
        .extend({ fileName: z.string(), sizeBytes: z.number() }),
    ),
  }),
  errors: ["not-found"],
});
/** Saved by the browser, never shown by it; each download is written down. */
export const downloadClientDocument = defineEndpoint({
  ...clientSide,
  name: "downloadClientDocument",
  summary: "The newest file of a shared document",
  method: "GET",
  path: "/client-quotations/:id/documents/:documentId/file",
  params: byId.extend({ documentId: id }),
  response: z.unknown(),
  content: "file",
  errors: ["not-found"],
});
