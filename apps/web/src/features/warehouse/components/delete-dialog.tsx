import type { Warehouse } from "@kilolane/contract";
import { useTranslation } from "react-i18next";
import { RecordDeleteDialog } from "../../../lib/forms/record-delete-dialog.tsx";
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
  return (
    <RecordDeleteDialog
      record={warehouse}
      remove={removeWarehouse}
      reads={WAREHOUSE_READS}
      texts={{
        title: t("dialog.delTitle", { name }),
        text: t("dialog.delText"),
        confirm: t("action.delete"),
        cancel: t("action.cancel"),
        done: t("toast.deleted", { name }),
      }}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
