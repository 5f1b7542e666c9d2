import type { Forwarder } from "@kilolane/contract";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";

/** How fast a forwarder usually answers, in words. */
export function useAnswerHoursText(): (forwarder: Pick<Forwarder, "answerHours">) => string {
  const { t } = useTranslation("sent-request");
  const language = useLanguage();
  return ({ answerHours }) => {
    if (answerHours === null) return t("forwarder.noHours");
    if (answerHours < 1) return t("forwarder.underHour");
    return t("forwarder.hours", { hours: formatNumber(Math.round(answerHours), language) });
  };
}

/** The lanes that a forwarder quotes most. */
export function ForwarderLanes({ lanes }: Pick<Forwarder, "lanes">) {
  const { t } = useTranslation("sent-request");
  if (lanes.length === 0) return t("forwarder.noLanes");
  return <bdi dir="ltr">{lanes.map(({ from, to }) => `${from} → ${to}`).join(" · ")}</bdi>;
}
