import type { PeriodResult } from "@kilolane/contract";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDateRange } from "../../../lib/format/dates.ts";
import { formatCompactMoney } from "../../../lib/format/money.ts";
import { formatCompact, formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { useDesk } from "../../../lib/session/use-desk.ts";
import { formatShare } from "../format-result.ts";
import { listLink } from "../list-link.ts";
import type { Revenue } from "../queries.ts";
import { useChangeText, useWaitText } from "../use-figure-texts.ts";
import { PeriodFigures } from "./period-figures.tsx";

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
  const shown = figures.map(({ id, text, valueOf, to, hint, isPercentage }) => ({
    id,
    text,
    to,
    hint,
    label: t(`figure.${id}`),
    change: changeText(valueOf(current), valueOf(before), isPercentage ?? false),
  }));
  return <PeriodFigures figures={shown} period={period} />;
}
