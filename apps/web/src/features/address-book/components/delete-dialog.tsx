import type { Address } from "@kilolane/contract";
import { useTranslation } from "react-i18next";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { ADDRESS_READS, removeAddress } from "../queries.ts";

interface DeleteDialogProps {
  readonly address: Address;
  readonly onClose: () => void;
}

/** Asks before an address is deleted. */
export default function DeleteDialog({ address, onClose }: DeleteDialogProps) {
  const { t } = useTranslation("address-book");
  const name = address.companyName;
  const remove = useSaveWith(removeAddress, {
    invalidates: ADDRESS_READS,
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
      onConfirm={() => remove.mutate(address)}
      onCancel={onClose}
    />
  );
}
