import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import type { ReadEndpoints } from "../api/query.ts";
import { useSaveWith } from "../api/use-save.ts";

interface RecordDeleteDialogProps<Seen> {
  /** as it was seen: one that somebody changed since stays */
  readonly record: Seen;
  readonly remove: (record: Seen) => Promise<unknown>;
  /** the endpoints whose answers the deletion makes old */
  readonly reads: ReadEndpoints;
  readonly texts: {
    readonly title: string;
    readonly text: string;
    readonly confirm: string;
    readonly cancel: string;
    /** said once it is deleted */
    readonly done: string;
  };
  readonly onClose: () => void;
  readonly onDeleted?: (() => unknown) | undefined;
}

/** Asks before a record is deleted. */
export function RecordDeleteDialog<Seen>(props: RecordDeleteDialogProps<Seen>) {
  const { record, remove: removeRecord, reads, texts, onClose, onDeleted } = props;
  const remove = useSaveWith(removeRecord, {
    invalidates: reads,
    done: texts.done,
    onSaved: () => onDeleted?.(),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      opened
      title={texts.title}
      text={texts.text}
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      destructive
      pending={remove.isPending}
      onConfirm={() => remove.mutate(record)}
      onCancel={onClose}
    />
  );
}
