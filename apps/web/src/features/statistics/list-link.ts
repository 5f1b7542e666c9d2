import { type ForwarderRole, forwarderHref } from "../../lib/paths/href.ts";
import { clientHref, type ClientRole } from "../../lib/paths/client-href.ts";
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

/** The list of what was sent to the caller that a figure counts; `search` finds a forwarder by its name. */
export function receivedLink(
  role: ClientRole,
  period: Period,
  narrowing: ListNarrowing & { readonly search?: string } = {},
): string {
  const { search, ...filters } = narrowing;
  const filter = JSON.stringify({ ...filters, createdFrom: period.from, createdTo: period.to });
  const query = new URLSearchParams({ filter, ...(search === undefined ? {} : { search }) });
  return `${clientHref(role, "list")}?${query}`;
}
