import { Button, CloseButton } from "@mantine/core";
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconInfoCircle,
  type Icon,
} from "@tabler/icons-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { getToasts, removeToast, type ShownToast, type ToastTone, watchToasts } from "./toast-store.ts";
import classes from "./toasts.module.css";

const ICONS: Record<ToastTone, Icon> = {
  success: IconCircleCheck,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  error: IconCircleX,
};

const isUrgent = (toast: ShownToast) => toast.tone === "error" || toast.tone === "warning";

interface ToastsProps {
  /** Name of the region, and of each toast's close button. */
  readonly label: string;
  readonly dismissLabel: string;
}

/**
 * The place where toasts appear. It is there from the start, so that what comes into it is announced: calmly for
 * success and news, at once for warnings and errors.
 */
export function Toasts({ label, dismissLabel }: ToastsProps) {
  const toasts = useSyncExternalStore(watchToasts, getToasts);
  return (
    <section className={classes["region"]} aria-label={label}>
      <output className={classes["list"]}>
        {toasts
          .filter((toast) => !isUrgent(toast))
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} dismissLabel={dismissLabel} />
          ))}
      </output>
      <div className={classes["list"]} role="alert">
        {toasts.filter(isUrgent).map((toast) => (
          <ToastCard key={toast.id} toast={toast} dismissLabel={dismissLabel} />
        ))}
      </div>
    </section>
  );
}

function ToastCard({ toast, dismissLabel }: { readonly toast: ShownToast; readonly dismissLabel: string }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => removeToast(toast.id), toast.durationMs);
    return () => clearTimeout(timer);
  }, [toast, held]);
  const ToastIcon = ICONS[toast.tone];
  return (
    <div
      className={classes["toast"]}
      data-tone={toast.tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ToastIcon size={20} stroke={1.8} className={classes["icon"] ?? ""} aria-hidden />
      <div className={classes["words"]}>
        {toast.title ? <strong>{toast.title}</strong> : null}
        <span>{toast.text}</span>
      </div>
      {toast.action ? (
        <Button
          size="compact-sm"
          variant="light"
          onClick={() => {
            toast.action?.run();
            removeToast(toast.id);
          }}
        >
          {toast.action.label}
        </Button>
      ) : null}
      <CloseButton size="sm" aria-label={dismissLabel} onClick={() => removeToast(toast.id)} />
    </div>
  );
}
