import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { visibilityOf } from "../reads/visibility.ts";
import { countIncoming } from "../reads/incoming.ts";
import { getSettings } from "../reads/reference.ts";

/** States in which the desk has something to do. */
const WAITING = new Set(["new", "assigned", "replied"]);

/** How many requests wait for the desk, and how many of them are past their promised answer. */
export function getIncomingCounts(scope: CompanyScope) {
  return withTransaction(scope, async (tx) => {
    const states = await countIncoming(tx, visibilityOf(scope, await getSettings(tx)), "");
    const waiting = states.filter(({ status }) => WAITING.has(status));
    return {
      count: waiting.reduce((sum, { count }) => sum + count, 0),
      overdue: states.reduce((sum, { overdue }) => sum + overdue, 0),
      byStatus: Object.fromEntries(states.map(({ status, count }) => [status, count])),
    };
  });
}
