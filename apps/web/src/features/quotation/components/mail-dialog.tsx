import {
  Checkbox,
  Group,
  Loader,
  Modal,
  Text,
  Textarea,
  TextInput,
  NativeSelect,
  Button,
} from "@mantine/core";
import { LANGUAGES } from "@kilolane/phrases";
import { IconEye, IconPencil } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { RecordBody } from "../../../lib/forms/record-shell.tsx";
import { quotationQuery } from "../saved/detail-queries.ts";
import { mailTextsQuery, type MailedQuotation, type MailTexts } from "./mail-queries.ts";
import classes from "./mail-dialog.module.css";
import { DecisionNote } from "./decision-note.tsx";
import { MailPreview } from "./mail-preview.tsx";
import { OldRateAlert } from "./old-rate-alert.tsx";
import { useMailForm } from "./use-mail-form.ts";

interface MailDialogProps {
  readonly quotation: MailedQuotation;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** Mails a saved quotation: everything is filled in, can be changed and looked at before it leaves. */
export function MailDialog({ quotation, onClose, onSent }: MailDialogProps) {
  const { t } = useTranslation("quotation");
  const { data, isPending } = useQuery(mailTextsQuery(quotation));
  return (
    <Modal opened onClose={onClose} size="lg" title={`${t("mail.title")} ${quotation.number}`}>
      {isPending ? (
        <Loader size="sm" role="status" aria-label={t("mail.title")} />
      ) : (
        <MailForm quotation={quotation} texts={data} onSent={onSent} />
      )}
    </Modal>
  );
}

/** Words of another language keep their own direction inside of a sentence. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

interface MailFormProps extends Pick<MailDialogProps, "quotation" | "onSent"> {
  /** undefined: they could not be had, and the server writes its standard words */
  readonly texts: MailTexts | undefined;
}

function MailForm({ quotation, texts, onSent }: MailFormProps) {
  const { t } = useTranslation("quotation");
  const { record, decision, view, setView, chooseLanguage, greeting } = useMailForm(quotation, texts, onSent);
  const { form, errorOf } = record;
  const { data: detail } = useQuery(quotationQuery(quotation.id, quotation.version));
  const isWriting = view === "write";
  const { setFocus } = form;
  // once the words are there: with them Enter sends
  useEffect(() => setFocus("email"), [setFocus]);
  return (
    <RecordBody record={record} submitLabel={t("mail.send")} isDisabled={decision !== null}>
      {decision === null ? null : <DecisionNote decision={decision} text={t("decided.unsent")} />}
      <OldRateAlert options={detail?.options ?? []} />
      <div className={classes.fields} hidden={!isWriting}>
        <TextInput label={t("mail.to")} type="email" error={errorOf("email")} {...form.register("email")} />
        <TextInput
          label={t("mail.cc")}
          description={t("mail.ccHint")}
          inputMode="email"
          spellCheck={false}
          error={errorOf("cc")}
          {...form.register("cc")}
        />
        <div className={classes.subject}>
          <TextInput label={t("mail.subject")} error={errorOf("subject")} {...form.register("subject")} />
          <NativeSelect
            label={t("mail.language")}
            error={errorOf("language")}
            data={LANGUAGES.map(({ locale, name }) => ({ value: locale, label: name }))}
            {...form.register("language", {
              onChange: (event: { readonly target: { readonly value: string } }) =>
                chooseLanguage(event.target.value),
            })}
          />
        </div>
        <Textarea
          rows={6}
          dir="auto"
          label={t("mail.message")}
          {...(greeting === undefined
            ? {}
            : { description: t("mail.greeting", { greeting: isolated(greeting) }) })}
          error={errorOf("msg")}
          {...form.register("msg")}
        />
        <Group>
          <Checkbox label={t("mail.showAirline")} {...form.register("showAirline")} />
          <Checkbox label={t("mail.showRemarks")} {...form.register("showRemarks")} />
        </Group>
      </div>
      {isWriting ? null : <MailPreview quotation={quotation} values={form.getValues()} />}
      <Group justify="space-between" align="center">
        <Text size="sm" c="dimmed">
          {t("mail.attached")}
        </Text>
        <Button
          variant="default"
          size="xs"
          leftSection={isWriting ? <IconEye size={16} aria-hidden /> : <IconPencil size={16} aria-hidden />}
          onClick={() => setView(isWriting ? "preview" : "write")}
        >
          {isWriting ? t("mail.preview") : t("mail.write")}
        </Button>
      </Group>
    </RecordBody>
  );
}
