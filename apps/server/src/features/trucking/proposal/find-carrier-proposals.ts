import type { ProposalRow } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import { presentProposalRow } from "../present/proposal.ts";
import { findCarrierRecord } from "../reads/carrier.ts";
import { findCarrierProposals as findRows } from "../reads/proposal.ts";
import { findProposer } from "../reads/tie.ts";
import { actForProposer } from "./keeper.ts";

const MOST = 50;

/** What was proposed for a carrier of the company, and who may propose. @throws AppError not-found */
export async function findCarrierProposals(
  scope: CompanyScope,
  id: string,
): Promise<{ proposer: string | null; takesProposals: boolean; content: ProposalRow[] }> {
  const found = await withTransaction(scope, (tx) => findCarrierRecord(tx, id));
  if (found === undefined) throw new AppError("not-found");
  return withTransaction(actForProposer(scope), async (tx) => ({
    proposer: (await findProposer(tx, scope.companyId, id)) ?? null,
    takesProposals: found.carrier.takes_proposals,
    content: (await findRows(tx, scope.companyId, id, MOST)).map(presentProposalRow),
  }));
}
