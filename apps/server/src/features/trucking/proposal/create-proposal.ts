import { type ProposalDetail, type ProposedLine, truckingTariffForm } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { AppError, type FieldProblem, invalidFields, requireWritten } from "../../../http/app-error.ts";
import { enqueue } from "../../../jobs/job-queue.ts";
import { recordAuditIn } from "../../audit/audit.ts";
import { getPresentedCarrier } from "../carrier.ts";
import { getToday } from "../reads/proposal-day.ts";
import { plainFigure } from "../sheet/tariff-difference.ts";
import { insertProposal } from "../writes/proposal.ts";
import { actAsGuest, actForProposer, getHeld } from "./keeper.ts";
import { proposalNewsJob } from "./news-job.ts";
import { getAnyProposal, type StoredLine } from "../reads/proposal.ts";
import { getPresentedProposal } from "./proposal.ts";
import { applyLines, findZone, readFigure } from "./proposed-tariff.ts";

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

type Tariffs = Parameters<typeof applyLines>[0];

/** The lines with what stands there now; every line is about a figure of its own that is there and would change. */
function storedLinesOf(tariffs: Tariffs, { lines, effectiveOn }: TypedProposal): StoredLine[] {
  const problems: FieldProblem[] = [];
  const seen = new Set<string>();
  const stored = lines.map((line, place): StoredLine => {
    const refuse = (field: string, code: string) => problems.push({ field: `lines.${place}.${field}`, code });
    const zone = findZone(tariffs, line);
    const before = zone === undefined ? null : readFigure(zone, line);
    const key = JSON.stringify([
      line.zone.toLowerCase(),
      line.validFrom,
      line.figure,
      plainFigure(line.detail),
    ]);
    const value = plainFigure(line.value);
    if (zone === undefined) refuse("zone", "unknown");
    else if (before === null) refuse("figure", "unknown");
    else if (seen.has(key)) refuse("figure", "double");
    else if (zone.validTo < effectiveOn) refuse("zone", "after-rate");
    else if (value === before) refuse("value", "unchanged");
    else {
      const [changed] = applyLines([zone], [{ ...line, value }], zone.validFrom);
      const [issue] = truckingTariffForm.safeParse(changed).error?.issues ?? [];
      if (issue !== undefined) refuse("value", issue.message);
    }
    seen.add(key);
    return {
      zone: zone?.name ?? line.zone,
      validFrom: line.validFrom,
      currency: zone?.currency ?? "",
      figure: line.figure,
      detail: plainFigure(line.detail),
      before: before ?? "",
      value,
    };
  });
  if (problems.length > 0) throw invalidFields(...problems);
  return stored;
}
