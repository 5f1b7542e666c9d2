import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";

interface ElsewhereDialogProps {
  /** The account in use elsewhere. */
  readonly email: string;
  readonly pending: boolean;
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
}

/** One session per user: asks before the other one ends (product.md §1). */
export default function ElsewhereDialog({ email, pending, onConfirm, onDismiss }: ElsewhereDialogProps) {
  const { t } = useTranslation("session");
  return (
    <Modal opened onClose={onDismiss} title={t("elsewhere.title")} withCloseButton={false}>
      <Stack>
        <Text>{t("elsewhere.text", { email })}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onDismiss}>
            {t("elsewhere.stay")}
          </Button>
          <Button data-autofocus loading={pending} onClick={onConfirm}>
            {t("elsewhere.confirm")}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
