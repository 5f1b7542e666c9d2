import type { createDocument as endpoint, DocumentDetail, EndpointParsed } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { type CompanyTransaction, withTransaction } from "../../db/transaction.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import type { UploadedFile } from "../../http/call.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { saveAttachments, type StoredAttachment } from "../file/attachment.ts";
import { findInquirer } from "../inquirer/reads.ts";
import {
  createDocumentFileIn,
  type DocumentStore,
  getPresentedDocument,
  parseDocumentFile,
} from "./document.ts";
import { findDocumentQuotation } from "./reads.ts";
import { insertDocument, insertDocumentVersion } from "./writes.ts";

type DocumentUpload = EndpointParsed<typeof endpoint>["body"];

/**
 * Stores a file as a document of a client, of a quotation, or of both.
 * @throws AppError not-found for a quotation or inquirer that the caller does not see; validation: nobody named,
 *   another client's quotation, a file that is not taken, no room
 */
export async function createDocument(
  scope: CompanyScope,
  store: DocumentStore,
  form: DocumentUpload,
  uploads: readonly UploadedFile[],
): Promise<DocumentDetail> {
  const attachments = await parseDocumentFile(uploads);
  return saveAttachments(store.files, attachments, ([stored]) =>
    withTransaction(scope, async (tx) => {
      if (stored === undefined) throw new Error("an upload without a file");
      const id = await createDocumentIn(tx, form, stored, store.mostBytes);
      return getPresentedDocument(tx, id);
    }),
  );
}

async function createDocumentIn(
  tx: CompanyTransaction,
  form: DocumentUpload,
  stored: StoredAttachment,
  mostBytes: number,
): Promise<string> {
  const owner = await getOwner(tx, form);
  const fileId = await createDocumentFileIn(tx, stored, mostBytes);
  const title = form.title === "" ? titleOf(stored.originalName) : form.title;
  const id = await insertDocument(tx, { ...form, ...owner, title, fileName: stored.originalName });
  await insertDocumentVersion(tx, { documentId: id, number: 1, fileId });
  await recordAuditIn(tx, {
    action: "document.created",
    subjectKind: "document",
    subjectId: id,
    detail: { ...owner, title, sha256: stored.sha256, isShared: form.isShared },
  });
  return id;
}

/** A file's name without its ending, as a title. */
function titleOf(fileName: string): string {
  const name = fileName.replace(/\.[^.]*$/, "").trim();
  return (name === "" ? fileName : name).slice(0, 120);
}

/** Whose document it is; that of a quotation belongs to who asked for it. */
async function getOwner(tx: CompanyTransaction, { inquirerId, quotationId }: DocumentUpload) {
  const inquirer = inquirerId === "" ? null : await findInquirer(tx, inquirerId);
  if (inquirer === undefined) throw new AppError("not-found");
  if (quotationId === "") {
    if (inquirer === null) throw invalidFields({ field: "inquirerId", code: "required" });
    return { inquirerId: inquirer.id, quotationId: null };
  }
  const quotation = await findDocumentQuotation(tx, quotationId);
  if (quotation === undefined) throw new AppError("not-found");
  if (quotation.inquirer_id === null) return { inquirerId: inquirer?.id ?? null, quotationId };
  const kept = await findInquirer(tx, quotation.inquirer_id);
  if (inquirer !== null && kept?.id !== inquirer.id)
    throw invalidFields({ field: "quotationId", code: "other-client" });
  return { inquirerId: quotation.inquirer_id, quotationId };
}
