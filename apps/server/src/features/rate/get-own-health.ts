import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { type Board, getBoard, PATIENCE, presentKind } from "./health-board.ts";
import { ownDeskOf, usableDeskOf } from "./policy.ts";
import { findUnpricedLanes } from "./reads/health.ts";

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
