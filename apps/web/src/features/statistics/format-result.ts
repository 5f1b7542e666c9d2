import type { QuotationResult } from "@kilolane/contract";
import type { Language } from "@kilolane/phrases";
import { formatCompactMoney, formatMoney } from "../../lib/format/money.ts";
import { formatNumber, formatPercent } from "../../lib/format/numbers.ts";

/** A share in per cent; a dash where there is nothing to divide by. */
export const formatShare = (percent: string | null, language: Language): string =>
  percent === null ? "–" : formatPercent(percent, language, 1);

/** Dollars per 100 lb; a dash where nothing was weighed. */
export const perCwtText = (amount: string | null, language: Language): string =>
  amount === null ? "–" : formatMoney(amount, "USD", language);

/** The columns that every group of quotations has, as figures and as a file has them. */
export function presentColumns(result: QuotationResult, language: Language) {
  const { quotations, accepted, revenueUsd, profitUsd, marginPercent, winPercent } = result;
  return {
    figures: [
      formatNumber(quotations, language),
      formatNumber(accepted, language),
      formatShare(winPercent, language),
      formatCompactMoney(revenueUsd, "USD", language),
      formatCompactMoney(profitUsd, "USD", language),
      formatShare(marginPercent, language),
    ],
    cells: [quotations, accepted, winPercent ?? "", revenueUsd, profitUsd, marginPercent ?? ""],
  };
}
