import type { CompanyTransaction, UserTransaction } from "../../db/transaction.ts";
import type { FileStore, StoredFile } from "../../integrations/files/file-store.ts";
import type { Attachment } from "./parse-attachment.ts";
import { deleteFiles, insertFile } from "./writes.ts";

/** Bytes that lie in the store already. */
export type StoredAttachment = StoredFile & Omit<Attachment, "bytes">;

/**
 * Bytes first, then the rows that remember them; without the rows the bytes go again.
 * @param remember writes the rows, in a transaction of its own
 */
export async function saveAttachments<T>(
  files: FileStore,
  attachments: readonly Attachment[],
  remember: (stored: readonly StoredAttachment[]) => Promise<T>,
): Promise<T> {
  const stored: StoredAttachment[] = [];
  try {
    for (const { bytes, ...rest } of attachments) stored.push({ ...(await files.save(bytes)), ...rest });
    return await remember(stored);
  } catch (error) {
    for (const { name } of stored) await files.remove(name);
    throw error;
  }
}

/** Remembers stored bytes as a file of the caller's company. @returns the file's id */
export function createAttachmentIn(
  tx: CompanyTransaction | UserTransaction,
  stored: StoredAttachment,
  purpose: "feedback" | "document" | "chat",
): Promise<string> {
  return insertFile(tx, { ...stored, purpose });
}

/** Forgets stored files of the company; their bytes are removed once that is committed. */
export function removeAttachmentsIn(tx: CompanyTransaction, fileIds: readonly string[]): Promise<void> {
  return deleteFiles(tx, fileIds);
}
