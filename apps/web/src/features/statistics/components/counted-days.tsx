import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDate } from "../../../lib/format/dates.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { FigureTable } from "../../../lib/statistics/figure-table.tsx";
import { daysOf, type Period } from "../../../lib/statistics/period.ts";
import { DayBars } from "../../../ui/day-bars/day-bars.tsx";

interface CountedDaysProps {
  readonly title: string;
  readonly period: Period;
  /** of the figures; that of the day is known */
  readonly headers: readonly string[];
  /** days with something to count, in their order: the count of the chart, the figures as shown and as a file has them */
  readonly days: readonly {
    readonly day: string;
    readonly count: number;
    readonly figures: readonly string[];
    readonly cells: readonly (string | number)[];
  }[];
  /** of the file, without the days */
  readonly fileName: string;
}

/** What was counted day by day, as a chart and as the table of the same figures. */
export function CountedDays({ title, period, headers, days, fileName }: CountedDaysProps) {
  const { t } = useTranslation("statistics");
  const language = useLanguage();
  const { from, to } = period;
  const counts = new Map(days.map(({ day, count }) => [day, count]));
  const most = formatNumber(Math.max(0, ...counts.values()), language);
  const shown = { from: formatDate(from, language), to: formatDate(to, language) };
  const columns = [t("period.label"), ...headers];
  return (
    <>
      <DayBars
        title={title}
        tone="ink"
        summary={t("chart.summary", { title, most, ...shown })}
        most={most}
        first={formatDate(from, language, "short")}
        last={formatDate(to, language, "short")}
        bars={daysOf(period).map((day) => {
          const value = counts.get(day) ?? 0;
          return { day, value, title: `${formatDate(day, language)}: ${formatNumber(value, language)}` };
        })}
      />
      <FigureTable
        id="per-day"
        title={title}
        headers={columns}
        rows={days
          .toReversed()
          .map(({ day, figures }) => ({ id: day, head: formatDate(day, language), figures }))}
        csv={{
          fileName: `${fileName}-${from}-${to}.csv`,
          rows: [columns, ...days.map(({ day, cells }) => [day, ...cells])],
        }}
      />
    </>
  );
}
