import type { ComponentProps } from "react";
import { DayBars } from "../../ui/day-bars/day-bars.tsx";
import { formatDate } from "../format/dates.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { daysOf } from "./period.ts";

interface DayChartProps extends Pick<ComponentProps<typeof DayBars>, "title" | "tone"> {
  readonly from: string;
  readonly to: string;
  /** the largest figure of a day */
  readonly most: number;
  readonly valueOf: (day: string) => number;
  readonly format: (value: number) => string;
  /** the chart in a sentence, for those who hear it */
  readonly summaryOf: (most: string) => string;
}

/** One figure by day over a period. */
export function DayChart({ title, tone, from, to, most, valueOf, format, summaryOf }: DayChartProps) {
  const language = useLanguage();
  return (
    <DayBars
      title={title}
      tone={tone}
      summary={summaryOf(format(most))}
      most={format(most)}
      first={formatDate(from, language, "short")}
      last={formatDate(to, language, "short")}
      bars={daysOf({ from, to }).map((day) => {
        const value = valueOf(day);
        return { day, value, title: `${formatDate(day, language)}: ${format(value)}` };
      })}
    />
  );
}
