import "@mantine/notifications/styles.layer.css";
import { Notifications } from "@mantine/notifications";

/** The place where toasts appear: below, at the reading side's end, three at a time. */
export function Toasts() {
  return <Notifications position="bottom-right" limit={3} transitionDuration={120} />;
}
