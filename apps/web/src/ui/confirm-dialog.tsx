import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useGuardedClose } from "./use-guarded-close.ts";

interface ConfirmDialogProps {
  readonly opened: boolean;
  readonly title: string;
  /** What will happen, in a sentence; further fields (a reason, say) may follow it. */
  readonly text: string;
  readonly children?: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** Red for what cannot be undone. */
  readonly destructive?: boolean;
  readonly pending?: boolean;
  /** something was typed in it: Escape does not throw that away */
  readonly isTyped?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/**
 * Asks before something is done. The focus starts on Cancel when it cannot be undone; with a reason to be typed, in the
 * field that has `data-autofocus`.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    opened,
    title,
    text,
    children,
    confirmLabel,
    cancelLabel,
    destructive = false,
    pending = false,
    isTyped = false,
  } = props;
  const { cancel, dismiss } = useGuardedClose(isTyped, props.onCancel);
  return (
    <Modal opened={opened} onClose={dismiss} title={title} withCloseButton={false}>
      <Stack>
        <Text>{text}</Text>
        {children}
        <Group justify="flex-end">
          <Button
            ref={cancel}
            variant="default"
            onClick={props.onCancel}
            {...(destructive ? { "data-autofocus": true } : {})}
          >
            {cancelLabel}
          </Button>
          <Button
            color={destructive ? "red" : "ink"}
            loading={pending}
            // the second click of a double click comes before the first has made it busy
            onClick={({ detail }) => detail > 1 || props.onConfirm()}
            {...(destructive ? {} : { "data-autofocus": true })}
          >
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
