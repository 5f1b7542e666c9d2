import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { presentIncomingDetail } from "../present/incoming.ts";
import { findQuotation } from "../reads/quotation.ts";
import { getCachedAirport } from "../reads/reference.ts";
import { getIncomingRow } from "./incoming-row.ts";

/** A client's request by its own id, or by that of the quotation that answers it. @throws AppError not-found */
export function getIncoming(
  scope: CompanyScope,
  by: { readonly requestId: string } | { readonly quotationId: string },
) {
  return withTransaction(scope, async (tx) => {
    const row = await getIncomingRow(tx, by);
    const from = await getCachedAirport(tx, row.asked.origin);
    const to = await getCachedAirport(tx, row.asked.destination);
    if (from === undefined || to === undefined) throw new Error("the lane's airports are unknown");
    const places = { from, to };
    const offered =
      row.quotationId === null
        ? undefined
        : await findQuotation(tx, { kind: "company" }, row.quotationId, { side: "client" });
    const offer = offered?.status === "sent" ? offered.content : null;
    return presentIncomingDetail(row, { role: scope.role, places, offer, now: tx.now() });
  });
}
