import type { PeriodSpend } from "@kilolane/contract";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatCompactMoney } from "../../../lib/format/money.ts";
import { formatCompact } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { useClientRole } from "../../../lib/session/use-client-role.ts";
import { receivedLink } from "../list-link.ts";
import type { Spend } from "../queries.ts";
import { useWaitText } from "../use-figure-texts.ts";
import { ChangeFigures } from "./change-figures.tsx";

/** The sums of a period, each with its change against the days before and the list behind it. */
export function SpendFigures({ spend }: { readonly spend: Spend }) {
  const { t } = useTranslation("spend");
  const language = useLanguage();
  const role = useClientRole();
  const waitText = useWaitText();
  const { current, before } = spend;
  const all = receivedLink(role, spend);
  const accepted = receivedLink(role, spend, { status: ["accepted"] });
  const figures: readonly {
    readonly id: "quotations" | "accepted" | "spent" | "answer" | "decide";
    readonly text: string;
    readonly valueOf: (result: PeriodSpend) => number | null;
    readonly to: string;
  }[] = [
    {
      id: "spent",
      text: formatCompactMoney(current.spentUsd, "USD", language),
      valueOf: (result) => Number(result.spentUsd),
      to: accepted,
    },
    {
      id: "quotations",
      text: formatCompact(current.quotations, language),
      valueOf: (result) => result.quotations,
      to: all,
    },
    {
      id: "accepted",
      text: formatCompact(current.accepted, language),
      valueOf: (result) => result.accepted,
      to: accepted,
    },
    {
      id: "answer",
      text: waitText(current.minutesToAnswer),
      valueOf: (result) => result.minutesToAnswer,
      to: all,
    },
    {
      id: "decide",
      text: waitText(current.minutesToDecide),
      valueOf: (result) => result.minutesToDecide,
      to: receivedLink(role, spend, { status: ["accepted", "rejected", "cancelled"] }),
    },
  ];
  return (
    <ChangeFigures
      figures={figures.map(({ id, text, valueOf, to }) => ({
        id,
        label: t(`figure.${id}`),
        text,
        now: valueOf(current),
        before: valueOf(before),
        to,
      }))}
      before={{ from: spend.beforeFrom, to: spend.beforeTo }}
    />
  );
}
