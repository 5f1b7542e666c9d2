import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import type { ReadEndpoints } from "../api/query.ts";
import { useSaveWith } from "../api/use-save.ts";

interface RecordDeleteDialogProps<Seen> {
  /** the phrases that say what goes with the record: `dialog.delTitle`, `dialog.delText`, `toast.deleted` */
  readonly area: "address-book" | "document" | "margin" | "trucking-carrier" | "warehouse";
  /** as it was seen: one that somebody changed since stays */
  readonly record: Seen;
  readonly name: string;
  readonly remove: (record: Seen) => Promise<unknown>;
  /** the endpoints whose answers the deletion makes old */
  readonly reads: ReadEndpoints;
  readonly onClose: () => void;
  readonly onDeleted?: () => unknown;
}

/** Asks before a record is deleted. */
export function RecordDeleteDialog<Seen>(props: RecordDeleteDialogProps<Seen>) {
  const { area, record, name, remove: removeRecord, reads, onClose, onDeleted } = props;
  const { t } = useTranslation(area);
  const remove = useSaveWith(removeRecord, {
    invalidates: reads,
    done: t("toast.deleted", { name }),
    onSaved: () => onDeleted?.(),
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
      onConfirm={() => remove.mutate(record)}
      onCancel={onClose}
    />
  );
}
