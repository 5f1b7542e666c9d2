import { acceptOrCancelRequest, type ClientRequestDetail } from "@kilolane/contract";
import { NativeSelect, Radio, Stack } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useSave } from "../../../lib/api/use-save.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { QUOTATION_READS } from "../queries.ts";
import { INCOMING_READS } from "./incoming-queries.ts";

type Answer = "accept" | "cancel";

interface NoteDialogProps {
  readonly request: ClientRequestDetail;
  readonly onClose: () => void;
}

/** Notes what the client said on the phone: a yes to one of the options, or a no. */
export function NoteDialog({ request, onClose }: NoteDialogProps) {
  const { t } = useTranslation(["incoming", "quotation"]);
  const language = useLanguage();
  const options = request.quotation?.options ?? [];
  const [answer, setAnswer] = useState<Answer>("accept");
  const [option, setOption] = useState(options[0]?.quote_id ?? "");
  const note = useSave(acceptOrCancelRequest, {
    invalidates: [...INCOMING_READS, ...QUOTATION_READS],
    done: answer === "accept" ? t("quotation:toast.confirmed") : t("quotation:toast.cancelled"),
    onSettled: onClose,
  });
  const { request_id, lockVersion, quotation } = request;
  const chosen = answer === "accept" ? { quote_id: option } : {};
  return (
    <ConfirmDialog
      opened
      title={t("action.note")}
      text={t("phone.text")}
      confirmLabel={t(answer === "accept" ? "action.noteYes" : "action.noteNo")}
      cancelLabel={t("action.keep")}
      destructive={answer === "cancel"}
      pending={note.isPending}
      onConfirm={() => note.mutate({ query: { request_id, lockVersion, status: answer, ...chosen } })}
      onCancel={onClose}
    >
      <Radio.Group
        label={t("phone.answer")}
        value={answer}
        onChange={(value) => setAnswer(value === "cancel" ? "cancel" : "accept")}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="accept" label={t("action.noteYes")} />
          <Radio value="cancel" label={t("action.noteNo")} />
        </Stack>
      </Radio.Group>
      {answer === "accept" && quotation !== null ? (
        <NativeSelect
          label={t("phone.option")}
          value={option}
          data={options.map(({ quote_id, airline, sellTotal }) => ({
            value: quote_id,
            label: `${airline} · ${formatMoney(sellTotal, quotation.currency, language)}`,
          }))}
          onChange={({ currentTarget }) => setOption(currentTarget.value)}
        />
      ) : null}
    </ConfirmDialog>
  );
}
