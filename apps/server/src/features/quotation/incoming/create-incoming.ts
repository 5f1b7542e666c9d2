import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import { getRequestRow } from "../request/stored-request.ts";
import { arriveIn } from "./arrival.ts";

/**
 * Sends a request that the client priced to its forwarder's desk, once.
 * @throws AppError not-found, state-conflict (sent before, or decided by the client itself)
 */
export function createIncoming(
  scope: CompanyScope,
  draft: { readonly requestId: string; readonly note: string },
) {
  return withTransaction(scope, async (tx) => {
    const row = await getRequestRow(tx, draft.requestId, "lock");
    if (row.status !== "priced") throw new AppError("state-conflict");
    const { requestId, answerBy, ...sent } = await arriveIn(tx, { ...draft, asked: row.request });
    return { request_id: requestId, ...sent, answerBy: answerBy.toISOString() };
  });
}
