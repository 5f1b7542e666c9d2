import { may } from "@kilolane/domain";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { visibilityOf } from "../reads/visibility.ts";
import { findIncoming } from "../reads/incoming.ts";
import { getSettings } from "../reads/reference.ts";
import { getRequestRow } from "../request/stored-request.ts";

/**
 * Whether a request of the caller's own was sent to a forwarder. A shipper belongs to none, so that it can't send yet.
 * @throws AppError not-found
 */
export function getSendCheck(scope: CompanyScope, requestId: string) {
  return withTransaction(scope, async (tx) => {
    const request = await getRequestRow(tx, requestId);
    const sent = await findIncoming(tx, visibilityOf(scope, await getSettings(tx)), { requestId });
    const isOpen = request.status === "priced" && may(scope.role, "isClientOfForwarder");
    return {
      isSent: sent !== undefined,
      canSend: sent === undefined && isOpen,
      status: sent?.status ?? null,
    };
  });
}
