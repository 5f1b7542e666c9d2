import { Button, Checkbox, Group, Modal, Text, Textarea, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../../lib/api/api-error.ts";
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
  const [options, setOptions] = useState<MailOptions>({
    email: recipient,
    subject: "",
    msg: "",
    showAirline: true,
    showRemarks: true,
  });
  const change = (part: Partial<MailOptions>) => setOptions((before) => ({ ...before, ...part }));
  const send = useMutation({
    mutationFn: async () => mailQuotation(quotation.id, quotation.version, options),
    onSuccess: () => onSent(options.email),
  });
  const refusal = send.error instanceof ApiError ? send.error : null;

  return (
    <Modal opened onClose={onClose} title={`${t("mail.title")} ${quotation.number}`} size="lg">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send.mutate();
        }}
      >
        <TextInput
          label={t("mail.to")}
          type="email"
          data-autofocus
          value={options.email}
          error={refusal?.fields.find((field) => field.field === "email")?.message}
          onChange={(event) => change({ email: event.currentTarget.value })}
        />
        <TextInput
          mt="sm"
          label={t("mail.subject")}
          value={options.subject}
          onChange={(event) => change({ subject: event.currentTarget.value })}
        />
        <Textarea
          mt="sm"
          autosize
          minRows={4}
          label={t("mail.message")}
          value={options.msg}
          onChange={(event) => change({ msg: event.currentTarget.value })}
        />
        <Group mt="sm">
          <Checkbox
            label={t("mail.showAirline")}
            checked={options.showAirline}
            onChange={(event) => change({ showAirline: event.currentTarget.checked })}
          />
          <Checkbox
            label={t("mail.showRemarks")}
            checked={options.showRemarks}
            onChange={(event) => change({ showRemarks: event.currentTarget.checked })}
          />
        </Group>
        <Text mt="sm" size="sm" c="dimmed">
          {t("mail.attached")}
        </Text>
        {refusal !== null && refusal.fields.length === 0 ? (
          <Text mt="sm" size="sm" c="red" role="alert">
            {refusal.title}
          </Text>
        ) : null}
        <Group mt="lg" justify="flex-end">
          <Button type="submit" loading={send.isPending}>
            {t("mail.send")}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
