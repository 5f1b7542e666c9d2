import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import type { FileAnswer } from "../../http/call.ts";
import type { FileStore } from "../../integrations/files/file-store.ts";
import { openFile } from "../file/stored-file.ts";
import { getDocumentRow } from "./document.ts";
import { findDocumentVersions } from "./reads.ts";
import { insertDownload } from "./writes.ts";

/**
 * The file of one version, to be saved by the browser; who fetched it is written down before the first byte leaves.
 * @throws AppError not-found
 */
export function getDocumentFile(
  scope: CompanyScope,
  files: FileStore,
  { id, number }: { readonly id: string; readonly number: number },
): Promise<FileAnswer> {
  return withTransaction(scope, async (tx) => {
    await getDocumentRow(tx, id);
    const version = (await findDocumentVersions(tx, id)).find((one) => one.number === number);
    if (version === undefined) throw new AppError("not-found");
    const { stored_name: name, file_name: originalName, content_type: contentType } = version;
    const answer = await openFile(files, { name, original_name: originalName, content_type: contentType });
    await insertDownload(tx, { documentId: id, number });
    return answer;
  });
}
