import { getQuotation, type QuotationDetail } from "@kilolane/contract";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { invalidate } from "../../../lib/api/query.ts";
import { usePush } from "../../../lib/push/use-push.ts";
import { quotationQuery } from "../saved/detail-queries.ts";

/** How a quotation was decided: nothing more goes into it from the screen that saved it. */
export interface QuotationDecision {
  readonly id: string;
  readonly number: string;
  readonly status: "accepted" | "rejected" | "cancelled";
  /** when, and who did or recorded it; undefined where the record does not say */
  readonly at: string | undefined;
  readonly actor: string | undefined;
}

/** The decision on a quotation, or null while it is open. */
function decisionOf(quotation: QuotationDetail): QuotationDecision | null {
  const { quotation_id: id, number, status, timeline } = quotation;
  if (status !== "accepted" && status !== "rejected" && status !== "cancelled") return null;
  // the newest event comes first
  const event = timeline.find(({ kind }) => kind === status);
  return { id, number, status, at: event?.at, actor: event?.actor };
}

/**
 * Asks once more whether a quotation is decided, and shows it wherever `useDecision` is. One that the person may save
 * into but not open is taken as open: the call that follows says what is wrong.
 */
export async function isDecidedNow(queries: QueryClient, id: string): Promise<boolean> {
  const quotation = await queries.fetchQuery({ ...quotationQuery(id), staleTime: 0 }).catch(() => undefined);
  return quotation !== undefined && decisionOf(quotation) !== null;
}

/** The decision on a quotation as soon as it is taken, by its client or at another desk; null while it is open. */
export function useDecision(id: string | undefined): QuotationDecision | null {
  const queries = useQueryClient();
  const { data } = useQuery({ ...quotationQuery(id ?? ""), enabled: id !== undefined });
  usePush("quotation", (ids) => {
    if (id !== undefined && (ids === undefined || ids.includes(id))) void invalidate(queries, [getQuotation]);
  });
  return data === undefined ? null : decisionOf(data);
}
