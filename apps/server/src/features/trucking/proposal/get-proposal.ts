import type { ProposalDetail } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { actForProposer } from "./keeper.ts";
import { getPresentedProposal, getReceivedProposal } from "./proposal.ts";

/** A proposal to the caller's company, beside its carrier now. @throws AppError not-found */
export async function getProposal(scope: CompanyScope, id: string): Promise<ProposalDetail> {
  const record = await withTransaction(actForProposer(scope), (tx) =>
    getReceivedProposal(tx, scope.companyId, id),
  );
  return withTransaction(scope, (tx) => getPresentedProposal(tx, record));
}
