import type { ClientQuotation } from "@kilolane/contract";
import { useQueryClient } from "@tanstack/react-query";
import { saidInPlace, useSaveWith } from "../../../lib/api/use-save.ts";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { type LinkedOption, useOptionName } from "../linked/linked-option.tsx";
import { QuestionDialog } from "../linked/question-dialog.tsx";
import { sayDecisionRefusal } from "./decision-refusal.ts";
import { askReceived, decideReceived, RECEIVED_READS, receivedQuery } from "./received-queries.ts";

/** What the reader is about to do. */
export type ReceivedStep =
  | { readonly kind: "confirm"; readonly option: LinkedOption }
  | { readonly kind: "cancel" }
  | { readonly kind: "ask" };

interface ReceivedDialogProps {
  readonly quotation: ClientQuotation;
  readonly step: ReceivedStep;
  readonly onClose: () => void;
}

/** Confirm, cancel or ask: said once more before it leaves, because a decision cannot be taken back. */
export function ReceivedDialog({ quotation, step, onClose }: ReceivedDialogProps) {
  if (step.kind === "ask") return <AskDialog quotation={quotation} onClose={onClose} />;
  return (
    <DecideDialog
      quotation={quotation}
      option={step.kind === "confirm" ? step.option : undefined}
      onClose={onClose}
    />
  );
}

interface DecideDialogProps extends Omit<ReceivedDialogProps, "step"> {
  /** undefined: the quotation is cancelled */
  readonly option: LinkedOption | undefined;
}

function DecideDialog({ quotation, option, onClose }: DecideDialogProps) {
  const { t } = useTranslation(["client", "quotation", "error"]);
  const language = useLanguage();
  const nameOf = useOptionName();
  const { number, forwarder, requestState, options } = quotation;
  // a yes to what answers a request of one's own is confirmed by the forwarder yet
  const confirmed = requestState === null ? t("quotation:toast.confirmed") : t("toast.confirmed");
  const decide = useSaveWith(
    async () =>
      decideReceived(
        quotation,
        option === undefined ? { status: "cancel" } : { status: "confirm", quote_id: option.quote_id },
      ),
    {
      invalidates: RECEIVED_READS,
      done: option === undefined ? t("quotation:toast.cancelled") : confirmed,
      onRefused: sayDecisionRefusal(t("toast.internal")),
      onSettled: onClose,
    },
  );
  return (
    <ConfirmDialog
      opened
      title={
        option === undefined
          ? t("decide.cancelTitle", { number })
          : t("decide.confirmTitle", { option: nameOf(option, options.indexOf(option)) })
      }
      text={
        option === undefined
          ? t("decide.cancelText", { company: forwarder.companyName })
          : t("decide.confirmText", {
              number,
              total: formatMoney(option.sellTotal, option.currency, language),
              company: forwarder.companyName,
            })
      }
      confirmLabel={option === undefined ? t("action.cancel") : t("action.confirm")}
      cancelLabel={t("quotation:link.back")}
      destructive={option === undefined}
      pending={decide.isPending}
      onConfirm={() => decide.mutate()}
      onCancel={onClose}
    />
  );
}

function AskDialog({ quotation, onClose }: Omit<ReceivedDialogProps, "step">) {
  const { t } = useTranslation(["quotation", "client"]);
  const queries = useQueryClient();
  const { quotation_id: id, forwarder } = quotation;
  const ask = useSaveWith(async (text: string) => askReceived(id, text), {
    done: t("toast.messageSent"),
    onSaved: (answer) => {
      queries.setQueryData(receivedQuery(id).queryKey, answer);
      onClose();
    },
    onRefused: saidInPlace,
  });
  return (
    <QuestionDialog company={forwarder.companyName} hint={t("client:ask.text")} ask={ask} onClose={onClose} />
  );
}
