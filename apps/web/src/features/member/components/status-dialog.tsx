import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useChange } from "../use-change.ts";

interface StatusDialogProps {
  readonly name: string;
  readonly wish: "suspend" | "activate";
  /** a shipper keeps its account, a member is signed out */
  readonly kind: "member" | "shipper";
  readonly run: (status: "active" | "suspended") => Promise<unknown>;
  readonly onClose: () => void;
}

/** Says what suspending somebody, or letting them in again, does before it is done. */
export default function StatusDialog({ name, wish, kind, run, onClose }: StatusDialogProps) {
  const { t } = useTranslation("member");
  const change = useChange({
    run: async () => run(wish === "suspend" ? "suspended" : "active"),
    done: t(`toast.${wish}`),
    onSettled: onClose,
  });
  const words = kind === "member" ? (`confirm.${wish}` as const) : (`confirm.${wish}Shipper` as const);
  return (
    <ConfirmDialog
      opened
      title={t(`${words}.title`, { name })}
      text={t(`${words}.text`, { name })}
      confirmLabel={t(`action.${wish}`)}
      cancelLabel={t("action.cancel")}
      destructive={wish === "suspend"}
      pending={change.isPending}
      onConfirm={() => change.mutate()}
      onCancel={onClose}
    />
  );
}
