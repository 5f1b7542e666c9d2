import { promisedAnswerAt } from "@kilolane/domain";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import { getCachedSettings } from "../../settings/reads/cached-settings.ts";
import { findAdminIds } from "../reads/incoming.ts";
import { getRequestRow } from "../request/stored-request.ts";
import { insertIncoming, recordIncomingStep } from "../writes/incoming.ts";

/**
 * Sends a request that the client priced to its forwarder's desk, once.
 * @throws AppError not-found, state-conflict (sent before, or decided by the client itself)
 */
export function createIncoming(
  scope: CompanyScope,
  draft: { readonly requestId: string; readonly note: string },
) {
  return withTransaction(scope, async (tx) => {
    const request = await getRequestRow(tx, draft.requestId, "lock");
    if (request.status !== "priced") throw new AppError("state-conflict");
    // stored with the request: what was promised to a client stays when the company changes its hours
    const { answerHours } = await getCachedSettings(tx);
    const answerBy = promisedAnswerAt(tx.now(), answerHours);
    if (!(await insertIncoming(tx, { ...draft, answerBy }))) throw new AppError("state-conflict");
    await recordIncomingStep(tx, {
      requestId: draft.requestId,
      action: "client-request.sent",
      detail: {},
      news: { kind: "request-created", userIds: await findAdminIds(tx) },
    });
    return {
      request_id: draft.requestId,
      status: "new" as const,
      lockVersion: 1,
      answerBy: answerBy.toISOString(),
    };
  });
}
