import { Button, Group } from "@mantine/core";
import type { RefObject } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";

interface DialogFootProps {
  readonly label: string;
  /** the forwarder's; the product's own unless given */
  readonly color?: string;
  readonly pending: boolean;
  /** the button that closes the dialog */
  readonly back: RefObject<HTMLButtonElement | null>;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Back, and what the dialog is for. */
export function DialogFoot({ label, color = "ink", pending, back, onConfirm, onClose }: DialogFootProps) {
  const { t } = useTranslation("quotation");
  return (
    <Group justify="flex-end">
      <Button ref={back} variant="default" onClick={onClose}>
        {t("link.back")}
      </Button>
      <Button color={color} loading={pending} onClick={({ detail }) => detail > 1 || onConfirm()}>
        {label}
      </Button>
    </Group>
  );
}
