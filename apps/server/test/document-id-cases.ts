import type { Case } from "./foreign-id-cases.ts";

/** Calls on the own company's documents; those that come with a file are tried in the feature's own test. */
export const DOCUMENT_CASES: Readonly<Record<string, Case>> = {
  listDocuments: ["admin", (own) => ({ query: { inquirerId: own.inquirer, quotationId: own.sent } })],
  exportDocuments: ["admin", (own) => ({ query: { inquirerId: own.inquirer, quotationId: own.sent } })],
  getDocument: ["admin", (own) => ({ params: { id: own.document } })],
  downloadDocument: ["admin", (own) => ({ params: { id: own.document, number: "1" } })],
  updateDocument: [
    "admin",
    (own) => ({ params: { id: own.document }, body: { title: "Elm invoice", version: 1 } }),
  ],
  deleteDocument: ["admin", (own) => ({ params: { id: own.document }, query: { version: "1" } })],
};
