import { assignByRules, type ClientRequestState, promisedAnswerAt } from "@kilolane/domain";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import { getCachedSettings } from "../../settings/reads/cached-settings.ts";
import { findDeskPeople, lockAssignmentRules } from "../reads/assignment.ts";
import { findAdminIds, lockIncoming } from "../reads/incoming.ts";
import { getCachedAirport } from "../reads/reference.ts";
import type { StoredRequest } from "../reads/request-content.ts";
import { insertIncoming, type NewIncoming } from "../writes/incoming.ts";
import { moveIncomingIn, recordToldStepIn } from "./incoming-step.ts";

export interface Arrived {
  readonly requestId: string;
  readonly status: ClientRequestState;
  readonly lockVersion: number;
  readonly answerBy: Date;
}

/**
 * Puts a priced request of the caller's on the desk of the scope's company: with the time until which an answer is
 * promised, and with the person that the company's rules give it to.
 * @throws AppError state-conflict when it was sent before
 */
export async function arriveIn(
  tx: CompanyTransaction,
  draft: Omit<NewIncoming, "answerBy">,
): Promise<Arrived> {
  // stored with the request: what was promised to a client stays when the company changes its hours
  const { answerHours } = await getCachedSettings(tx);
  const answerBy = promisedAnswerAt(tx.now(), answerHours);
  if (!(await insertIncoming(tx, { ...draft, answerBy }))) throw new AppError("state-conflict");
  const { requestId } = draft;
  const assigned = await findAssignee(tx, draft.asked);
  const admins = await findAdminIds(tx);
  await recordToldStepIn(tx, {
    requestId,
    action: "client-request.sent",
    detail: {},
    news: { kind: "request-created", userIds: admins },
    // with somebody to work on it an admin reads of it, but is not called
    silentFor: assigned === null ? [] : admins,
  });
  if (assigned === null) return { requestId, status: "new", lockVersion: 1, answerBy };
  const state = await lockIncoming(tx, { requestId });
  if (state === undefined) throw new AppError("not-found");
  const moved = await moveIncomingIn(tx, state, {
    event: "assign",
    assigneeId: assigned.userId,
    byRule: assigned.rule.name,
    news: { kind: "request-assigned", userIds: [assigned.userId] },
  });
  return { requestId, status: moved.status, lockVersion: moved.lockVersion, answerBy };
}

/** Who gets a request by the company's rules; null: an admin decides. */
async function findAssignee(tx: CompanyTransaction, request: StoredRequest) {
  const rules = await lockAssignmentRules(tx);
  if (rules.length === 0) return null;
  const from = await getCachedAirport(tx, request.origin);
  const to = await getCachedAirport(tx, request.destination);
  const asked = {
    clientId: tx.scope.userId,
    origin: { airport: request.origin, country: from?.country_code ?? "" },
    destination: { airport: request.destination, country: to?.country_code ?? "" },
  };
  return assignByRules(rules, asked, await findDeskPeople(tx));
}
