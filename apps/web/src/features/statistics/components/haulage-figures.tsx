import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatCompactMoney } from "../../../lib/format/money.ts";
import { formatCompact } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { formatShare, perCwtText } from "../format-result.ts";
import type { HaulageAnswer } from "../queries.ts";
import { ChangeFigures } from "./change-figures.tsx";

const numberOf = (text: string | null): number | null => (text === null ? null : Number(text));

/** What a trucking company was asked, quoted and given in a period, each beside the days before. */
export function HaulageFigures({ haulage }: { readonly haulage: HaulageAnswer }) {
  const { t } = useTranslation("haulage");
  const language = useLanguage();
  const { current, before } = haulage;
  const figures = [
    {
      id: "requests",
      text: formatCompact(current.requests, language),
      now: current.requests,
      before: before.requests,
    },
    {
      id: "quoted",
      text: formatCompact(current.quoted, language),
      now: current.quoted,
      before: before.quoted,
    },
    { id: "won", text: formatCompact(current.won, language), now: current.won, before: before.won },
    {
      id: "winRate",
      text: formatShare(current.winPercent, language),
      now: numberOf(current.winPercent),
      before: numberOf(before.winPercent),
      isPercentage: true,
    },
    {
      id: "wonUsd",
      text: formatCompactMoney(current.wonUsd, "USD", language),
      now: Number(current.wonUsd),
      before: Number(before.wonUsd),
    },
    {
      id: "perCwt",
      text: perCwtText(current.perCwtUsd, language),
      now: numberOf(current.perCwtUsd),
      before: numberOf(before.perCwtUsd),
    },
  ] as const;
  return (
    <ChangeFigures
      figures={figures.map((figure) => ({ ...figure, label: t(`figure.${figure.id}`) }))}
      before={{ from: haulage.beforeFrom, to: haulage.beforeTo }}
    />
  );
}
