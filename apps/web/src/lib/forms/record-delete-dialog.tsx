import { useTranslation } from "../i18n/use-translation.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import type { ReadEndpoints } from "../api/query.ts";
import { useSaveWith } from "../api/use-save.ts";
import type { Toast } from "../../ui/toast/show-toast.ts";

interface RecordDeleteDialogProps<Seen> {
  /** the phrases that say what goes with the record: `dialog.delTitle`, `dialog.delText`, `toast.deleted` */
  readonly area:
    | "address-book"
    | "airport"
    | "assignment"
    | "document"
    | "margin"
    | "trucking-carrier"
    | "version-note"
    | "warehouse";
  /** as it was seen: one that somebody changed since stays */
  readonly record: Seen;
  readonly name: string;
  readonly remove: (record: Seen) => Promise<unknown>;
  /** enters it once more as it was; the toast then offers to undo */
  readonly restore?: (record: Seen) => Promise<unknown>;
  /** the endpoints whose answers the deletion makes old */
  readonly reads: ReadEndpoints;
  readonly onClose: () => void;
  readonly onDeleted?: () => unknown;
}

/** The button that brings a deleted record back, where that can be done: its toast stays long enough to be reached. */
function useRestore<Seen>({ record, name, restore, reads }: RecordDeleteDialogProps<Seen>): Partial<Toast> {
  const { t } = useTranslation("state");
  const back = useSaveWith(async () => restore?.(record), {
    invalidates: reads,
    done: t("toast.restored", { name }),
  });
  if (restore === undefined) return {};
  return { weight: "grave", action: { label: t("toast.undo"), run: () => back.mutate() } };
}

/** Asks before a record is deleted. */
export function RecordDeleteDialog<Seen>(props: RecordDeleteDialogProps<Seen>) {
  const { area, record, name, remove: removeRecord, reads, onClose, onDeleted } = props;
  const { t } = useTranslation(area);
  const restore = useRestore(props);
  const remove = useSaveWith(removeRecord, {
    invalidates: reads,
    done: () => ({ text: t("toast.deleted", { name }), ...restore }),
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
