import { formatDateRange } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { useChangeText } from "../use-figure-texts.ts";
import { PeriodFigures } from "./period-figures.tsx";

interface ChangeFiguresProps {
  readonly figures: readonly {
    readonly id: string;
    readonly label: string;
    readonly text: string;
    readonly now: number | null;
    readonly before: number | null;
    /** a share in per cent, which changes by points */
    readonly isPercentage?: boolean;
    /** the list of what is counted; none where there is no such list */
    readonly to?: string;
  }[];
  /** the days that are compared with */
  readonly before: { readonly from: string; readonly to: string };
}

/** The sums of a period, with the change of each against the days before worked out. */
export function ChangeFigures({ figures, before }: ChangeFiguresProps) {
  const language = useLanguage();
  const changeText = useChangeText();
  const shown = figures.map(({ id, label, text, to, now, before: former, isPercentage = false }) => ({
    id,
    label,
    text,
    to,
    change: changeText(now, former, isPercentage),
  }));
  return <PeriodFigures figures={shown} period={formatDateRange(before.from, before.to, language)} />;
}
