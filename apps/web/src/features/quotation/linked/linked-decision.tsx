import { Text, Textarea, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { saidInPlace, useSaveWith } from "../../../lib/api/use-save.ts";
import { useSayLost } from "../../../lib/api/use-say-lost.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { RefusalAlert } from "../../../lib/forms/refusal-alert.tsx";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { useGuardedClose } from "../../../ui/use-guarded-close.ts";
import { LossFields, useLoss } from "../components/loss-fields.tsx";
import { DialogFoot } from "./dialog-foot.tsx";
import { DialogSheet } from "./dialog-sheet.tsx";
import { askLinked, decideLinked, linkedQuotationQuery, type LinkedQuotation } from "./link-queries.ts";
import { type LinkedOption, useOptionName } from "./linked-option.tsx";
import { QuestionDialog } from "./question-dialog.tsx";

/** What the reader is about to do. */
export type LinkedStep =
  | { readonly kind: "accept"; readonly option: LinkedOption }
  | { readonly kind: "reject" }
  | { readonly kind: "ask" };

interface LinkedDialogProps {
  readonly token: string;
  readonly quotation: LinkedQuotation;
  readonly step: LinkedStep;
  readonly onClose: () => void;
  readonly onAsked: () => void;
}

/** Accept, decline or ask: said once more before it leaves, because a decision cannot be taken back. */
export function LinkedDialog(props: LinkedDialogProps) {
  return props.step.kind === "ask" ? <AskDialog {...props} /> : <DecideDialog {...props} />;
}

function DecideDialog({ token, quotation, step, onClose }: LinkedDialogProps) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  const nameOf = useOptionName();
  const queries = useQueryClient();
  const [name, setName] = useState("");
  const [reason, setReason] = useState("");
  const { typed, setTyped, loss, error } = useLoss();
  const [isTried, setTried] = useState(false);
  const isTyped = [name, reason, typed.otherPrice].some((text) => text !== "");
  const { cancel, dismiss } = useGuardedClose(isTyped, onClose);
  const { number, forwarder, options } = quotation;
  const option = step.kind === "accept" ? step.option : undefined;
  const decision = option === undefined ? "reject" : "accept";
  const decide = useSaveWith(
    async () =>
      decideLinked(token, {
        decision,
        name,
        reason,
        ...(option === undefined ? loss : { quoteId: option.quote_id }),
      }),
    {
      onSaved: (answer) => {
        queries.setQueryData(linkedQuotationQuery(token).queryKey, answer);
        onClose();
      },
      // somebody else decided, or it ran out: the page behind the dialog says what it has come to
      onRefused: () => queries.invalidateQueries(linkedQuotationQuery(token)),
      onLost: useSayLost(),
    },
  );
  const title =
    option === undefined
      ? t("link.declineTitle")
      : t("link.acceptOption", { option: nameOf(option, options.indexOf(option)) });
  const confirm = () => {
    setTried(true);
    if (error === undefined) decide.mutate();
  };
  return (
    <DialogSheet title={title} onClose={dismiss}>
      <Text>
        {option === undefined
          ? t("link.declineText", { company: forwarder.companyName })
          : t("link.confirmAccept", {
              number,
              total: formatMoney(option.sellTotal, option.currency, language),
            })}
      </Text>
      <TextInput
        label={t("link.name")}
        maxLength={120}
        data-autofocus
        autoComplete="name"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {option === undefined ? (
        <LossFields
          typed={typed}
          onChange={setTyped}
          currency={options[0]?.currency ?? ""}
          error={isTried ? error : undefined}
        />
      ) : null}
      <Textarea
        label={option === undefined ? t("link.why") : t("link.reason")}
        maxLength={500}
        autosize
        minRows={2}
        dir="auto"
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <RefusalAlert refusal={decide.refusal} />
      <DialogFoot
        label={option === undefined ? t("link.reject") : t("link.accept")}
        color={forwarder.accentColor}
        pending={decide.isPending}
        back={cancel}
        onConfirm={confirm}
        onClose={onClose}
      />
    </DialogSheet>
  );
}

function AskDialog({ token, quotation, onClose, onAsked }: LinkedDialogProps) {
  const { t } = useTranslation("quotation");
  const queries = useQueryClient();
  const ask = useSaveWith(async (text: string) => askLinked(token, { text }), {
    onSaved: (answer) => {
      queries.setQueryData(linkedQuotationQuery(token).queryKey, answer);
      onAsked();
    },
    onRefused: saidInPlace,
    onLost: useSayLost(),
  });
  const { companyName, accentColor } = quotation.forwarder;
  return (
    <QuestionDialog
      company={companyName}
      hint={t("link.askText")}
      color={accentColor}
      ask={ask}
      onClose={onClose}
    />
  );
}
