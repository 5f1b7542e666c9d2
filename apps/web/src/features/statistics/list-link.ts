import { type ForwarderRole, forwarderHref } from "../../lib/paths/href.ts";
import type { Period } from "../../lib/statistics/period.ts";

/** What the list is narrowed to besides the days: its own filters (quotation list). */
interface ListNarrowing {
  readonly status?: readonly string[];
  readonly owner?: string;
  readonly inquirer?: string;
  readonly mainAirline?: string;
  readonly from?: string;
  readonly to?: string;
}

/** The list of the quotations that a figure counts. */
export function listLink(role: ForwarderRole, period: Period, narrowing: ListNarrowing = {}): string {
  const filter = JSON.stringify({ ...narrowing, createdFrom: period.from, createdTo: period.to });
  return `${forwarderHref(role, "quotation/list/view")}?${new URLSearchParams({ filter })}`;
}
