import { href } from "../../lib/paths/href.ts";
import type { Period } from "../../lib/statistics/period.ts";

/** The list of what a figure counts: quotations of all companies in the same days, narrowed by a filter. */
export function listLink({ from, to }: Period, filter: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ from, to });
  if (Object.keys(filter).length > 0) query.set("filter", JSON.stringify(filter));
  return `${href("/super-admin/freight-forwarder/quotations/list/view")}?${query.toString()}`;
}
