import { Modal, Stack } from "@mantine/core";
import type { ReactNode } from "react";

interface DialogSheetProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A dialog that is left by its foot. */
export function DialogSheet({ title, children, onClose }: DialogSheetProps) {
  return (
    <Modal opened onClose={onClose} title={title} withCloseButton={false}>
      <Stack>{children}</Stack>
    </Modal>
  );
}
