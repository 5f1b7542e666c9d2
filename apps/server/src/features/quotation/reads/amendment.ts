import type { CalendarDate } from "@kilolane/domain";

/** What was changed on a saved quotation itself: saving its request again leaves it as it is. */
export interface StoredAmendment {
  /** whom the request named when the quotation was addressed to somebody else; absent: it is for whom the request names */
  readonly insteadOf?: string | null;
  /** the last day that the desk gave to prices of that day; absent: it follows from them */
  readonly validUntil?: CalendarDate;
}
