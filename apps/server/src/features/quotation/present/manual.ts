import type { QuotationDetail } from "@kilolane/contract";
import type { StoredPricing } from "../reads/content.ts";

/** What was typed of a manual quotation, for the desk alone: it names what was bought. */
export function presentManual({ manual }: StoredPricing): Pick<QuotationDetail, "manual"> {
  if (manual === undefined) return {};
  const { quoteId: _quoteId, airline, lines, ...entry } = manual;
  return { manual: { ...entry, airlineId: airline?.id ?? null, lines: lines.map((line) => ({ ...line })) } };
}
