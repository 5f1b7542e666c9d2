import { useTranslation } from "react-i18next";
import { RecordDeleteDialog } from "../../../lib/forms/record-delete-dialog.tsx";
import { CARRIER_READS, removeCarrier, type SeenCarrier } from "../queries.ts";

interface DeleteDialogProps {
  readonly carrier: SeenCarrier;
  readonly onClose: () => void;
  readonly onDeleted?: () => unknown;
}

/** Asks before a carrier is deleted with its tariffs. */
export default function DeleteDialog({ carrier, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useTranslation("trucking-carrier");
  const { name } = carrier;
  return (
    <RecordDeleteDialog
      record={carrier}
      remove={removeCarrier}
      reads={CARRIER_READS}
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
