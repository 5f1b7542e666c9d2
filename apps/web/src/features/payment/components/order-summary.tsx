import type { PaymentQuote } from "@kilolane/contract";
import { Group, Paper, Stack, Text } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { dayOf, formatDate } from "../../../lib/format/dates.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";

/** What is bought and what it costs, line by line, as the server prices it. */
export function OrderSummary({ quote }: { readonly quote: PaymentQuote }) {
  const { t } = useTranslation("payment");
  const language = useLanguage();
  const money = (amount: string) => formatMoney(amount, quote.currency, language);
  const nameOf = (line: PaymentQuote["lines"][number]) =>
    line.keyType === null ? t("paper.credit") : `${line.keyCount} × ${t(`paper.keys.${line.keyType}`)}`;
  const tax = quote.taxName === "" ? t("tax") : quote.taxName;
  return (
    <Paper withBorder p="lg" component="section" aria-label={t("pay.order")}>
      <Stack gap="xs">
        <Text component="h2" fw={600}>
          {t("pay.order")}
        </Text>
        <Text c="dimmed">
          {t("pay.until", { plan: quote.packageName, date: formatDate(dayOf(quote.endsAt), language) })}
        </Text>
        {quote.lines.map((line, place) => (
          <Row key={`${place} ${line.kind}`} label={nameOf(line)} value={money(line.net)} />
        ))}
        <Row label={t("net")} value={money(quote.net)} />
        <Row label={`${tax} ${quote.taxPercent} %`} value={money(quote.tax)} />
        <Group justify="space-between">
          <Text fw={600} size="lg">
            {t("total")}
          </Text>
          <Text fw={600} size="lg">
            {money(quote.total)}
          </Text>
        </Group>
      </Stack>
    </Paper>
  );
}

function Row({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <Group justify="space-between" wrap="nowrap">
      <Text>{label}</Text>
      <Text>{value}</Text>
    </Group>
  );
}
