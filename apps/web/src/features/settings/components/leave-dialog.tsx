import { useBlocker } from "react-router";
import { LeaveConfirm } from "../../../lib/leave/leave-confirm.tsx";
import { useLeaveWarning } from "../../../lib/leave/use-leave-warning.ts";

/** Asks before a screen with unsaved changes is left, by a link as by closing the tab. */
export function LeaveDialog({ isDirty }: { readonly isDirty: boolean }) {
  const leaving = useBlocker(
    ({ nextLocation, currentLocation }) => isDirty && nextLocation.pathname !== currentLocation.pathname,
  );
  useLeaveWarning(isDirty);
  return <LeaveConfirm area="settings" leaving={leaving} />;
}
