import type { SystemScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { archiveLanes, findIdleSheets } from "./writes/lane-archive.ts";
import { lockAirlineRates } from "./writes/rate-set.ts";

/** Rates that ended a moment ago are the likeliest to be rolled back: they wait this long before they move. */
const GRACE_MINUTES = 15;
/** Sheets moved in one transaction, so that a publication of the airline never waits long. */
const SHEETS_PER_STEP = 50;
const STEP_TIMEOUT_MS = 60_000;

/**
 * Moves lanes of rates that are live no more out of the table every quotation reads, step by step. May stop at any
 * moment and run at any time: what is priced never depends on where a lane lies.
 *
 * @returns how many sheets were moved
 */
export async function removeIdleLanes(scope: SystemScope, minutes = GRACE_MINUTES): Promise<number> {
  for (let moved = 0; ;) {
    const step = await withTransaction(
      scope,
      async (tx) => {
        const idle = await findIdleSheets(tx, minutes, SHEETS_PER_STEP);
        if (idle === undefined) return 0;
        await lockAirlineRates(tx, idle.airlineId);
        await archiveLanes(tx, idle, minutes);
        return idle.sheetIds.length;
      },
      { statementTimeoutMs: STEP_TIMEOUT_MS },
    );
    if (step === 0) return moved;
    moved += step;
  }
}
