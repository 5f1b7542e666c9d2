import type { QuotationDetail } from "@kilolane/contract";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { formatDate } from "../../lib/format/dates.ts";
import { formatMoney } from "../../lib/format/money.ts";
import { formatWeight } from "../../lib/format/weights.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { useTransitText } from "./use-transit-text.ts";

/** The prices as plain lines for a chat or mail of one's own: what the client may know and nothing else. */
export function usePriceText(): (quotation: QuotationDetail) => string {
  const { t } = useTranslation("quotation");
  const transit = useTransitText();
  const language = useLanguage();
  return ({ number, shipFromAirportDetail: from, shipToAirportDetail: to, weights, options, form }) => {
    const { figure, unit } = formatWeight(weights.chargeableWeight, weights.weightUnit, language);
    const readyDate = form["readyDate"];
    return [
      number,
      `${from.code} ${from.city} → ${to.code} ${to.city}`,
      t("text.goods", { count: weights.pieces, weight: `${figure} ${unit}` }),
      ...(typeof readyDate === "string" ? [t("text.ready", { date: formatDate(readyDate, language) })] : []),
      "",
      ...options.map((option) =>
        t("text.option", {
          airline: option.airline?.name ?? "",
          total: formatMoney(option.sellTotal, option.currency, language),
          days: transit(option.transit_days),
          date: formatDate(option.validUntil, language),
        }),
      ),
    ].join("\n");
  };
}
