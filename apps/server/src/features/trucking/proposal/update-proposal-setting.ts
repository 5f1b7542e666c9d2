import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import { recordAuditIn } from "../../audit/audit.ts";
import { updateTakesProposals } from "../writes/proposal.ts";

/** Says whether the trucking company behind a carrier may propose. @throws AppError not-found */
export function updateProposalSetting(
  scope: CompanyScope,
  { id, takesProposals }: { readonly id: string; readonly takesProposals: boolean },
): Promise<{ takesProposals: boolean }> {
  return withTransaction(scope, async (tx) => {
    if (!(await updateTakesProposals(tx, id, takesProposals))) throw new AppError("not-found");
    await recordAuditIn(tx, {
      action: takesProposals ? "trucking-carrier.proposals-opened" : "trucking-carrier.proposals-closed",
      subjectKind: "trucking-carrier",
      subjectId: id,
    });
    return { takesProposals };
  });
}
