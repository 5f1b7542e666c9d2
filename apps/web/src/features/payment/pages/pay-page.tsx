import { paymentOrder, type PaymentOrder, type PaymentQuote } from "@kilolane/contract";
import { Alert, Button, Group, Paper, Radio, SimpleGrid, Stack, Text } from "@mantine/core";
import { IconCreditCard, IconCircleCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { href } from "../../../lib/paths/href.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { isOwnDocument } from "../card-script.ts";
import { CardForm } from "../components/card-form.tsx";
import { OrderSummary } from "../components/order-summary.tsx";
import {
  beginPaypal,
  beginTransfer,
  capturePaypal,
  giveUp,
  PAYMENT_READS,
  quoteQuery,
  waysQuery,
} from "../queries.ts";

/** Pays an order: what it costs, how one wants to pay, and how it went. */
export default function PayPage() {
  const { t } = useTranslation("payment");
  const [search] = useSearchParams();
  usePageTitle(t("pay.title"));
  const [isPaid, setPaid] = useState(false);
  const token = search.get("token");
  const cancelled = search.get("cancelled");
  const text = search.get("order") ?? "";
  const isForeign = !isOwnDocument();
  useEffect(() => {
    if (isForeign) window.location.reload();
  }, [isForeign]);
  if (isForeign) return <LoadingPanel />;
  return (
    <>
      <PageHeader title={t("pay.title")} lead={t("pay.lead")} />
      {isPaid ? (
        <Paid />
      ) : token !== null && cancelled === null ? (
        <PaypalReturn token={token} onPaid={() => setPaid(true)} />
      ) : cancelled !== null ? (
        <Cancelled id={cancelled} />
      ) : (
        <Order text={text} onPaid={() => setPaid(true)} />
      )}
    </>
  );
}

function orderOf(text: string): PaymentOrder | undefined {
  try {
    return paymentOrder.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function Order({ text, onPaid }: { readonly text: string; readonly onPaid: () => void }) {
  const { t } = useTranslation(["payment", "state"]);
  const order = orderOf(text);
  const quote = useQuery({ ...quoteQuery(text), enabled: order !== undefined });
  if (order === undefined) return <Nothing title={t("pay.nothing")} text={t("pay.nothingText")} />;
  if (quote.error !== null)
    return (
      <Nothing
        title={quote.error instanceof ApiError ? quote.error.title : t("state:failed.title")}
        text={
          quote.error instanceof ApiError
            ? (quote.error.fields[0]?.message ?? quote.error.detail)
            : t("state:failed.text")
        }
      />
    );
  if (quote.data === undefined) return <LoadingPanel />;
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} maw={1080}>
      <OrderSummary quote={quote.data} />
      <Ways order={order} quote={quote.data} onPaid={onPaid} />
    </SimpleGrid>
  );
}

function Nothing({ title, text }: { readonly title: string; readonly text: string }) {
  const { t } = useTranslation("payment");
  return (
    <StatePanel
      icon={<IconCreditCard size={34} stroke={1.4} aria-hidden />}
      title={title}
      text={text}
      action={
        <Button component={Link} variant="default" to={href("/freight-forwarder/admin/subscription")}>
          {t("pay.toSubscription")}
        </Button>
      }
    />
  );
}

interface WaysProps {
  readonly order: PaymentOrder;
  readonly quote: PaymentQuote;
  readonly onPaid: () => void;
}

function Ways({ order, quote, onPaid }: WaysProps) {
  const { t } = useTranslation("payment");
  const language = useLanguage();
  const { data } = useQuery(waysQuery);
  const [chosen, setChosen] = useState<string>();
  if (data === undefined) return <LoadingPanel />;
  const offered = [
    ...(data.card === null ? [] : (["stripe"] as const)),
    ...(data.hasPaypal ? (["paypal"] as const) : []),
    ...(data.bank === null ? [] : (["bank"] as const)),
  ];
  const way = offered.find((one) => one === chosen) ?? offered[0];
  const amount = formatMoney(quote.total, quote.currency, language);
  if (way === undefined) return <Nothing title={t("pay.noWay")} text={t("pay.noWayText")} />;
  return (
    <Paper withBorder p="lg" component="section" aria-label={t("pay.how")}>
      <Stack>
        <Radio.Group label={t("pay.how")} value={way} onChange={setChosen}>
          <Stack gap="xs" mt="xs">
            {offered.map((one) => (
              <Radio key={one} value={one} label={t(`provider.${one}`)} />
            ))}
          </Stack>
        </Radio.Group>
        {way === "stripe" && data.card !== null ? (
          <CardForm order={order} card={data.card} payLabel={t("pay.button", { amount })} onPaid={onPaid} />
        ) : null}
        {way === "paypal" ? <PaypalButton order={order} /> : null}
        {way === "bank" ? <TransferForm order={order} amount={amount} /> : null}
      </Stack>
    </Paper>
  );
}

function PaypalButton({ order }: { readonly order: PaymentOrder }) {
  const { t } = useTranslation("payment");
  const begin = useSaveWith(beginPaypal, { onSaved: ({ approveUrl }) => window.location.assign(approveUrl) });
  return (
    <>
      <Text size="sm">{t("pay.paypalText")}</Text>
      <Button size="md" loading={begin.isPending || begin.isSuccess} onClick={() => begin.mutate(order)}>
        {t("pay.paypal")}
      </Button>
    </>
  );
}

function TransferForm({ order, amount }: { readonly order: PaymentOrder; readonly amount: string }) {
  const { t } = useTranslation("payment");
  const begin = useSaveWith(beginTransfer, { invalidates: PAYMENT_READS });
  if (begin.data === undefined)
    return (
      <>
        <Text size="sm">{t("pay.transferText")}</Text>
        <Button size="md" loading={begin.isPending} onClick={() => begin.mutate(order)}>
          {t("pay.transfer")}
        </Button>
      </>
    );
  const { bank, payment } = begin.data;
  const facts = [
    [t("total"), amount],
    [t("transfer.to"), bank.name],
    [t("transfer.bank"), bank.bankName],
    [t("transfer.account"), bank.bankAccount],
    [t("column.reference"), payment.reference ?? ""],
  ] as const;
  return (
    <Alert color="green" role="status" title={t("transfer.title")}>
      <Stack gap={4}>
        {facts.map(([label, value]) => (
          <Group key={label} justify="space-between">
            <Text size="sm">{label}</Text>
            <Text fw={600}>
              <bdi>{value}</bdi>
            </Text>
          </Group>
        ))}
        <Text size="sm" mt="xs">
          {t("transfer.text")}
        </Text>
      </Stack>
    </Alert>
  );
}

function PaypalReturn({ token, onPaid }: { readonly token: string; readonly onPaid: () => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: ["paypal-capture", token],
    queryFn: async () => capturePaypal(token),
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  useEffect(() => {
    if (data !== undefined) onPaid();
  }, [data, onPaid]);
  return error === null ? <LoadingPanel /> : <Failed error={error} onAgain={() => void refetch()} />;
}

/** Back from the provider without having agreed there; whether nothing was charged is only known once the payment is given up. */
function Cancelled({ id }: { readonly id: string }) {
  const { t } = useTranslation("payment");
  const give = useSaveWith(giveUp, { invalidates: PAYMENT_READS, onRefused: () => undefined });
  const { mutate, refusal } = give;
  useEffect(() => mutate(id), [id, mutate]);
  if (give.isSuccess) return <Nothing title={t("pay.cancelled")} text={t("pay.cancelledText")} />;
  if (refusal?.code === "state-conflict")
    return <Nothing title={t("pay.alreadyPaid")} text={t("pay.alreadyPaidText")} />;
  if (!give.isError) return <LoadingPanel />;
  return <Failed error={give.error} onAgain={() => mutate(id)} />;
}

interface FailedProps {
  readonly error: Error;
  readonly onAgain: () => void;
}

/** Why the provider's answer is not there: in the server's words, or that nobody knows yet. */
function Failed({ error, onAgain }: FailedProps) {
  const { t } = useTranslation("payment");
  const said = error instanceof ApiError && error.title !== "" ? error : undefined;
  return (
    <StatePanel
      role="alert"
      icon={<IconCreditCard size={34} stroke={1.4} aria-hidden />}
      title={said?.title ?? t("pay.unknown")}
      text={said?.detail ?? t("pay.unknownText")}
      action={
        <Button variant="default" onClick={onAgain}>
          {t("pay.again")}
        </Button>
      }
    />
  );
}

function Paid() {
  const { t } = useTranslation("payment");
  return (
    <StatePanel
      icon={<IconCircleCheck size={34} stroke={1.4} aria-hidden />}
      title={t("pay.done")}
      text={t("pay.doneText")}
      action={
        <Group justify="center">
          <Button component={Link} to={href("/freight-forwarder/admin/subscription")}>
            {t("pay.toSubscription")}
          </Button>
          <Button
            component={Link}
            variant="default"
            to={href("/freight-forwarder/admin/subscription/transactions")}
          >
            {t("pay.toTransactions")}
          </Button>
        </Group>
      }
    />
  );
}
