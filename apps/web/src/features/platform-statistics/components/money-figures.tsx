import { Anchor, Text } from "@mantine/core";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatMonth } from "../../../lib/format/dates.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { href } from "../../../lib/paths/href.ts";
import { FigureTable } from "../../../lib/statistics/figure-table.tsx";
import classes from "../../../lib/statistics/statistics.module.css";
import type { PlatformBilling } from "../queries.ts";
import { useChangeText } from "../use-change-text.ts";

const PAYMENTS = href("/super-admin/admins/account-management/transition-details");

/** The list of the payments whose money makes up a figure. */
function paymentsOf({ from, to }: Pick<PlatformBilling, "from" | "to">, currency: string): string {
  const filter = { receivedFrom: from, receivedTo: to, receivedIn: currency };
  return `${PAYMENTS}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
}

interface MoneyProps {
  readonly data: PlatformBilling;
}

/** What came in, one figure for each currency, each with its change against the days before. */
export function MoneyFigures({ data }: MoneyProps) {
  const { t } = useTranslation("platform-statistics");
  const language = useLanguage();
  const changeOf = useChangeText(data);
  if (data.money.length === 0) return <Text c="dimmed">{t("noMoney")}</Text>;
  return (
    <dl className={classes["figures"]}>
      {data.money.map(({ currency, received, formerReceived }) => (
        <div key={currency} data-testid={`received-${currency}`}>
          <dt>{t("received", { currency })}</dt>
          <dd>
            <Anchor component={Link} inherit to={paymentsOf(data, currency)}>
              <bdi>{formatMoney(received, currency, language)}</bdi>
            </Anchor>
            <span className={classes["change"]}>
              <bdi>{changeOf(Number(received), Number(formerReceived))}</bdi>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Money by month and currency. */
export function MonthTable({ data }: MoneyProps) {
  const { t } = useTranslation(["platform-statistics", "subscription"]);
  const language = useLanguage();
  const headers = [
    t("subscription:forecast.month"),
    t("money.payments"),
    t("money.received"),
    t("money.refunded"),
  ];
  return (
    <FigureTable
      id="money-by-month"
      title={t("table.months")}
      headers={headers}
      rows={data.months.map((row) => ({
        id: `${row.month} ${row.currency}`,
        head: <bdi>{`${formatMonth(row.month, language)} · ${row.currency}`}</bdi>,
        figures: [
          formatNumber(row.payments, language),
          formatMoney(row.received, row.currency, language),
          formatMoney(row.refunded, row.currency, language),
        ],
      }))}
      csv={{
        fileName: `money-by-month-${data.from}-${data.to}.csv`,
        rows: [
          [headers[0] ?? "", t("money.currency"), ...headers.slice(1)],
          ...data.months.map((row) => [row.month, row.currency, row.payments, row.received, row.refunded]),
        ],
      }}
    />
  );
}
