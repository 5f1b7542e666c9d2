import { Button, Group, Modal, Stack, Text, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";

interface CodeDialogProps {
  /** What was wrong with the last code. */
  readonly problem: string | undefined;
  readonly pending: boolean;
  readonly onSend: (code: string) => void;
  readonly onDismiss: () => void;
}

/** The second step of an admin's sign-in: the code of the authenticator app, or a recovery code. */
export default function CodeDialog({ problem, pending, onSend, onDismiss }: CodeDialogProps) {
  const { t } = useTranslation("session");
  const [code, setCode] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== "") onSend(code.trim());
  };
  return (
    <Modal opened onClose={onDismiss} title={t("code.title")} withCloseButton={false}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text>{t("code.text")}</Text>
          <TextInput
            label={t("code.label")}
            name="code"
            dir="ltr"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            data-autofocus
            value={code}
            error={problem}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onDismiss}>
              {t("code.cancel")}
            </Button>
            <Button type="submit" loading={pending}>
              {t("code.send")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
