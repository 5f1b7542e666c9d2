import { PasswordInput, Text } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { RecordBody } from "../../../lib/forms/record-shell.tsx";
import type { ReadEndpoints } from "../../../lib/api/query.ts";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";

interface ProveFormProps<Answer> {
  readonly text: string;
  readonly submitLabel: string;
  readonly isDestructive?: boolean;
  readonly invalidates?: ReadEndpoints;
  readonly save: (password: string) => Promise<Answer>;
  readonly onSaved: (answer: Answer) => void;
  readonly onCancel: () => void;
}

/** Asks for the current password before the sign-in is changed: the screen may have been left unlocked. */
export function ProveForm<Answer>({
  text,
  submitLabel,
  isDestructive = false,
  invalidates = [],
  save,
  onSaved,
  onCancel,
}: ProveFormProps<Answer>) {
  const { t } = useTranslation("settings");
  const record = useRecordForm({
    defaultValues: { currentPassword: "" },
    mode: "onSubmit",
    fields: ["currentPassword"],
    save: async ({ currentPassword }: { currentPassword: string }) => save(currentPassword),
    invalidates,
    onSaved,
    say: ({ refusal, isAtField, showAt }) => {
      if (!isAtField) showAt("currentPassword", `${refusal.title}. ${refusal.detail}`);
    },
  });
  return (
    <RecordBody
      record={record}
      submitLabel={submitLabel}
      isDestructive={isDestructive}
      cancelLabel={t("cancel")}
      onCancel={onCancel}
    >
      <Text>{text}</Text>
      <PasswordInput
        label={t("password.previous")}
        autoComplete="current-password"
        data-autofocus
        visibilityToggleButtonProps={{ "aria-label": t("password.show") }}
        error={record.errorOf("currentPassword")}
        {...record.form.register("currentPassword")}
      />
    </RecordBody>
  );
}
