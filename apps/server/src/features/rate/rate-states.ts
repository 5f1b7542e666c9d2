import type { EndpointOutput, getRate, RateDetail } from "@kilolane/contract";
import type { Transaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { mayEditRate, type RateDesk } from "./policy.ts";
import { isUniform, presentDetail, presentLane } from "./present/rate.ts";
import { countLanes, findLaneRows, findLaneShape } from "./reads/lane.ts";
import { findRateStates, type RateSheetRow } from "./reads/rate.ts";

type RateWithDraft = EndpointOutput<typeof getRate>;

/** Lanes that an answer carries along; more are asked for by page. */
const LANES_ALONG = 500;

/** A rate's states that matter now: the published one (or the last there was), and the draft beside it. */
export interface RateStates {
  readonly current: RateSheetRow;
  readonly draft: RateSheetRow | null;
}

/** @throws AppError not-found, also for what the desk may not see */
export async function getRateStates(tx: Transaction, desk: RateDesk, rateId: string): Promise<RateStates> {
  const rows = await findRateStates(tx, desk, rateId);
  const draft = rows.find((row) => row.state === "draft") ?? null;
  const live = rows.find((row) => row.state === "live" || row.state === "expired");
  const current = live ?? draft ?? rows[0];
  if (current === undefined) throw new AppError("not-found");
  return { current, draft: current === draft ? null : draft };
}

async function getDetail(tx: Transaction, desk: RateDesk, row: RateSheetRow): Promise<RateDetail> {
  const shape = await findLaneShape(tx, row.sheet_id, row.lane_count);
  const isWhole = !isUniform(shape) && shape.lanes <= LANES_ALONG;
  const window = { from: "", to: "", limit: isWhole ? LANES_ALONG : 1, offset: 0 };
  const lanes = await findLaneRows(tx, row.sheet_id, window);
  const mayEdit = mayEditRate(desk, row.is_manual) && row.state !== "ended";
  return presentDetail(row, { shape, lanes, mayEdit });
}

/** One rate in full, with its draft. @throws AppError not-found */
export async function getRateDetail(tx: Transaction, desk: RateDesk, rateId: string): Promise<RateWithDraft> {
  const { current, draft } = await getRateStates(tx, desk, rateId);
  return {
    ...(await getDetail(tx, desk, current)),
    draft: draft === null ? null : await getDetail(tx, desk, draft),
  };
}

/** A page of a rate's lanes. @throws AppError not-found */
export async function getLanePage(
  tx: Transaction,
  desk: RateDesk,
  rateId: string,
  query: { readonly page: number; readonly size: number; readonly from: string; readonly to: string },
) {
  const { current } = await getRateStates(tx, desk, rateId);
  const { from, to, page, size } = query;
  const lanes = await findLaneRows(tx, current.sheet_id, {
    from,
    to,
    limit: size,
    offset: (page - 1) * size,
  });
  return {
    content: lanes.map(presentLane),
    total: await countLanes(tx, current.sheet_id, { from, to }),
  };
}

/**
 * Nobody overwrites what they have not seen.
 * @param version of the newest state that the caller saw
 * @returns that state
 * @throws AppError version-conflict with the real version
 */
export function newestOf({ current, draft }: RateStates, version: number | undefined) {
  const newest = draft ?? current;
  if (version !== undefined && newest.version !== version) {
    throw new AppError("version-conflict", { currentVersion: newest.version });
  }
  return newest;
}
