import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDate } from "../../../lib/format/dates.ts";
import { formatCompactMoney } from "../../../lib/format/money.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { daysOf } from "../../../lib/statistics/period.ts";
import classes from "../../../lib/statistics/statistics.module.css";
import { DayBars } from "../../../ui/day-bars/day-bars.tsx";
import type { PlatformQuotations } from "../queries.ts";
import { SumsTable } from "./sums-table.tsx";

/** Quotations and sales by day, as charts and as the table of the same figures. */
export function DayCharts({ data }: { readonly data: PlatformQuotations }) {
  const { t } = useTranslation("platform-statistics");
  const language = useLanguage();
  const { from, to, perDay } = data;
  const byDay = new Map<string, (typeof perDay)[number]>(perDay.map((line) => [line.day, line]));
  const charts = [
    {
      id: "quotations",
      tone: "ink",
      valueOf: (line: (typeof perDay)[number]) => line.quotations,
      format: (value: number) => formatNumber(value, language),
    },
    {
      id: "sold",
      tone: "amber",
      valueOf: (line: (typeof perDay)[number]) => Number(line.acceptedUsd),
      format: (value: number) => formatCompactMoney(value, "USD", language),
    },
  ] as const;
  return (
    <>
      <div className={classes["pair"]}>
        {charts.map(({ id, tone, valueOf, format }) => {
          const most = format(Math.max(0, ...perDay.map(valueOf)));
          const shown = { from: formatDate(from, language), to: formatDate(to, language) };
          return (
            <DayBars
              key={id}
              title={t(`chart.${id}`)}
              tone={tone}
              summary={t("chart.summary", { title: t(`chart.${id}`), most, ...shown })}
              most={most}
              first={formatDate(from, language, "short")}
              last={formatDate(to, language, "short")}
              bars={daysOf({ from, to }).map((day) => {
                const line = byDay.get(day);
                const value = line === undefined ? 0 : valueOf(line);
                return { day, value, title: `${formatDate(day, language)}: ${format(value)}` };
              })}
            />
          );
        })}
      </div>
      <SumsTable
        id="per-day"
        title={t("chart.quotations")}
        head={t("day")}
        fileName={`quotations-per-day-${from}-${to}.csv`}
        rows={perDay.toReversed().map((line) => ({
          ...line,
          id: line.day,
          name: formatDate(line.day, language),
          inFile: line.day,
          link: undefined,
        }))}
      />
    </>
  );
}
