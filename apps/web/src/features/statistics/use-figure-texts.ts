import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { formatNumber, formatPercent } from "../../lib/format/numbers.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";

const HOUR_MINUTES = 60;
const DAY_MINUTES = 1_440;

/** A time in minutes in the unit that a person says it in. */
export function useWaitText(): (minutes: number | null) => string {
  const { t } = useTranslation("statistics");
  const language = useLanguage();
  return (minutes) => {
    if (minutes === null) return "–";
    if (minutes < HOUR_MINUTES) return t("minutes", { minutes: formatNumber(minutes, language) });
    const isLong = minutes >= 2 * DAY_MINUTES;
    const figure = formatNumber((minutes / (isLong ? DAY_MINUTES : HOUR_MINUTES)).toFixed(1), language);
    return isLong ? t("days", { days: figure }) : t("hours", { hours: figure });
  };
}

/**
 * The change from one figure to another, `+12%`; percentages differ by points, `+1.6 points`. Undefined where there is
 * nothing to compare with.
 */
export function useChangeText() {
  const { t } = useTranslation("statistics");
  const language = useLanguage();
  return (now: number | null, before: number | null, isPercentage: boolean): string | undefined => {
    if (now === null || before === null || (before === 0 && !isPercentage)) return undefined;
    const change = isPercentage ? now - before : ((now - before) / Math.abs(before)) * 100;
    const size = Math.abs(change).toFixed(isPercentage ? 1 : 0);
    const sign = Number(size) === 0 ? "" : change > 0 ? "+" : "\u2212";
    return isPercentage
      ? t("points", { points: `${sign}${formatNumber(size, language)}` })
      : `${sign}${formatPercent(size, language, 0)}`;
  };
}
