import { type Person, resetSecondFactor } from "@kilolane/contract";
import { PasswordInput, Text } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { callEndpoint } from "../../../lib/api/call-endpoint.ts";
import { RecordDialog } from "../../../lib/forms/record-shell.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { COMPANY_READS } from "../queries.ts";

interface ResetFactorDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

/** Takes a lost second factor off somebody's sign-in; the operator's own password first. */
export default function ResetFactorDialog({
  person: { id, firstName, lastName },
  onClose,
}: ResetFactorDialogProps) {
  const { t } = useTranslation("member");
  const name = `${firstName} ${lastName}`;
  const record = useRecordForm({
    defaultValues: { currentPassword: "" },
    fields: ["currentPassword"],
    save: async ({ currentPassword }: { currentPassword: string }) =>
      callEndpoint(resetSecondFactor, { params: { id }, body: { currentPassword } }),
    invalidates: COMPANY_READS,
    done: t("toast.resetFactor", { name }),
    onSaved: onClose,
    refusalsAt: "head",
  });
  return (
    <RecordDialog
      title={t("confirm.resetFactor.title", { name })}
      hasCloseButton={false}
      record={record}
      submitLabel={t("action.resetFactor")}
      isDestructive
      cancelLabel={t("action.cancel")}
      onClose={onClose}
    >
      <Text>{t("confirm.resetFactor.text", { name })}</Text>
      <PasswordInput
        label={t("field.ownPassword")}
        autoComplete="current-password"
        data-autofocus
        visibilityToggleButtonProps={{ "aria-label": t("field.showPassword") }}
        error={record.errorOf("currentPassword")}
        {...record.form.register("currentPassword")}
      />
    </RecordDialog>
  );
}
