import type { Warehouse } from "@kilolane/contract";
import { useTranslation } from "react-i18next";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { WAREHOUSE_READS, removeWarehouse } from "../queries.ts";

interface DeleteDialogProps {
  readonly warehouse: Warehouse;
  readonly onClose: () => void;
  readonly onDeleted?: () => unknown;
}

/** Asks before a warehouse is deleted. */
export default function DeleteDialog({ warehouse, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useTranslation("warehouse");
  const name = warehouse.name;
  const remove = useSaveWith(removeWarehouse, {
    invalidates: WAREHOUSE_READS,
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
      onConfirm={() => remove.mutate(warehouse)}
      onCancel={onClose}
    />
  );
}
