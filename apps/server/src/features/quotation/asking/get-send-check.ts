import { CLIENT_REQUEST_STATES, may, shownRequestState } from "@kilolane/domain";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { findAskedRows } from "../reads/asked.ts";
import { getRequestRow } from "../request/stored-request.ts";
import { actForAsker } from "./asked-scope.ts";

/**
 * Whether a request of the caller's own was sent, and whether it still can be: a client's once to its forwarder, a
 * shipper's to one forwarder after the other until it has said yes to one.
 * @throws AppError not-found
 */
export async function getSendCheck(scope: CompanyScope, requestId: string) {
  const request = await withTransaction(scope, (tx) => getRequestRow(tx, requestId));
  const rows = await withTransaction(actForAsker(scope), (tx) => findAskedRows(tx, scope, [requestId]));
  const sentTo = rows.map(({ companyId, companyName, status, answeredAt }) => ({
    companyId,
    companyName,
    status: shownRequestState(status, answeredAt),
  }));
  const isSent = sentTo.length > 0;
  const isDecided = sentTo.some(({ status }) => status === "replied" || status === "confirmed");
  const canSend = may(scope.role, "shipsForItself")
    ? ["priced", "saved"].includes(request.status) && !isDecided
    : request.status === "priced" && !isSent;
  const furthest = CLIENT_REQUEST_STATES.filter((state) => sentTo.some(({ status }) => status === state));
  // the cancelled ones come last in the table, but count least
  const status = furthest.findLast((state) => state !== "cancelled") ?? furthest[0] ?? null;
  return { isSent, canSend, status, sentTo };
}
