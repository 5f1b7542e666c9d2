import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import { isDeskUser } from "../reads/incoming.ts";
import { lockIncomingIn } from "./incoming-row.ts";
import { type IncomingNote, moveIncomingIn } from "./incoming-step.ts";

/** Gives a request to somebody of the desk. @throws AppError not-found, state-conflict */
export function assignIncoming(
  scope: CompanyScope,
  { requestId, ffUserId }: { readonly requestId: string; readonly ffUserId: string },
): Promise<IncomingNote> {
  return withTransaction(scope, async (tx) => {
    const { state } = await lockIncomingIn(tx, requestId, undefined);
    if (!(await isDeskUser(tx, ffUserId))) throw new AppError("not-found");
    const news = { kind: "request-assigned", userIds: [ffUserId] } as const;
    return moveIncomingIn(tx, state, { event: "assign", assigneeId: ffUserId, news });
  });
}
