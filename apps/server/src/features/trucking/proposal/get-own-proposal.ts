import type { ProposalDetail } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { actAsGuest, actForProposer } from "./keeper.ts";
import { getOwnProposal as getRecord, getPresentedProposal } from "./proposal.ts";

/** One of the caller's proposals, beside the tariff now. @throws AppError not-found */
export async function getOwnProposal(scope: CompanyScope, id: string): Promise<ProposalDetail> {
  const record = await withTransaction(actForProposer(scope), (tx) => getRecord(tx, scope.companyId, id));
  return withTransaction(actAsGuest(scope, record.company_id), (tx) => getPresentedProposal(tx, record));
}
