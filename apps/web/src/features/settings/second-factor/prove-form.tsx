import { Button, Group, PasswordInput, Stack, Text } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";

interface ProveFormProps {
  readonly text: string;
  readonly submitLabel: string;
  readonly isDestructive?: boolean;
  readonly problem: string | undefined;
  readonly pending: boolean;
  readonly onSubmit: (password: string) => void;
  readonly onCancel: () => void;
}

/** Asks for the current password before the sign-in is changed: the screen may have been left unlocked. */
export function ProveForm(props: ProveFormProps) {
  const { t } = useTranslation("settings");
  const [password, setPassword] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit(password);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <Text>{props.text}</Text>
        <PasswordInput
          label={t("password.previous")}
          autoComplete="current-password"
          data-autofocus
          visibilityToggleButtonProps={{ "aria-label": t("password.show") }}
          value={password}
          error={props.problem}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={props.onCancel}>
            {t("cancel")}
          </Button>
          <Button type="submit" color={props.isDestructive ? "red" : "ink"} loading={props.pending}>
            {props.submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
