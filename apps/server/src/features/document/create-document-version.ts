import type { DocumentDetail } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { UploadedFile } from "../../http/call.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { saveAttachments } from "../file/attachment.ts";
import {
  createDocumentFileIn,
  type DocumentStore,
  getDocumentRow,
  getPresentedDocument,
  parseDocumentFile,
} from "./document.ts";
import { insertDocumentVersion, raiseNewest } from "./writes.ts";

/**
 * Stores a file as a document's newest version; the ones before stay.
 * @throws AppError not-found; validation for a file that is not taken, or no room
 */
export async function createDocumentVersion(
  scope: CompanyScope,
  store: DocumentStore,
  id: string,
  uploads: readonly UploadedFile[],
): Promise<DocumentDetail> {
  await withTransaction(scope, (tx) => getDocumentRow(tx, id));
  const attachments = await parseDocumentFile(uploads);
  return saveAttachments(store.files, attachments, ([stored]) =>
    withTransaction(scope, async (tx) => {
      if (stored === undefined) throw new Error("an upload without a file");
      const { title } = await getDocumentRow(tx, id);
      const fileId = await createDocumentFileIn(tx, stored, store.mostBytes);
      const number = await raiseNewest(tx, { id, title, fileName: stored.originalName });
      await insertDocumentVersion(tx, { documentId: id, number, fileId });
      await recordAuditIn(tx, {
        action: "document.version-created",
        subjectKind: "document",
        subjectId: id,
        detail: { number, sha256: stored.sha256 },
      });
      return getPresentedDocument(tx, id);
    }),
  );
}
