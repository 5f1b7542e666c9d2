import { Checkbox, Group, Text, Textarea, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { RecordDialog } from "../../../lib/forms/record-shell.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { quotationQuery } from "../saved/detail-queries.ts";
import { OldRateAlert } from "./old-rate-alert.tsx";
import { mailQuotation, type MailOptions } from "../queries.ts";

interface MailDialogProps {
  readonly quotation: { readonly id: string; readonly number: string; readonly version: number };
  /** address of the inquirer, when one was chosen */
  readonly recipient: string;
  readonly onClose: () => void;
  readonly onSent: (email: string) => void;
}

/** Mails a saved quotation; what was typed stays when the server refuses it. */
export function MailDialog({ quotation, recipient, onClose, onSent }: MailDialogProps) {
  const { t } = useTranslation("quotation");
  const record = useRecordForm({
    defaultValues: { email: recipient, subject: "", msg: "", showAirline: true, showRemarks: true },
    mode: "onSubmit",
    fields: ["email", "subject", "msg"],
    save: async (options: MailOptions) => mailQuotation(quotation.id, quotation.version, options),
    onSaved: (_, { email }) => onSent(email),
    refusalsAt: "head",
  });
  const { form, errorOf } = record;
  const { data: detail } = useQuery(quotationQuery(quotation.id, quotation.version));
  return (
    <RecordDialog
      size="lg"
      title={`${t("mail.title")} ${quotation.number}`}
      record={record}
      submitLabel={t("mail.send")}
      onClose={onClose}
    >
      <OldRateAlert options={detail?.options ?? []} />
      <TextInput
        label={t("mail.to")}
        type="email"
        data-autofocus
        error={errorOf("email")}
        {...form.register("email")}
      />
      <TextInput label={t("mail.subject")} error={errorOf("subject")} {...form.register("subject")} />
      <Textarea
        autosize
        minRows={4}
        label={t("mail.message")}
        error={errorOf("msg")}
        {...form.register("msg")}
      />
      <Group>
        <Checkbox label={t("mail.showAirline")} {...form.register("showAirline")} />
        <Checkbox label={t("mail.showRemarks")} {...form.register("showRemarks")} />
      </Group>
      <Text size="sm" c="dimmed">
        {t("mail.attached")}
      </Text>
    </RecordDialog>
  );
}
