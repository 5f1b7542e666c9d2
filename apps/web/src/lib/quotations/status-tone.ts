import type { QuotationState } from "@kilolane/domain";
import type { StatusTone } from "../../ui/status-badge.tsx";

/** How each state of a quotation looks. */
export const TONE_OF_STATUS: Readonly<Record<QuotationState, StatusTone>> = {
  draft: "draft",
  sent: "sent",
  accepted: "positive",
  rejected: "negative",
  cancelled: "ended",
  expired: "waiting",
};
