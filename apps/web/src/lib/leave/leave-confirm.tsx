import type { Blocker } from "react-router";
import { useTranslation } from "../i18n/use-translation.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

interface LeaveConfirmProps {
  /** the phrases that say what would be lost: `leave.title`, `leave.text`, `leave.leave`, `leave.stay` */
  readonly area: "quotation" | "rate" | "settings";
  readonly leaving: Blocker;
}

/** Asks before a screen with unsaved changes is left. */
export function LeaveConfirm({ area, leaving }: LeaveConfirmProps) {
  const { t } = useTranslation(area);
  return (
    <ConfirmDialog
      opened={leaving.state === "blocked"}
      title={t("leave.title")}
      text={t("leave.text")}
      confirmLabel={t("leave.leave")}
      cancelLabel={t("leave.stay")}
      destructive
      onConfirm={() => leaving.proceed?.()}
      onCancel={() => leaving.reset?.()}
    />
  );
}
