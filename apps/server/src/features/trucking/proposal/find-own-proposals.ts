import type { ProposalRow } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { presentProposalRow } from "../present/proposal.ts";
import { findOwnProposals as findRows } from "../reads/proposal.ts";
import { actForProposer } from "./keeper.ts";

/** What the caller's trucking company has proposed, the newest first. */
export function findOwnProposals(
  scope: CompanyScope,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ content: ProposalRow[]; total: number }> {
  return withTransaction(actForProposer(scope), async (tx) => {
    const part = { limit: size, offset: (page - 1) * size };
    const { rows, total } = await findRows(tx, scope.companyId, part);
    return { content: rows.map(presentProposalRow), total };
  });
}
