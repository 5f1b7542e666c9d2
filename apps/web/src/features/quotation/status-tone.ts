import type { StatusTone } from "../../ui/status-badge.tsx";
import type { QuotationStatus } from "./list-filter.ts";

/** How each state of a quotation looks. */
export const TONE_OF_STATUS: Readonly<Record<QuotationStatus, StatusTone>> = {
  draft: "draft",
  sent: "sent",
  accepted: "positive",
  rejected: "negative",
  cancelled: "ended",
  expired: "waiting",
};
