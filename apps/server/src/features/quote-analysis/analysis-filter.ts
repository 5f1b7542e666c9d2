import type { EndpointParsed, listAnalysedQuotations } from "@kilolane/contract";
import { parseCalendarDate } from "@kilolane/domain";
import type { AnalysisFilter } from "./reads.ts";

type Asked = Omit<EndpointParsed<typeof listAnalysedQuotations>["query"], "page" | "size">;

const dayOf = (typed: string | undefined) => (typed === undefined ? undefined : parseCalendarDate(typed));

/** A filter with its days as calendar dates. */
export function filterOf({ from, to, ...rest }: Asked): AnalysisFilter {
  return { ...rest, from: dayOf(from), to: dayOf(to) };
}
