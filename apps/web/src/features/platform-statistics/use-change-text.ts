import { useCallback } from "react";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { formatDateRange } from "../../lib/format/dates.ts";
import { formatPercent } from "../../lib/format/numbers.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";

interface Former {
  readonly beforeFrom: string;
  readonly beforeTo: string;
}

/** How a figure has changed against the days before, in words. */
export function useChangeText({ beforeFrom, beforeTo }: Former): (now: number, former: number) => string {
  const { t } = useTranslation("platform-statistics");
  const language = useLanguage();
  return useCallback(
    (now, former) => {
      if (former === 0) return t("noChange");
      const points = Math.round(((now - former) / former) * 100);
      const sign = points > 0 ? "+" : points < 0 ? "\u2212" : "";
      const change = `${sign}${formatPercent(String(Math.abs(points)), language, 0)}`;
      return t("change", { change, period: formatDateRange(beforeFrom, beforeTo, language) });
    },
    [beforeFrom, beforeTo, language, t],
  );
}
