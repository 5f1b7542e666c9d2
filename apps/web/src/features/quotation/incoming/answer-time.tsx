import type { ClientRequestRow } from "@kilolane/contract";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatInstant, formatRelative } from "../../../lib/format/dates.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";

const MINUTE_MS = 60_000;

/** Until when an answer is promised and whether that has passed; once answered, how long it took. */
export function AnswerTime({ request }: { readonly request: ClientRequestRow }) {
  const { t } = useTranslation("incoming");
  const language = useLanguage();
  const { answeredAt, answerBy, isOverdue, isLate, status } = request;
  const takenText = useTakenText();
  if (answeredAt !== null) {
    return (
      <TwoLines
        first={takenText(request.sentAt, answeredAt)}
        second={
          <StatusBadge tone={isLate ? "attention" : "positive"} label={t(isLate ? "late" : "onTime")} />
        }
      />
    );
  }
  if (isOverdue) {
    return (
      <TwoLines
        first={<StatusBadge tone="negative" label={t("overdue")} />}
        second={formatRelative(answerBy, language)}
      />
    );
  }
  if (status === "cancelled" || status === "confirmed") return <TwoLines first={t("ended")} />;
  return (
    <TwoLines
      first={`${t("column.promised")}: ${formatRelative(answerBy, language)}`}
      second={formatInstant(answerBy, language)}
    />
  );
}

/** How long an answer took, in words: in minutes below an hour. */
function useTakenText(): (sentAt: string, answeredAt: string) => string {
  const { t } = useTranslation("incoming");
  const language = useLanguage();
  return (sentAt, answeredAt) => {
    const minutes = Math.max(1, Math.round((Date.parse(answeredAt) - Date.parse(sentAt)) / MINUTE_MS));
    return minutes < 60
      ? t("answeredMinutes", { minutes: formatNumber(minutes, language) })
      : t("answered", { hours: formatNumber(Math.round(minutes / 60), language) });
  };
}
