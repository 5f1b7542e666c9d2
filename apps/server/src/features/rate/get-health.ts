import type { EndpointOutput, getRateHealth, RateHealthItem, RateHealthKind } from "@kilolane/contract";
import { RATE_HEALTH_KINDS } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction, type Transaction } from "../../db/transaction.ts";
import { actAsSystem } from "../../http/act-as-system.ts";
import { getKeptAirline } from "./find-airline.ts";
import { deskOf, ownDeskOf, usableDeskOf } from "./policy.ts";
import {
  countLive,
  findHealthLines,
  findUnpricedLanes,
  type HealthRow,
  type HealthShelf,
} from "./reads/health.ts";

type Board = EndpointOutput<typeof getRateHealth>;

/** An airline of a million lanes is looked through in seconds; a page waits that long. */
const PATIENCE = { statementTimeoutMs: 30_000 };

/**
 * The rate-health board of an airline. Lanes asked for are counted over all forwarders: the airline learns which
 * lanes and how often, never by whom.
 *
 * @throws AppError not-found, airline-missing, validation (airlineId required)
 */
export async function getAirlineHealth(scope: CompanyScope, airlineId: number | undefined): Promise<Board> {
  const desk = deskOf(scope);
  const { shelf, board } = await withTransaction(
    scope,
    async (tx) => {
      const found: HealthShelf = { desk, airlineId: await getKeptAirline(tx, desk, airlineId) };
      return { shelf: found, board: await getBoard(tx, found) };
    },
    PATIENCE,
  );
  const system = actAsSystem(scope, "lanes asked for are counted over all forwarders, without names");
  const unpriced = await withTransaction(system, (tx) => findUnpricedLanes(tx, shelf), PATIENCE);
  return { ...board, kinds: [...board.kinds, presentKind("unpriced", unpriced)] };
}

/** The board of a forwarder's own rates, and the lanes that its people asked for and nobody has a rate for. */
export function getOwnHealth(scope: CompanyScope): Promise<Board> {
  return withTransaction(
    scope,
    async (tx) => {
      const board = await getBoard(tx, { desk: ownDeskOf(scope), airlineId: null });
      const unpriced = await findUnpricedLanes(tx, { desk: usableDeskOf(scope), airlineId: null });
      return { ...board, kinds: [...board.kinds, presentKind("unpriced", unpriced)] };
    },
    PATIENCE,
  );
}

async function getBoard(tx: Transaction, shelf: HealthShelf): Promise<Board> {
  const { rates, lanes } = await countLive(tx, shelf);
  const lines = Map.groupBy(await findHealthLines(tx, shelf), (line) => line.kind);
  const kinds = RATE_HEALTH_KINDS.flatMap((kind) =>
    kind === "unpriced" ? [] : [presentKind(kind, lines.get(kind) ?? [])],
  );
  return { airlineId: shelf.airlineId, liveRates: rates, liveLanes: lanes, kinds };
}

function presentKind(kind: RateHealthKind, rows: readonly HealthRow[]): Board["kinds"][number] {
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
