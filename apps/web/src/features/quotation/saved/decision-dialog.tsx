import type { QuotationDetail } from "@kilolane/contract";
import { Radio, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { LossFields, useLoss } from "../components/loss-fields.tsx";
import type { Decision } from "./detail-queries.ts";

interface DecisionDialogProps {
  readonly quotation: QuotationDetail;
  readonly status: Decision["status"];
  readonly pending: boolean;
  readonly onDecide: (decision: Decision) => void;
  readonly onClose: () => void;
}

/** Asks once before a decision is recorded: which option was taken, or why it was not. */
export function DecisionDialog({ quotation, status, pending, onDecide, onClose }: DecisionDialogProps) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  const [quoteId, setQuoteId] = useState(quotation.options[0]?.quote_id ?? null);
  const [reason, setReason] = useState("");
  const { typed, setTyped, loss, error } = useLoss();
  const [isTried, setTried] = useState(false);
  const isChoice = status === "accept" && quotation.options.length > 1;

  const confirm = () => {
    setTried(true);
    if (error !== undefined) return;
    onDecide({
      status,
      quoteId: status === "accept" ? quoteId : null,
      reason,
      ...(status === "reject" ? loss : {}),
    });
  };

  return (
    <ConfirmDialog
      opened
      title={t(`detail.${status}`)}
      text={t(`detail.${status}Question`, { number: quotation.number })}
      confirmLabel={t(`detail.${status}`)}
      cancelLabel={t("detail.goBack")}
      destructive={status === "cancel"}
      pending={pending}
      isTyped={reason !== "" || typed.otherPrice !== ""}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {isChoice ? (
        <Radio.Group label={t("detail.whichOption")} value={quoteId} onChange={setQuoteId}>
          <Stack gap="xs" mt="xs">
            {quotation.options.map((option) => (
              <Radio
                key={option.quote_id}
                value={option.quote_id}
                label={`${option.airline?.name ?? ""} · ${formatMoney(option.sellTotal, option.currency, language)}`}
              />
            ))}
          </Stack>
        </Radio.Group>
      ) : null}
      {status === "reject" ? (
        <LossFields
          typed={typed}
          onChange={setTyped}
          currency={quotation.currency}
          error={isTried ? error : undefined}
        />
      ) : null}
      {status === "accept" ? null : (
        <TextInput
          label={t("detail.reason")}
          maxLength={300}
          {...(status === "cancel" ? { "data-autofocus": true } : {})}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
    </ConfirmDialog>
  );
}
