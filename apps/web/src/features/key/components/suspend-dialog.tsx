import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { setActive, type ListedKey } from "../queries.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import type { DialogProps } from "./dialog-props.ts";

/** Asks before a key is suspended, and says whose session ends by it. */
export function SuspendDialog({
  desk,
  listed,
  onClose,
  onDone,
}: DialogProps & { readonly listed: ListedKey }) {
  const { t } = useTranslation("key");
  const suspend = useSaveWith(async () => setActive(desk, listed, "suspended"), {
    done: t("toast.suspended"),
    onSettled: onDone,
  });
  return (
    <ConfirmDialog
      opened
      destructive
      title={t("suspend.title")}
      text={
        listed.usedStatus === "Used"
          ? t("suspend.used", { name: listed.holderName ?? listed.email ?? "" })
          : t("suspend.unused")
      }
      confirmLabel={t("action.suspend")}
      cancelLabel={t("action.cancel")}
      pending={suspend.isPending}
      onConfirm={() => suspend.mutate()}
      onCancel={onClose}
    />
  );
}
