import type { SystemScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { Caller } from "../../http/session-lookup.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { endSession } from "./writes.ts";

/** Ends the caller's session at once: the next call with its token is refused. */
export async function signOut(scope: SystemScope, caller: Caller): Promise<void> {
  await withTransaction(scope, async (tx) => {
    await endSession(tx, caller.sessionId, "signed-out");
    await recordAuditIn(tx, {
      action: "session.ended",
      subjectKind: "session",
      subjectId: caller.sessionId,
      companyId: caller.companyId,
      userId: caller.userId,
    });
  });
}
