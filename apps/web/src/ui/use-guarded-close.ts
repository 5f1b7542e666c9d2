import { type RefObject, useRef } from "react";

interface GuardedClose {
  /** of the button that closes in any case */
  readonly cancel: RefObject<HTMLButtonElement | null>;
  /** for Escape and a click beside the dialog */
  readonly dismiss: () => void;
}

/**
 * What was typed in a dialog is not lost by Escape or a click that went astray: the focus goes to the button that closes
 * it, where one more key leaves.
 */
export function useGuardedClose(isTyped: boolean, onClose: () => void): GuardedClose {
  const cancel = useRef<HTMLButtonElement>(null);
  const dismiss = () => {
    if (!isTyped || document.activeElement === cancel.current) onClose();
    else cancel.current?.focus();
  };
  return { cancel, dismiss };
}
