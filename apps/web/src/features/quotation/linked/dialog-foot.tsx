import { Button, Group } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";

interface DialogFootProps {
  readonly label: string;
  /** the forwarder's; the product's own unless given */
  readonly color?: string;
  readonly pending: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Back, and what the dialog is for. */
export function DialogFoot({ label, color = "ink", pending, onConfirm, onClose }: DialogFootProps) {
  const { t } = useTranslation("quotation");
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onClose}>
        {t("link.back")}
      </Button>
      <Button color={color} loading={pending} onClick={onConfirm}>
        {label}
      </Button>
    </Group>
  );
}
