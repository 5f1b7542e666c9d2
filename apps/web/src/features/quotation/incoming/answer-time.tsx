import type { ClientRequestRow } from "@kilolane/contract";
import { useTranslation } from "react-i18next";
import { formatInstant, formatRelative } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";

/** Until when an answer is promised, and whether that has passed. */
export function AnswerTime({ request }: { readonly request: ClientRequestRow }) {
  const { t } = useTranslation("incoming");
  const language = useLanguage();
  if (request.isOverdue) {
    return (
      <TwoLines
        first={<StatusBadge tone="negative" label={t("overdue")} />}
        second={formatRelative(request.answerBy, language)}
      />
    );
  }
  return (
    <TwoLines
      first={formatInstant(request.answerBy, language)}
      second={formatRelative(request.answerBy, language)}
    />
  );
}
