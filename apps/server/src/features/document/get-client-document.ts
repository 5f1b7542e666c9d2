import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import type { FileAnswer } from "../../http/call.ts";
import type { FileStore } from "../../integrations/files/file-store.ts";
import { openFile } from "../file/stored-file.ts";
import { getOpened } from "../quotation/client/opened-quotation.ts";
import { reachOf } from "../quotation/client/reader.ts";
import { findSharedDocuments } from "./reads.ts";
import { insertDownload } from "./writes.ts";

/** The newest file of a document that is shared with the caller; the download is written down. @throws AppError not-found */
export async function getClientDocument(
  scope: CompanyScope,
  files: FileStore,
  { id, documentId }: { readonly id: string; readonly documentId: string },
): Promise<FileAnswer> {
  const opened = await withTransaction(reachOf(scope), (tx) => getOpened(tx, scope, id));
  return withTransaction(opened.house, async (tx) => {
    const document = (await findSharedDocuments(tx, opened)).find((row) => row.id === documentId);
    if (document === undefined) throw new AppError("not-found");
    const { stored_name: name, file_name: originalName, content_type: contentType, number } = document;
    const answer = await openFile(files, { name, original_name: originalName, content_type: contentType });
    await insertDownload(tx, { documentId, number, userId: scope.userId });
    return answer;
  });
}
