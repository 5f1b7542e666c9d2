import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDate } from "../../../lib/format/dates.ts";
import { formatCompactMoney } from "../../../lib/format/money.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { DayChart } from "../../../lib/statistics/day-chart.tsx";
import { FigureTable } from "../../../lib/statistics/figure-table.tsx";
import classes from "../../../lib/statistics/statistics.module.css";
import type { Revenue } from "../queries.ts";

/** Quotations and revenue by day, as charts and as the table of the same figures. */
export function RevenueCharts({ revenue }: { readonly revenue: Revenue }) {
  const { t } = useTranslation("statistics");
  const language = useLanguage();
  const { from, to, perDay } = revenue;
  const byDay = new Map<string, (typeof perDay)[number]>(perDay.map((line) => [line.day, line]));
  const count = (value: number) => formatNumber(value, language);
  const money = (value: number | string) => formatCompactMoney(value, "USD", language);
  const charts = [
    {
      id: "quotations",
      tone: "ink",
      valueOf: (line: (typeof perDay)[number]) => line.quotations,
      format: count,
    },
    {
      id: "revenue",
      tone: "amber",
      valueOf: (line: (typeof perDay)[number]) => Number(line.revenueUsd),
      format: money,
    },
  ] as const;
  const shown = { from: formatDate(from, language), to: formatDate(to, language) };
  const headers = (["quotations", "accepted", "revenue", "profit"] as const).map((id) => t(`column.${id}`));
  return (
    <>
      <div className={classes["pair"]}>
        {charts.map(({ id, tone, valueOf, format }) => {
          const title = t(`chart.${id}`);
          return (
            <DayChart
              key={id}
              title={title}
              tone={tone}
              {...{ from, to, format }}
              most={Math.max(0, ...perDay.map(valueOf))}
              valueOf={(day) => {
                const line = byDay.get(day);
                return line === undefined ? 0 : valueOf(line);
              }}
              summaryOf={(most) => t("chart.summary", { title, most, ...shown })}
            />
          );
        })}
      </div>
      <FigureTable
        id="per-day"
        title={t("chart.quotations")}
        headers={[t("period.label"), ...headers]}
        rows={perDay.toReversed().map((line) => ({
          id: line.day,
          head: formatDate(line.day, language),
          figures: [
            count(line.quotations),
            count(line.accepted),
            money(line.revenueUsd),
            money(line.profitUsd),
          ],
        }))}
        csv={{
          fileName: `quotations-per-day-${from}-${to}.csv`,
          rows: [
            [t("period.label"), ...headers],
            ...perDay.map((line) => [
              line.day,
              line.quotations,
              line.accepted,
              line.revenueUsd,
              line.profitUsd,
            ]),
          ],
        }}
      />
    </>
  );
}
