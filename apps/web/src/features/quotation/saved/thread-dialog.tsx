import {
  createQuotationMessage,
  getMailTexts,
  type QuotationDetail,
  sendQuotationMailAgain,
} from "@kilolane/contract";
import { Text, Textarea, TextInput } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { callEndpoint } from "../../../lib/api/call-endpoint.ts";
import { RecordDialog } from "../../../lib/forms/record-shell.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { QUOTATION_READS } from "../queries.ts";
import type { Intent } from "./quotation-mails.tsx";

const MOST_CHARACTERS = 5000;

interface DialogProps {
  readonly quotation: QuotationDetail;
  readonly intent: Intent;
  readonly onClose: () => void;
}

interface Values {
  readonly email: string;
  readonly message: string;
}

/** Writes a message about a quotation, or sends a mail of it once more: what goes where is seen before it leaves. */
export default function ThreadDialog({ quotation, intent, onClose }: DialogProps) {
  const { t } = useTranslation("quotation");
  const again = "again" in intent ? intent.again : undefined;
  const { quotation_id: id, number } = quotation;
  const record = useRecordForm<Values, unknown>({
    defaultValues: { email: "again" in intent ? intent.again.recipient : intent.email, message: "" },
    fields: ["email", "message"],
    save: async ({ email, message }) =>
      again === undefined
        ? callEndpoint(createQuotationMessage, { params: { id }, body: { email, message } })
        : callEndpoint(sendQuotationMailAgain, { params: { id, mailId: again.id }, body: { email } }),
    invalidates: [...QUOTATION_READS, getMailTexts],
    done: (_, { email }) => ({ text: t("mail.queued", { email }) }),
    onSaved: onClose,
    refusalsAt: "head",
  });
  const { form, errorOf } = record;
  return (
    <RecordDialog
      size="lg"
      title={again === undefined ? t("thread.writeTitle", { number }) : t("thread.againTitle")}
      record={record}
      submitLabel={t("mail.send")}
      cancelLabel={t("detail.goBack")}
      onClose={onClose}
    >
      <Text size="sm" c="dimmed">
        {again === undefined ? t("thread.writeHint") : t("thread.againHint", { subject: again.subject })}
      </Text>
      <TextInput
        label={t("mail.to")}
        type="email"
        data-autofocus={again !== undefined || form.getValues("email") === "" ? true : undefined}
        error={errorOf("email")}
        {...form.register("email")}
      />
      {again === undefined ? (
        <Textarea
          label={t("mail.message")}
          autosize
          minRows={5}
          maxRows={14}
          maxLength={MOST_CHARACTERS}
          dir="auto"
          data-autofocus={form.getValues("email") === "" ? undefined : true}
          error={errorOf("message")}
          {...form.register("message")}
        />
      ) : null}
    </RecordDialog>
  );
}
