import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { MEMBER_READS } from "../queries.ts";

interface StatusDialogProps {
  readonly name: string;
  readonly intent: "suspend" | "activate";
  /** a shipper keeps its account, a member is signed out */
  readonly kind: "member" | "shipper";
  readonly run: (status: "active" | "suspended") => Promise<unknown>;
  readonly onClose: () => void;
}

/** Says what suspending somebody, or letting them in again, does before it is done. */
export default function StatusDialog({ name, intent, kind, run, onClose }: StatusDialogProps) {
  const { t } = useTranslation("member");
  const change = useSaveWith(async () => run(intent === "suspend" ? "suspended" : "active"), {
    invalidates: MEMBER_READS,
    done: t(`toast.${intent}`),
    onSettled: onClose,
  });
  const words = kind === "member" ? (`confirm.${intent}` as const) : (`confirm.${intent}Shipper` as const);
  return (
    <ConfirmDialog
      opened
      title={t(`${words}.title`, { name })}
      text={t(`${words}.text`, { name })}
      confirmLabel={t(`action.${intent}`)}
      cancelLabel={t("action.cancel")}
      destructive={intent === "suspend"}
      pending={change.isPending}
      onConfirm={() => change.mutate()}
      onCancel={onClose}
    />
  );
}
