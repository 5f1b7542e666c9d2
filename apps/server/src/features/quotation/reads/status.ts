import { CLOCK_NOW } from "../../../db/clock.ts";
import type { QUOTATION_STATUSES } from "@kilolane/contract";

/** The states of a quotation as people see them. */
export type QuotationStatus = (typeof QUOTATION_STATUSES)[number];

/** The condition on `quotation q` for a status as it is now: a draft or sent one past its last moment is expired. */
export function statusClause(status: QuotationStatus): string {
  if (status === "expired") {
    return `(q.status = 'expired' or (q.status in ('draft', 'sent') and q.expires_at <= ${CLOCK_NOW}))`;
  }
  return status === "draft" || status === "sent"
    ? `(q.status = '${status}' and q.expires_at > ${CLOCK_NOW})`
    : `q.status = '${status}'`;
}
