import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDate } from "../../../lib/format/dates.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { DayChart } from "../../../lib/statistics/day-chart.tsx";
import type { EntryStatistics } from "../statistics-queries.ts";
import classes from "../../../lib/statistics/statistics.module.css";

const CHARTS = [
  { id: "entries", field: "entries", tone: "ink" },
  { id: "errors", field: "errorsFound", tone: "amber" },
] as const;

/** Entries and mistakes by day, each in a chart of its own. */
export function EntryCharts({ statistics }: { readonly statistics: EntryStatistics }) {
  const { t } = useTranslation("entry");
  const language = useLanguage();
  const { from, to, perDay } = statistics;
  const byDay = new Map<string, (typeof perDay)[number]>(perDay.map((line) => [line.day, line]));
  const shown = { from: formatDate(from, language), to: formatDate(to, language) };
  return (
    <div className={classes["pair"]}>
      {CHARTS.map(({ id, field, tone }) => {
        const title = t(`chart.${id}`);
        return (
          <DayChart
            key={id}
            title={title}
            tone={tone}
            from={from}
            to={to}
            most={Math.max(0, ...perDay.map((line) => line[field]))}
            valueOf={(day) => byDay.get(day)?.[field] ?? 0}
            format={(value) => formatNumber(value, language)}
            summaryOf={(most) => t("chart.summary", { title, most, ...shown })}
          />
        );
      })}
    </div>
  );
}
