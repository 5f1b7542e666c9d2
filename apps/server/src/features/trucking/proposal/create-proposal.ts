import type { ProposalDetail, ProposedLine } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { AppError, invalidFields, requireWritten } from "../../../http/app-error.ts";
import { enqueue } from "../../../jobs/job-queue.ts";
import { recordAuditIn } from "../../audit/audit.ts";
import { getPresentedCarrier } from "../carrier.ts";
import { getToday } from "../reads/proposal-day.ts";
import { insertProposal } from "../writes/proposal.ts";
import { actAsGuest, actForProposer, getHeld } from "./keeper.ts";
import { proposalNewsJob } from "./news-job.ts";
import { getAnyProposal } from "../reads/proposal.ts";
import { getPresentedProposal } from "./proposal.ts";
import { storedLinesOf } from "./proposed-lines.ts";

interface TypedProposal {
  readonly id: string;
  readonly version: number;
  readonly effectiveOn: string;
  readonly note: string;
  readonly lines: readonly ProposedLine[];
}

/**
 * Proposes other figures to the forwarder that holds the carrier; its admins hear of it.
 * @throws AppError not-found without a tie, state-conflict where the forwarder takes no proposals, version-conflict when
 *   the tariff is no longer what was seen, validation (`effectiveOn`, `lines.0.value`, …)
 */
export async function createProposal(scope: CompanyScope, typed: TypedProposal): Promise<ProposalDetail> {
  const system = actForProposer(scope);
  const held = await withTransaction(system, (tx) => getHeld(tx, scope.companyId, typed.id));
  const guest = actAsGuest(scope, held.company_id);
  if (!held.takes_proposals) throw new AppError("state-conflict");
  const proposalId = await withTransaction(guest, async (tx) => {
    const carrier = await getPresentedCarrier(tx, typed.id);
    requireWritten(carrier.version === typed.version, carrier.version);
    if (typed.effectiveOn < (await getToday(tx))) throw invalidFields({ field: "effectiveOn", code: "past" });
    const lines = storedLinesOf(carrier.tariffs, typed);
    const id = await insertProposal(tx, {
      carrierId: carrier.id,
      carrierName: carrier.name,
      truckingCompanyId: scope.companyId,
      effectiveOn: typed.effectiveOn,
      note: typed.note,
      lines,
    });
    await recordAuditIn(tx, {
      action: "trucking-proposal.created",
      subjectKind: "trucking-proposal",
      subjectId: id,
      detail: { carrierId: carrier.id, effectiveOn: typed.effectiveOn, lines },
    });
    await enqueue(tx, proposalNewsJob, { proposalId: id, what: "created" });
    return id;
  });
  const record = await withTransaction(system, (tx) => getAnyProposal(tx, proposalId));
  return withTransaction(guest, (tx) => getPresentedProposal(tx, record));
}
