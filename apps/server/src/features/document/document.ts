import type { DocumentDetail } from "@kilolane/contract";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import type { UploadedFile } from "../../http/call.ts";
import type { FileStore } from "../../integrations/files/file-store.ts";
import { createAttachmentIn, type StoredAttachment } from "../file/attachment.ts";
import { type Attachment, parseAttachments } from "../file/parse-attachment.ts";
import { presentDocumentDetail } from "./present.ts";
import {
  type DocumentRow,
  findDocument,
  findDocumentVersions,
  findDownloads,
  sumDocumentBytes,
} from "./reads.ts";
import { lockStorage } from "./writes.ts";

/** What storing a document needs of the server. */
export interface DocumentStore {
  readonly files: FileStore;
  /** room for all documents of one company, in bytes */
  readonly mostBytes: number;
}

/** One document that the caller may see. @throws AppError not-found */
export async function getDocumentRow(tx: CompanyTransaction, id: string): Promise<DocumentRow> {
  const row = await findDocument(tx, id);
  if (row === undefined) throw new AppError("not-found");
  return row;
}

/** … with its versions and who fetched them. @throws AppError not-found */
export async function getPresentedDocument(tx: CompanyTransaction, id: string): Promise<DocumentDetail> {
  const row = await getDocumentRow(tx, id);
  return presentDocumentDetail(row, await findDocumentVersions(tx, id), await findDownloads(tx, id));
}

/**
 * The one file of an upload, looked into as those of feedback are.
 * @throws AppError validation at `file` (required) or `file.0`
 */
export async function parseDocumentFile(uploads: readonly UploadedFile[]): Promise<readonly Attachment[]> {
  if (uploads.length === 0) throw invalidFields({ field: "file", code: "required" });
  return parseAttachments(uploads, "file");
}

/**
 * Remembers a stored file as one of the company's documents, where there is room for it.
 * @returns the file's id
 * @throws AppError validation (`file.0`: storage-full)
 */
export async function createDocumentFileIn(
  tx: CompanyTransaction,
  stored: StoredAttachment,
  mostBytes: number,
): Promise<string> {
  await lockStorage(tx);
  if ((await sumDocumentBytes(tx)) + stored.sizeBytes > mostBytes)
    throw invalidFields({ field: "file.0", code: "storage-full" });
  return createAttachmentIn(tx, stored, "document");
}
