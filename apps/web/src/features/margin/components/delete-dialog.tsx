import type { MarginRule } from "@kilolane/contract";
import { useTranslation } from "react-i18next";
import { RecordDeleteDialog } from "../../../lib/forms/record-delete-dialog.tsx";
import { MARGIN_READS, removeRule } from "../queries.ts";

interface DeleteDialogProps {
  readonly rule: MarginRule;
  readonly onClose: () => void;
}

/** Asks before a rule is deleted. */
export default function DeleteDialog({ rule, onClose }: DeleteDialogProps) {
  const { t } = useTranslation("margin");
  const { name } = rule;
  return (
    <RecordDeleteDialog
      record={rule}
      remove={removeRule}
      reads={MARGIN_READS}
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
