import type { DocumentDetail, DocumentForm } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import type { SeenRow } from "../../db/seen-row.ts";
import { withTransaction } from "../../db/transaction.ts";
import { requireWritten } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { getDocumentRow, getPresentedDocument } from "./document.ts";
import { updateDocumentRow } from "./writes.ts";

/** Changes what is said of a document, if nobody changed it since. @throws AppError not-found, version-conflict */
export function updateDocument(scope: CompanyScope, form: DocumentForm & SeenRow): Promise<DocumentDetail> {
  return withTransaction(scope, async (tx) => {
    const before = await getDocumentRow(tx, form.id);
    requireWritten(
      await updateDocumentRow(tx, form, { ...form, fileName: before.file_name }),
      before.version,
    );
    await recordAuditIn(tx, {
      action: "document.updated",
      subjectKind: "document",
      subjectId: form.id,
      detail: {
        title: form.title,
        kind: form.kind,
        isShared: form.isShared,
        before: { title: before.title, kind: before.kind, isShared: before.is_shared },
      },
    });
    return getPresentedDocument(tx, form.id);
  });
}
