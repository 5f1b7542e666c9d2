import type { AnalysedQuotation } from "@kilolane/contract";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";

const TONES = {
  draft: "waiting",
  sent: "waiting",
  accepted: "positive",
  rejected: "ended",
  cancelled: "ended",
  expired: "ended",
} as const;

/** The state of a quotation. */
export function QuotationStatus({ status }: Pick<AnalysedQuotation, "status">) {
  const { t } = useTranslation("quote-analysis");
  return <StatusBadge tone={TONES[status]} label={t(`status.${status}`)} />;
}
