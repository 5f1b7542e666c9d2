import type { EndpointOutput, getRateHistory, listRateHistory, RateHistoryEntry } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction, type Transaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { deskOf, type RateDesk } from "./policy.ts";
import { findDifferences } from "./present/difference.ts";
import { presentDetail, presentLane, presentRow } from "./present/rate.ts";
import {
  countPublications,
  findEnds,
  findLaneChanges,
  findPublications,
  MOST_COUNTED,
  type EndRow,
  type LaneChangeRow,
  type PublicationRow,
} from "./reads/history.ts";
import { findLanes, findLaneShape } from "./reads/lane.ts";
import { findRateStates, type RateSheetRow } from "./reads/rate.ts";

type Publications = EndpointOutput<typeof listRateHistory>;
type RateHistory = EndpointOutput<typeof getRateHistory>;

/** Changed lanes that an answer shows. */
const LANES_SHOWN = 100;

/** Publications of the airlines whose rates the caller keeps, the newest first. */
export function findHistory(
  scope: CompanyScope,
  query: { readonly airlineId?: number | undefined; readonly page: number; readonly size: number },
): Promise<Publications> {
  const desk = deskOf(scope);
  const { airlineId, page, size } = query;
  return withTransaction(scope, async (tx) => {
    const rows = await findPublications(tx, desk, { airlineId, limit: size, offset: (page - 1) * size });
    const total = await countPublications(tx, desk, airlineId);
    return {
      content: rows.map(presentPublication),
      total: Math.min(total, MOST_COUNTED),
      isMore: total > MOST_COUNTED,
    };
  });
}

function presentPublication(row: PublicationRow): Publications["content"][number] {
  return {
    setId: row.set_id,
    state: row.state,
    source: row.source,
    airline: { id: row.airline_id, iata: row.airline_iata, name: row.airline_name },
    publishedAt: row.published_at.toISOString(),
    publishedBy: row.published_by,
    addedRates: row.added,
    endedRates: row.ended,
    rates: row.rates.map((rate) => ({
      id: rate.id,
      rateType: rate.rate_type,
      fromStation: rate.first_lane?.slice(0, 3) ?? null,
      toStation: rate.first_lane?.slice(3) ?? null,
      laneCount: rate.lane_count ?? 0,
    })),
  };
}

/** Every state of a rate with what it changed, the newest first. @throws AppError not-found */
export function getHistoryOfRate(scope: CompanyScope, desk: RateDesk, rateId: string): Promise<RateHistory> {
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
  const lanes = await findLanes(tx, state.sheet_id, { from: "", to: "", limit: 1, offset: 0 });
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
