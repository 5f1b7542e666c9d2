import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { formatMoney } from "../../lib/format/money.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";

interface PricedWeight {
  readonly sellPerKg: string;
  readonly currency: string;
  readonly weightUnit: string;
}

/** An option's price for a unit of its weight, in words. */
export function usePerKgText(): (option: PricedWeight) => string {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  return ({ sellPerKg, currency, weightUnit: unit }) =>
    t("option.perKg", { amount: formatMoney(sellPerKg, currency, language, 4), unit });
}
