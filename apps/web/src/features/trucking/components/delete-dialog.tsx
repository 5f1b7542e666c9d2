import type { TruckingCarrierRow } from "@kilolane/contract";
import { useTranslation } from "react-i18next";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { CARRIER_READS, removeCarrier } from "../queries.ts";

interface DeleteDialogProps {
  readonly carrier: TruckingCarrierRow;
  readonly onClose: () => void;
}

/** Asks before a carrier is deleted with its tariffs. */
export default function DeleteDialog({ carrier, onClose }: DeleteDialogProps) {
  const { t } = useTranslation("trucking-carrier");
  const { name } = carrier;
  const remove = useSaveWith(removeCarrier, {
    invalidates: CARRIER_READS,
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
      onConfirm={() => remove.mutate(carrier)}
      onCancel={onClose}
    />
  );
}
