import type { DocumentDetail } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import type { SeenRow } from "../../db/seen-row.ts";
import { withTransaction } from "../../db/transaction.ts";
import { requireWritten } from "../../http/app-error.ts";
import type { FileStore } from "../../integrations/files/file-store.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { removeAttachmentsIn } from "../file/attachment.ts";
import { getPresentedDocument } from "./document.ts";
import { findDocumentVersions } from "./reads.ts";
import { deleteDocumentRow } from "./writes.ts";

/**
 * Deletes a document with all its versions, if nobody changed it since; the audit holds what it was and who had
 * fetched it. The bytes go once the rows are gone.
 * @throws AppError not-found, version-conflict
 * @returns it as it was
 */
export async function removeDocument(
  scope: CompanyScope,
  files: FileStore,
  seen: SeenRow,
): Promise<DocumentDetail> {
  const { was, names } = await withTransaction(scope, async (tx) => {
    const found = await getPresentedDocument(tx, seen.id);
    const versions = await findDocumentVersions(tx, seen.id);
    requireWritten(await deleteDocumentRow(tx, seen), found.version);
    await removeAttachmentsIn(
      tx,
      versions.map((version) => version.file_id),
    );
    await recordAuditIn(tx, {
      action: "document.deleted",
      subjectKind: "document",
      subjectId: seen.id,
      detail: found,
    });
    return { was: found, names: versions.map((version) => version.stored_name) };
  });
  for (const name of names) await files.remove(name);
  return was;
}
