import type { ProposalDetail } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import type { SeenRow } from "../../../db/seen-row.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { AppError, requireWritten } from "../../../http/app-error.ts";
import { enqueue } from "../../../jobs/job-queue.ts";
import { recordAuditIn } from "../../audit/audit.ts";
import { holdProposal } from "../reads/proposal.ts";
import { updateOutcome } from "../writes/proposal.ts";
import { proposalNewsJob } from "./news-job.ts";
import { actForProposer } from "./keeper.ts";
import { getPresentedProposal, getReceivedProposal } from "./proposal.ts";

/**
 * Declines a proposal with a reason, which its proposer reads.
 * @throws AppError not-found, version-conflict, state-conflict when it is decided or taken back already
 */
export async function rejectProposal(
  scope: CompanyScope,
  { answer, ...seen }: SeenRow & { readonly answer: string },
): Promise<ProposalDetail> {
  await withTransaction(scope, async (tx) => {
    const held = await holdProposal(tx, seen.id);
    if (held.state !== "open") throw new AppError("state-conflict");
    requireWritten(await updateOutcome(tx, seen, { state: "declined", answer }), held.version);
    await recordAuditIn(tx, {
      action: "trucking-proposal.declined",
      subjectKind: "trucking-proposal",
      subjectId: seen.id,
      detail: { answer },
    });
    await enqueue(tx, proposalNewsJob, { proposalId: seen.id, what: "decided" });
  });
  const after = await withTransaction(actForProposer(scope), (tx) =>
    getReceivedProposal(tx, scope.companyId, seen.id),
  );
  return withTransaction(scope, (tx) => getPresentedProposal(tx, after));
}
