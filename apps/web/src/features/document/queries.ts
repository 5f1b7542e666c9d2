import {
  createDocument,
  createDocumentVersion,
  deleteDocument,
  DOCUMENT_KINDS,
  DOCUMENT_SHARES,
  DOCUMENT_SORTS,
  type DocumentDetail,
  type DocumentKind,
  type DocumentShare,
  downloadDocument,
  exportDocuments,
  getDocument,
  listDocuments,
  listQuotations,
  updateDocument,
} from "@kilolane/contract";
import { queryOptions } from "@tanstack/react-query";
import {
  callEndpoint,
  downloadEndpoint,
  type EndpointBody,
  type EndpointQuery,
  sendForm,
} from "../../lib/api/call-endpoint.ts";
import { q, qPage } from "../../lib/api/query.ts";
import { exportOf, removalOf } from "../../lib/api/record-calls.ts";
import { saveDownload } from "../../lib/files/save-blob.ts";
import { listInputOf } from "../../lib/lists/list-input.ts";
import type { ListFilter, ListPageState } from "../../lib/lists/use-list-state.ts";

/** What a change of a document makes old. */
export const DOCUMENT_READS = [listDocuments, getDocument];

/** Endings that the file chooser offers: what is taken is the server's decision. */
export const TAKEN_FILES = ".png,.jpg,.jpeg,.pdf,.xlsx,.csv,.txt";

type DocumentQuery = EndpointQuery<typeof listDocuments>;

/** One value of a filter in the address; empty where it is none. */
export function filterText(filter: ListFilter, field: string): string {
  const value = filter[field];
  return typeof value === "string" ? value : "";
}

/** The open tab. */
export function openShareOf(filter: ListFilter): DocumentShare {
  return DOCUMENT_SHARES.find((share) => share === filter["share"]) ?? "all";
}

/** The kind that the list is narrowed to. */
export function openDocumentKindOf(filter: ListFilter): DocumentKind | undefined {
  return DOCUMENT_KINDS.find((kind) => kind === filter["kind"]);
}

/** The state of the address line as the list call's query. */
export function toDocumentQuery(state: ListPageState): DocumentQuery {
  const [inquirerId, quotationId] = [
    filterText(state.filter, "inquirer"),
    filterText(state.filter, "quotation"),
  ];
  const kind = openDocumentKindOf(state.filter);
  return {
    share: openShareOf(state.filter),
    ...(kind === undefined ? {} : { kind }),
    ...(inquirerId === "" ? {} : { inquirerId }),
    ...(quotationId === "" ? {} : { quotationId }),
    ...listInputOf(state, DOCUMENT_SORTS),
  };
}

/** A page of documents. */
export function documentsQuery(query: DocumentQuery) {
  return qPage(listDocuments, { query });
}

const MOST_ON_CARD = 50;

/** The documents of one quotation. */
export function quotationDocumentsQuery(quotationId: string) {
  return q(listDocuments, { query: { quotationId, size: MOST_ON_CARD, sort: "title", direction: "asc" } });
}

/** One document with its versions and downloads. */
export function documentQuery(id: string) {
  return q(getDocument, { params: { id } });
}

/** The filtered list as a file. */
export const downloadDocuments = exportOf(exportDocuments);

const MOST_QUOTATIONS = 50;

/** The newest quotations of a client, to put a document to. */
export function clientQuotationsQuery(inquirerId: string | null) {
  const filter = JSON.stringify({ inquirer: inquirerId ?? "" });
  return queryOptions({
    ...q(listQuotations, { query: { filter, page: 1, size: MOST_QUOTATIONS } }),
    enabled: inquirerId !== null,
  });
}

/** What is said of a document that is uploaded. */
export interface DocumentTarget {
  readonly inquirerId: string;
  readonly quotationId: string;
  readonly title?: string;
  readonly kind?: DocumentKind;
  readonly note?: string;
  readonly isShared?: boolean;
}

/** Words of file names by the kind that they tell of. */
const KIND_WORDS: readonly (readonly [RegExp, DocumentKind])[] = [
  [/pack/i, "packing-list"],
  [/awb|waybill|\blta\b/i, "air-waybill"],
  [/\bdgd?\b|dangerous|\bmsds\b/i, "dangerous-goods"],
  [/invoice|factur|fattura/i, "invoice"],
  [/certif|\bcoo\b/i, "certificate"],
  [/customs|aduana|douane|dogan/i, "customs"],
];

/** What a file is by its name; `other` where the name does not tell. */
export function guessKind(fileName: string): DocumentKind {
  const words = fileName.replaceAll(/[_\d.-]+/g, " ");
  return KIND_WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? "other";
}

/** Stores a file as a new document. @param onProgress hears how much of it has left, from 0 to 1 */
export async function storeDocument(
  file: File,
  target: DocumentTarget,
  onProgress: (share: number) => void,
): Promise<DocumentDetail> {
  const form = new FormData();
  const { isShared = false, kind = guessKind(file.name), ...texts } = target;
  for (const [name, text] of Object.entries({ ...texts, kind, isShared: String(isShared) }))
    form.append(name, text);
  form.append("file", file, file.name);
  return sendForm(createDocument, form, {}, {}, { onProgress });
}

/** Stores a file as the newest version of a document. */
export async function storeDocumentVersion(
  id: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<DocumentDetail> {
  const form = new FormData();
  form.append("file", file, file.name);
  return sendForm(createDocumentVersion, form, { id }, {}, { onProgress });
}

/** What is typed of a document. */
export type DocumentFormValues = EndpointBody<typeof updateDocument>;

/** Changes what is said of the document that was seen. */
export async function storeDocumentForm(
  { title, kind, note, isShared }: Omit<DocumentFormValues, "version">,
  { id, version }: DocumentDetail,
): Promise<DocumentDetail> {
  return callEndpoint(updateDocument, { params: { id }, body: { title, kind, note, isShared, version } });
}

/** Deletes a document in the version that was seen. */
export const discardDocument = removalOf(deleteDocument);

/** Saves the file of a version. */
export async function fetchDocumentFile(id: string, number: number, fileName: string): Promise<void> {
  const download = await downloadEndpoint(downloadDocument, { params: { id, number: String(number) } });
  saveDownload(download, fileName);
}
