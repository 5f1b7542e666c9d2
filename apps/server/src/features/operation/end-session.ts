import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { endSessionsIn } from "../account/sessions.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { findSessionOwner } from "./reads/system.ts";

/** Signs somebody out at once. @throws AppError not-found, state-conflict (the operator's own session) */
export function endSession(scope: PlatformScope, id: string): Promise<{ id: string }> {
  return withTransaction(scope, async (tx) => {
    const owner = await findSessionOwner(tx, id);
    if (owner === undefined) throw new AppError("not-found");
    if (owner.user_id === scope.userId) throw new AppError("state-conflict");
    await endSessionsIn(tx, [owner.user_id]);
    await recordAuditIn(tx, {
      action: "session.ended-by-operator",
      subjectKind: "user",
      subjectId: owner.user_id,
      companyId: owner.company_id,
    });
    return { id };
  });
}
