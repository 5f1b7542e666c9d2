import type { Person } from "@kilolane/contract";
import { Button, Group, Modal, PasswordInput, Stack, Text } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../../lib/api/api-error.ts";
import { invalidate } from "../../../lib/api/query.ts";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { resetSecondFactor, COMPANY_READS } from "../queries.ts";

interface ResetFactorDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

/** Takes a lost second factor off somebody's sign-in; the operator's own password first. */
export default function ResetFactorDialog({ person, onClose }: ResetFactorDialogProps) {
  const { t } = useTranslation("member");
  const queries = useQueryClient();
  const [password, setPassword] = useState("");
  const name = `${person.firstName} ${person.lastName}`;
  const reset = useMutation({
    mutationFn: async () => resetSecondFactor(person.id, password),
    onSuccess: async () => {
      showToast({ tone: "success", text: t("toast.resetFactor", { name }) });
      onClose();
      await invalidate(queries, COMPANY_READS);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    reset.mutate();
  };
  return (
    <Modal opened onClose={onClose} title={t("confirm.resetFactor.title", { name })} withCloseButton={false}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <Text>{t("confirm.resetFactor.text", { name })}</Text>
          <PasswordInput
            label={t("field.ownPassword")}
            autoComplete="current-password"
            data-autofocus
            visibilityToggleButtonProps={{ "aria-label": t("field.showPassword") }}
            value={password}
            error={problemOf(reset.error)}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t("action.cancel")}
            </Button>
            <Button type="submit" color="red" loading={reset.isPending}>
              {t("action.resetFactor")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

/** What the server says about the password, or about the whole call. */
function problemOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.fields[0]?.message ?? `${error.title}. ${error.detail}`;
}
