import { confirmBankTransfer, type PaymentDetail, refundPayment, settleReview } from "@kilolane/contract";
import { Alert, Button, Group, Modal, Stack, Table, Text, Textarea, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { callEndpoint } from "../../../lib/api/call-endpoint.ts";
import { useSave } from "../../../lib/api/use-save.ts";
import { RecordDialog } from "../../../lib/forms/record-shell.tsx";
import { usePlainForm } from "../../../lib/forms/use-plain-form.ts";
import { formatInstant } from "../../../lib/format/dates.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { ReasonDialog } from "../../../ui/reason-dialog.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { anyPaymentQuery, fetchAnyPaper, PAYMENT_READS } from "../queries.ts";
import { Papers, PaymentBadge } from "./payment-cells.tsx";

interface DialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** One payment with all that belongs to it, and what the operator can do about it. */
export default function PaymentDialog({ id, onClose }: DialogProps) {
  const { t } = useTranslation("payment");
  const { data } = useQuery(anyPaymentQuery(id));
  return (
    <Modal opened onClose={onClose} size="lg" title={data?.companyName ?? t("title")}>
      {data === undefined ? <LoadingPanel /> : <Detail payment={data} />}
    </Modal>
  );
}

type Asked = "confirm" | "refund" | "review";

function Detail({ payment }: { readonly payment: PaymentDetail }) {
  const { t } = useTranslation("payment");
  const language = useLanguage();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const money = (amount: string) => formatMoney(amount, payment.currency, language);
  const facts = [
    [t("column.purpose"), t(`purpose.${payment.purpose}`)],
    [t("column.provider"), t(`provider.${payment.provider}`)],
    [t("column.reference"), payment.providerId ?? ""],
    [t("column.net"), money(payment.net)],
    [t("column.tax"), money(payment.tax)],
    [t("column.total"), money(payment.total)],
    [t("column.refunded"), money(payment.refunded)],
  ] as const;
  const canRefund = payment.state === "captured" || payment.state === "disputed";
  return (
    <Stack>
      {payment.reviewReason === null ? null : (
        <Alert color="red" title={t(`review.${payment.reviewReason}`)}>
          {t(payment.reviewReason === "paid-after-end" ? "reviewBooked" : "reviewText")}
        </Alert>
      )}
      <Group justify="space-between">
        <PaymentBadge state={payment.state} />
        <Group gap="xs">
          {payment.provider === "bank" && payment.state === "pending_payer" ? (
            <Button onClick={() => setAsked("confirm")}>{t("action.confirm")}</Button>
          ) : null}
          {payment.reviewReason === null ? null : (
            <Button variant="default" onClick={() => setAsked("review")}>
              {t("action.settle")}
            </Button>
          )}
          {canRefund ? (
            <Button variant="default" color="red" onClick={() => setAsked("refund")}>
              {t("action.refund")}
            </Button>
          ) : null}
        </Group>
      </Group>
      <Table>
        <Table.Tbody>
          {facts.map(([label, value]) => (
            <Table.Tr key={label}>
              <Table.Th>{label}</Table.Th>
              <Table.Td ta="end">
                <bdi>{value}</bdi>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Papers papers={payment.papers} fetchPaper={fetchAnyPaper} />
      <Steps payment={payment} />
      {asked === "confirm" ? <ConfirmTransfer payment={payment} onClose={close} /> : null}
      {asked === "refund" ? <Refund payment={payment} onClose={close} /> : null}
      {asked === "review" ? <Review payment={payment} onClose={close} /> : null}
    </Stack>
  );
}

function Steps({ payment }: { readonly payment: PaymentDetail }) {
  const { t } = useTranslation("payment");
  const language = useLanguage();
  const nameOf = (action: string) => t(`step.${stepOf(action)}`);
  return (
    <section aria-label={t("steps")}>
      <Text fw={600}>{t("steps")}</Text>
      {payment.steps.map((step) => (
        <Group key={`${step.at} ${step.action}`} justify="space-between">
          <Text size="sm">{nameOf(step.action)}</Text>
          <Text size="sm" c="dimmed">
            {formatInstant(step.at, language)} <bdi>{step.byName}</bdi>
          </Text>
        </Group>
      ))}
    </section>
  );
}

const STEPS = [
  "created",
  "pending-payer",
  "authorized",
  "captured",
  "disputed",
  "failed",
  "cancelled",
  "expired",
  "mismatch",
  "reviewed",
  "transfer-confirmed",
  "refund-asked",
  "refund-done",
  "refund-failed",
] as const;

function stepOf(action: string): (typeof STEPS)[number] | "other" {
  return STEPS.find((step) => action === `payment.${step}`) ?? "other";
}

interface AskProps {
  readonly payment: PaymentDetail;
  readonly onClose: () => void;
}

function ConfirmTransfer({ payment, onClose }: AskProps) {
  const { t } = useTranslation("payment");
  const language = useLanguage();
  const confirm = useSave(confirmBankTransfer, {
    invalidates: PAYMENT_READS,
    done: t("toast.confirmed"),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      opened
      title={t("confirm.title")}
      text={t("confirm.text", {
        amount: formatMoney(payment.total, payment.currency, language),
        reference: payment.reference ?? "",
      })}
      confirmLabel={t("action.confirm")}
      cancelLabel={t("action.cancel")}
      pending={confirm.isPending}
      onConfirm={() => confirm.mutate({ params: { id: payment.id } })}
      onCancel={onClose}
    />
  );
}

function Review({ payment, onClose }: AskProps) {
  const { t } = useTranslation("payment");
  const settle = useSave(settleReview, {
    invalidates: PAYMENT_READS,
    done: t("toast.settled"),
    onSettled: onClose,
  });
  const { id, version } = payment;
  return (
    <ReasonDialog
      title={t("action.settle")}
      text={t("settleText")}
      reasonLabel={t("field.note")}
      missingText={t("noteMissing")}
      confirmLabel={t("action.settle")}
      cancelLabel={t("action.cancel")}
      destructive={false}
      maxLength={500}
      pending={settle.isPending}
      onConfirm={(note) => settle.mutate({ params: { id }, body: { note, version } })}
      onCancel={onClose}
    />
  );
}

function Refund({ payment, onClose }: AskProps) {
  const { t } = useTranslation("payment");
  const [amount, setAmount] = useState(Number(payment.refunded) === 0 ? payment.total : "");
  const [reason, setReason] = useState("");
  const record = usePlainForm({
    save: async () => callEndpoint(refundPayment, { params: { id: payment.id }, body: { amount, reason } }),
    check: () => (reason.trim() === "" ? { reason: t("noteMissing") } : {}),
    fields: ["amount", "reason"],
    refusalsAt: "head",
    invalidates: PAYMENT_READS,
    done: t("toast.refunded"),
    onSaved: onClose,
  });
  return (
    <RecordDialog
      title={t("refund.title")}
      record={record}
      submitLabel={t("action.refund")}
      isDestructive
      cancelLabel={t("action.cancel")}
      onClose={onClose}
    >
      <Text size="sm">{t("refund.text")}</Text>
      <TextInput
        label={t("refund.amount", { currency: payment.currency })}
        inputMode="decimal"
        dir="ltr"
        value={amount}
        error={record.errorOf("amount")}
        onChange={({ currentTarget: { value } }) => setAmount(value)}
      />
      <Textarea
        label={t("refund.reason")}
        autosize
        minRows={2}
        maxLength={500}
        dir="auto"
        value={reason}
        error={record.errorOf("reason")}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
    </RecordDialog>
  );
}
