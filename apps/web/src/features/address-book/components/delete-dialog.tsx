import type { Address } from "@kilolane/contract";
import { useTranslation } from "react-i18next";
import { RecordDeleteDialog } from "../../../lib/forms/record-delete-dialog.tsx";
import { ADDRESS_READS, removeAddress } from "../queries.ts";

interface DeleteDialogProps {
  readonly address: Address;
  readonly onClose: () => void;
}

/** Asks before an address is deleted. */
export default function DeleteDialog({ address, onClose }: DeleteDialogProps) {
  const { t } = useTranslation("address-book");
  const name = address.companyName;
  return (
    <RecordDeleteDialog
      record={address}
      remove={removeAddress}
      reads={ADDRESS_READS}
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
