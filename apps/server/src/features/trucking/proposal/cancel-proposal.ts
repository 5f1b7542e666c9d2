import type { ProposalDetail } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import type { SeenRow } from "../../../db/seen-row.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { AppError, requireWritten } from "../../../http/app-error.ts";
import { recordAuditIn } from "../../audit/audit.ts";
import { holdProposal } from "../reads/proposal.ts";
import { updateOutcome } from "../writes/proposal.ts";
import { actAsGuest, actForProposer } from "./keeper.ts";
import { getOwnProposal, getPresentedProposal } from "./proposal.ts";

/**
 * Takes back a proposal that nobody has decided.
 * @throws AppError not-found, version-conflict, state-conflict when it is decided or taken back already
 */
export async function cancelProposal(scope: CompanyScope, seen: SeenRow): Promise<ProposalDetail> {
  const getOwn = () =>
    withTransaction(actForProposer(scope), (tx) => getOwnProposal(tx, scope.companyId, seen.id));
  const guest = actAsGuest(scope, (await getOwn()).company_id);
  await withTransaction(guest, async (tx) => {
    const held = await holdProposal(tx, seen.id);
    if (held.state !== "open") throw new AppError("state-conflict");
    requireWritten(await updateOutcome(tx, seen, { state: "withdrawn" }), held.version);
    await recordAuditIn(tx, {
      action: "trucking-proposal.withdrawn",
      subjectKind: "trucking-proposal",
      subjectId: seen.id,
    });
  });
  const after = await getOwn();
  return withTransaction(guest, (tx) => getPresentedProposal(tx, after));
}
