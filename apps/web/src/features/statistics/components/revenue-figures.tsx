import type { PeriodResult } from "@kilolane/contract";
import { Anchor } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatDateRange } from "../../../lib/format/dates.ts";
import { formatCompactMoney } from "../../../lib/format/money.ts";
import { formatCompact, formatNumber, formatPercent } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { useDesk } from "../../../lib/session/use-desk.ts";
import classes from "../../../lib/statistics/statistics.module.css";
import { formatShare } from "../format-result.ts";
import { listLink } from "../list-link.ts";
import type { Revenue } from "../queries.ts";

const HOUR_MINUTES = 60;
const DAY_MINUTES = 1_440;

/** A time in minutes in the unit that a person says it in. */
function useWaitText(): (minutes: number | null) => string {
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
function useChangeText() {
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

const numberOf = (percent: string | null) => (percent === null ? null : Number(percent));

/** The sums of a period, each with its change against the days before and the list behind it. */
export function RevenueFigures({ revenue }: { readonly revenue: Revenue }) {
  const { t } = useTranslation("statistics");
  const language = useLanguage();
  const role = useDesk();
  const waitText = useWaitText();
  const changeText = useChangeText();
  const { current, before } = revenue;
  const money = (amount: string) => formatCompactMoney(amount, "USD", language);
  const all = listLink(role, revenue);
  const accepted = listLink(role, revenue, { status: ["accepted"] });
  const decided = listLink(role, revenue, { status: ["accepted", "rejected"] });
  const result = {
    accepted: formatNumber(current.accepted, language),
    rejected: formatNumber(current.rejected, language),
  };
  const figures: readonly {
    readonly id: "quotations" | "won" | "revenue" | "profit" | "margin" | "wait";
    readonly text: string;
    readonly valueOf: (result: PeriodResult) => number | null;
    readonly to: string;
    readonly hint?: string;
    readonly isPercentage?: boolean;
  }[] = [
    {
      id: "quotations",
      text: formatCompact(current.quotations, language),
      valueOf: (r) => r.quotations,
      to: all,
    },
    { id: "revenue", text: money(current.revenueUsd), valueOf: (r) => Number(r.revenueUsd), to: accepted },
    { id: "profit", text: money(current.profitUsd), valueOf: (r) => Number(r.profitUsd), to: accepted },
    {
      id: "margin",
      text: formatShare(current.marginPercent, language),
      valueOf: (r) => numberOf(r.marginPercent),
      isPercentage: true,
      to: accepted,
    },
    {
      id: "won",
      text: formatShare(current.winPercent, language),
      valueOf: (r) => numberOf(r.winPercent),
      isPercentage: true,
      to: decided,
      hint: t("hint.won", result),
    },
    {
      id: "wait",
      text: waitText(current.minutesToSend),
      valueOf: (r) => r.minutesToSend,
      to: all,
      hint: t("hint.wait"),
    },
  ];
  const period = formatDateRange(revenue.beforeFrom, revenue.beforeTo, language);
  return (
    <dl className={classes["figures"]}>
      {figures.map(({ id, text, valueOf, to, hint, isPercentage = false }) => {
        const change = changeText(valueOf(current), valueOf(before), isPercentage);
        return (
          <div key={id} data-testid={`figure-${id}`}>
            <dt>{t(`figure.${id}`)}</dt>
            <dd>
              <Anchor component={Link} inherit to={to}>
                <bdi>{text}</bdi>
              </Anchor>
              <span className={classes["change"]}>
                <bdi>{change === undefined ? t("hint.none") : t("hint.change", { change, period })}</bdi>
              </span>
              {hint === undefined ? null : <span className={classes["change"]}>{hint}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
