import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatCompactMoney } from "../../../lib/format/money.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import type { Spend } from "../queries.ts";
import { CountedDays } from "./counted-days.tsx";

/** Quotations by day, as a chart and as the table of the same figures. */
export function SpendDays({ spend }: { readonly spend: Spend }) {
  const { t } = useTranslation("spend");
  const language = useLanguage();
  return (
    <CountedDays
      title={t("table.days")}
      period={spend}
      headers={[t("figure.quotations"), t("figure.accepted"), t("figure.spent")]}
      days={spend.perDay.map(({ day, quotations, accepted, spentUsd }) => ({
        day,
        count: quotations,
        figures: [
          formatNumber(quotations, language),
          formatNumber(accepted, language),
          formatCompactMoney(spentUsd, "USD", language),
        ],
        cells: [quotations, accepted, spentUsd],
      }))}
      fileName="quotations-per-day"
    />
  );
}
