import type { DocumentRecord } from "@kilolane/contract";
import { useTranslation } from "react-i18next";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { discardDocument, DOCUMENT_READS } from "../queries.ts";

interface DocumentDeleteProps {
  readonly document: DocumentRecord;
  readonly onClose: () => void;
}

/** Asks before a document goes with all its versions. */
export default function DocumentDeleteDialog({ document, onClose }: DocumentDeleteProps) {
  const { t } = useTranslation("document");
  const name = document.title;
  const remove = useSaveWith(discardDocument, {
    invalidates: DOCUMENT_READS,
    done: t("toast.deleted", { name }),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      opened
      title={t("dialog.delTitle", { name })}
      text={t("dialog.delText")}
      confirmLabel={t("action.delete")}
      cancelLabel={t("action.cancel")}
      destructive
      pending={remove.isPending}
      onConfirm={() => remove.mutate(document)}
      onCancel={onClose}
    />
  );
}
