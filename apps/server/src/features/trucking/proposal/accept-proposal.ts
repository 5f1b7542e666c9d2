import { keptTruckingCarrier, type ProposalDetail } from "@kilolane/contract";
import { findDoubleZones, type NamedZone } from "@kilolane/domain";
import type { CompanyScope } from "../../../db/scope.ts";
import type { SeenRow } from "../../../db/seen-row.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { AppError, type FieldProblem, invalidFields, requireWritten } from "../../../http/app-error.ts";
import { enqueue } from "../../../jobs/job-queue.ts";
import { recordAuditIn } from "../../audit/audit.ts";
import { changeCarrierIn, getPresentedCarrier } from "../carrier.ts";
import { holdProposal, parseStoredLines } from "../reads/proposal.ts";
import { updateOutcome } from "../writes/proposal.ts";
import { proposalNewsJob } from "./news-job.ts";
import { actForProposer } from "./keeper.ts";
import { getPresentedProposal, getReceivedProposal } from "./proposal.ts";
import { applyLines, findZoneOn, readFigure } from "./proposed-tariff.ts";

interface TakenLines extends SeenRow {
  readonly carrierVersion: number;
  /** places in the proposal */
  readonly lines: readonly number[];
  readonly answer: string;
}

/**
 * Takes lines of a proposal into the carrier's tariff, as an edit of the carrier would; the proposer hears of it.
 * @throws AppError not-found, state-conflict when it is decided, taken back or its carrier deleted, version-conflict when
 *   the proposal or the carrier is no longer what was seen, validation (`lines.0`: unknown, `tariffs`: too-many, `tariffs.0.name`:
 *   zone-double)
 */
export async function acceptProposal(scope: CompanyScope, asked: TakenLines): Promise<ProposalDetail> {
  const seen = { id: asked.id, version: asked.version };
  await withTransaction(scope, async (tx) => {
    const held = await holdProposal(tx, asked.id);
    if (held.state !== "open" || held.carrier_id === null) throw new AppError("state-conflict");
    requireWritten(held.version === asked.version, held.version);
    const carrier = await getPresentedCarrier(tx, held.carrier_id);
    requireWritten(carrier.version === asked.carrierVersion, carrier.version);
    const proposed = parseStoredLines(held.lines);
    const places = [...new Set(asked.lines)].toSorted((a, b) => a - b);
    const problems: FieldProblem[] = [];
    const lines = places.flatMap((place) => {
      const line = proposed[place];
      const zone = line === undefined ? undefined : findZoneOn(carrier.tariffs, line, held.effective_on);
      if (line !== undefined && zone !== undefined && readFigure(zone, line) !== null) return [line];
      problems.push({ field: `lines.${asked.lines.indexOf(place)}`, code: "unknown" });
      return [];
    });
    if (problems.length > 0) throw invalidFields(...problems);
    const tariffs = applyLines(carrier.tariffs, lines, held.effective_on);
    requireNoNewDoubles(carrier.tariffs, tariffs);
    const checked = keptTruckingCarrier.safeParse({ ...carrier, tariffs });
    if (!checked.success)
      throw invalidFields(
        ...checked.error.issues.map(({ path, message }) => ({ field: path.join("."), code: message })),
      );
    const seenCarrier = { id: carrier.id, version: asked.carrierVersion };
    await changeCarrierIn(tx, { ...checked.data, ...seenCarrier }, { proposalId: asked.id });
    const state = lines.length === proposed.length ? "taken" : "partly";
    const outcome = { state, taken: places, answer: asked.answer } as const;
    requireWritten(await updateOutcome(tx, seen, outcome), held.version);
    await recordAuditIn(tx, {
      action: "trucking-proposal.taken",
      subjectKind: "trucking-proposal",
      subjectId: asked.id,
      detail: { carrierId: carrier.id, lines: places },
    });
    await enqueue(tx, proposalNewsJob, { proposalId: asked.id, what: "decided" });
  });
  const after = await withTransaction(actForProposer(scope), (tx) =>
    getReceivedProposal(tx, scope.companyId, asked.id),
  );
  return withTransaction(scope, (tx) => getPresentedProposal(tx, after));
}

/**
 * What goes on from a day under its name must be another zone than the one that begins then: no later proposal could
 * name either. Doubles that were stored before they were refused stay as they are.
 */
function requireNoNewDoubles(before: readonly NamedZone[], after: readonly NamedZone[]): void {
  const doubles = findDoubleZones(after);
  if (doubles.length > findDoubleZones(before).length)
    throw invalidFields(...doubles.map((place) => ({ field: `tariffs.${place}.name`, code: "zone-double" })));
}
