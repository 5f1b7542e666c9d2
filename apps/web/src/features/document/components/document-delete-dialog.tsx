import type { DocumentRecord } from "@kilolane/contract";
import { useTranslation } from "react-i18next";
import { RecordDeleteDialog } from "../../../lib/forms/record-delete-dialog.tsx";
import { discardDocument, DOCUMENT_READS } from "../queries.ts";

interface DocumentDeleteProps {
  readonly document: DocumentRecord;
  readonly onClose: () => void;
}

/** Asks before a document goes with all its versions. */
export default function DocumentDeleteDialog({ document, onClose }: DocumentDeleteProps) {
  const { t } = useTranslation("document");
  const name = document.title;
  return (
    <RecordDeleteDialog
      record={document}
      remove={discardDocument}
      reads={DOCUMENT_READS}
      texts={{
        title: t("dialog.delTitle", { name }),
        text: t("dialog.delText"),
        confirm: t("action.delete"),
        cancel: t("action.cancel"),
        done: t("toast.deleted", { name }),
      }}
      onClose={onClose}
    />
  );
}
