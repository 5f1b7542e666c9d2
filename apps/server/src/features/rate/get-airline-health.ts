import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { actAsSystem } from "../../http/act-as-system.ts";
import { getManagedAirline } from "./airline.ts";
import { type Board, getBoard, PATIENCE, presentKind } from "./health-board.ts";
import { deskOf } from "./policy.ts";
import { findUnpricedLanes, type HealthSegment } from "./reads/health.ts";

/**
 * The rate-health board of an airline. Lanes asked for are counted over all forwarders: the airline learns which
 * lanes and how often, never by whom.
 *
 * @throws AppError not-found, airline-missing, validation (airlineId required)
 */
export async function getAirlineHealth(scope: CompanyScope, airlineId: number | undefined): Promise<Board> {
  const desk = deskOf(scope);
  const { segment, board } = await withTransaction(
    scope,
    async (tx) => {
      const found: HealthSegment = { desk, airlineId: await getManagedAirline(tx, desk, airlineId) };
      return { segment: found, board: await getBoard(tx, found) };
    },
    PATIENCE,
  );
  const system = actAsSystem(scope, "lanes asked for are counted over all forwarders, without names");
  const unpriced = await withTransaction(system, (tx) => findUnpricedLanes(tx, segment), PATIENCE);
  return { ...board, kinds: [...board.kinds, presentKind("unpriced", unpriced)] };
}
