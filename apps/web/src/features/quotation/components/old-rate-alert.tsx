import type { QuoteOption } from "@kilolane/contract";
import { Alert } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDate } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { oldRatesOf } from "../old-rates.ts";

/** Says before a quotation is sent that an exchange rate it rests on is old; nothing without one. */
export function OldRateAlert({ options }: { readonly options: readonly Pick<QuoteOption, "exchange">[] }) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  const rates = oldRatesOf(options);
  if (rates.length === 0) return null;
  const texts = rates.map(({ from, to, rate, asOf }) =>
    t("charge.exchange", { from, to, rate, date: formatDate(asOf.slice(0, 10), language) }),
  );
  return (
    <Alert color="amber" title={t("mail.oldRate.title")} data-testid="old-rate">
      {t("mail.oldRate.text", { rates: texts.join(", ") })}
    </Alert>
  );
}
