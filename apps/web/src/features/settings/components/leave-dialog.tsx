import { useTranslation } from "react-i18next";
import { useBlocker } from "react-router";
import { useLeaveWarning } from "../../../lib/leave/use-leave-warning.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";

/** Asks before a screen with unsaved changes is left, by a link as by closing the tab. */
export function LeaveDialog({ isDirty }: { readonly isDirty: boolean }) {
  const { t } = useTranslation("settings");
  const leaving = useBlocker(
    ({ nextLocation, currentLocation }) => isDirty && nextLocation.pathname !== currentLocation.pathname,
  );
  useLeaveWarning(isDirty);
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
