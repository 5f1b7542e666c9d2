import { Textarea } from "@mantine/core";
import { useRef, useState } from "react";
import { ConfirmDialog } from "./confirm-dialog.tsx";

interface ReasonDialogProps {
  readonly title: string;
  readonly text: string;
  readonly reasonLabel: string;
  readonly reasonHint?: string;
  /** said at the field when it is empty */
  readonly missingText: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** red, for what cannot be undone; unless said otherwise */
  readonly destructive?: boolean;
  /** the longest reason, in characters */
  readonly maxLength?: number;
  readonly pending: boolean;
  readonly onConfirm: (reason: string) => void;
  readonly onCancel: () => void;
}

/** Asks before something grave is done, and why: the reason must be given. */
export function ReasonDialog({
  reasonLabel,
  reasonHint,
  missingText,
  maxLength = 1000,
  destructive = true,
  onConfirm,
  ...dialog
}: ReasonDialogProps) {
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const confirm = () => {
    const given = reason.trim();
    if (given !== "") return onConfirm(given);
    setMissing(true);
    return field.current?.focus();
  };
  return (
    <ConfirmDialog
      {...dialog}
      opened
      destructive={destructive}
      isTyped={reason.trim() !== ""}
      onConfirm={confirm}
    >
      <Textarea
        ref={field}
        data-autofocus
        label={reasonLabel}
        description={reasonHint}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={maxLength}
        dir="auto"
        value={reason}
        error={isMissing && reason.trim() === "" ? missingText : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
