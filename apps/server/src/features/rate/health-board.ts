import {
  type EndpointOutput,
  type getRateHealth,
  RATE_HEALTH_KINDS,
  type RateHealthItem,
  type RateHealthKind,
} from "@kilolane/contract";
import type { Transaction } from "../../db/transaction.ts";
import { countLive, findHealthLines, type HealthRow, type HealthSegment } from "./reads/health.ts";

export type Board = EndpointOutput<typeof getRateHealth>;

/** An airline of a million lanes is looked through in seconds; a page waits that long. */
export const PATIENCE = { statementTimeoutMs: 30_000 };

export async function getBoard(tx: Transaction, segment: HealthSegment): Promise<Board> {
  const { rates, lanes } = await countLive(tx, segment);
  const lines = Map.groupBy(await findHealthLines(tx, segment), (line) => line.kind);
  const kinds = RATE_HEALTH_KINDS.flatMap((kind) =>
    kind === "unpriced" ? [] : [presentKind(kind, lines.get(kind) ?? [])],
  );
  return { airlineId: segment.airlineId, liveRates: rates, liveLanes: lanes, kinds };
}

export function presentKind(kind: RateHealthKind, rows: readonly HealthRow[]): Board["kinds"][number] {
  return { kind, total: rows[0]?.total ?? 0, items: rows.map(presentItem) };
}

function presentItem(row: HealthRow): RateHealthItem {
  return {
    fromStation: row.origin,
    toStation: row.destination,
    rates: row.rates.map((rate) => ({ ...rate })),
    count: row.count,
    day: row.day,
    lowerRange: row.lower_range === null ? null : String(Number(row.lower_range)),
  };
}
