import type { EndpointOutput, getRateHistory as endpoint, RateHistoryEntry } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { type Transaction, withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import type { RateDesk } from "./policy.ts";
import { findDifferences } from "./present/difference.ts";
import { presentDetail, presentLane, presentRow } from "./present/rate.ts";
import { type EndRow, findEnds, findLaneChanges, type LaneChangeRow } from "./reads/history.ts";
import { findLaneRows, findLaneShape } from "./reads/lane.ts";
import { findRateStates, type RateSheetRow } from "./reads/rate.ts";

type RateHistory = EndpointOutput<typeof endpoint>;

/** Changed lanes that an answer shows. */
const LANES_SHOWN = 100;

/** Every state of a rate with what it changed, the newest first. @throws AppError not-found */
export function getRateHistory(scope: CompanyScope, desk: RateDesk, rateId: string): Promise<RateHistory> {
  return withTransaction(scope, async (tx) => {
    const states = await findRateStates(tx, desk, rateId);
    const [newest] = states;
    if (newest === undefined) throw new AppError("not-found");
    const sheetIds = states.map((state) => state.sheet_id);
    const ends = new Map((await findEnds(tx, sheetIds)).map((end) => [end.sheet_id, end]));
    const content: RateHistoryEntry[] = [];
    for (const [index, state] of states.entries()) {
      content.push(await presentState(tx, state, states[index + 1], ends.get(state.sheet_id)));
    }
    const { rateType, firstLane: lane, laneCount } = presentRow(newest);
    return { id: rateId, rateType, lane, laneCount, content };
  });
}

async function presentState(
  tx: Transaction,
  state: RateSheetRow,
  before: RateSheetRow | undefined,
  end: EndRow | undefined,
): Promise<RateHistoryEntry> {
  return {
    version: state.version,
    setId: state.set_id,
    state: end?.set_state ?? "live",
    source: end?.source ?? "",
    currency: state.currency,
    weightUnit: state.weight_unit === "lb" ? "lb" : "kg",
    savedAt: (end?.created_at ?? state.saved_at).toISOString(),
    savedBy: state.saved_by,
    publishedAt: state.published_at?.toISOString() ?? null,
    publishedBy: state.published_by,
    endedAt: end?.ended_at?.toISOString() ?? null,
    endedBy: end?.ended_at ? end.ended_by : null,
    differences:
      before === undefined ? [] : findDifferences(await compared(tx, before), await compared(tx, state)),
    laneChanges:
      before === undefined
        ? { added: 0, removed: 0, changed: 0, examples: [] }
        : await presentChanges(tx, before, state),
  };
}

/** What a state says besides its lanes' prices. */
async function compared(tx: Transaction, state: RateSheetRow) {
  const shape = await findLaneShape(tx, state.sheet_id, state.lane_count);
  const lanes = await findLaneRows(tx, state.sheet_id, { from: "", to: "", limit: 1, offset: 0 });
  return presentDetail(state, { shape, lanes, mayEdit: false });
}

async function presentChanges(
  tx: Transaction,
  before: RateSheetRow,
  after: RateSheetRow,
): Promise<RateHistoryEntry["laneChanges"]> {
  const pair = { before: before.sheet_id, after: after.sheet_id };
  const { counts, examples } = await findLaneChanges(tx, pair, LANES_SHOWN);
  return {
    added: counts.get("added") ?? 0,
    removed: counts.get("removed") ?? 0,
    changed: counts.get("changed") ?? 0,
    examples: examples.map(presentChange),
  };
}

function presentChange({ origin, destination, before, after }: LaneChangeRow) {
  return {
    fromStation: origin,
    toStation: destination,
    before: before === null ? null : presentLane(before),
    after: after === null ? null : presentLane(after),
  };
}
