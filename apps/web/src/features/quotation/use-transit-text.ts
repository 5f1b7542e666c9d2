import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { formatDate } from "../../lib/format/dates.ts";
import { formatNumber } from "../../lib/format/numbers.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";

/** Days in transit in words; an airline that has not said them is never taken for a fast one. */
export function useTransitText(): (days: number | null) => string {
  const { t } = useTranslation("quotation");
  return (days) => (days === null ? t("option.transitUnknown") : t("option.days", { count: days }));
}

/** Road miles in words, whole ones. */
export function useMilesText(): (miles: number) => string {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  return (miles) => {
    const count = Math.round(miles);
    return t("trucking.miles", { count, miles: formatNumber(count, language) });
  };
}

interface HandOver {
  readonly handOverBy?: { readonly date: string; readonly time: string } | undefined;
}

/** Until when the airline takes the goods, in words; null where it does not say. */
export function useHandOverText(): (option: HandOver) => string | null {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  return ({ handOverBy }) =>
    handOverBy === undefined
      ? null
      : t("option.handOverBy", {
          date: formatDate(handOverBy.date, language, "short"),
          time: handOverBy.time,
        });
}

interface Travel {
  readonly departs_on: string | null;
  readonly arrives_on: string | null;
}

/** The days of departure and arrival in words, as far as they are known; null when neither is. */
export function useTravelText(): (travel: Travel) => string | null {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  return ({ departs_on, arrives_on }) => {
    if (departs_on === null) return null;
    const departs = formatDate(departs_on, language, "short");
    if (arrives_on === null) return t("option.departs", { departs });
    return t("option.travel", { departs, arrives: formatDate(arrives_on, language, "short") });
  };
}
