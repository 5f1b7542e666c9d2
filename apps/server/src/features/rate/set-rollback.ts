import type { Transaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import {
  findLaterSets,
  lockSet,
  markSetsRolledBack,
  restoreEndedSheets,
  type SetAuthor,
} from "./writes/rate-set.ts";

export interface RollBack {
  readonly setId: number;
  /** also roll back the later sets that replaced sheets of this one */
  readonly withLater: boolean;
  readonly author: SetAuthor;
}

/**
 * Rolls a live set back: its rates go, and every sheet that it ended is live again with its lanes, as if it had never
 * been published. Sets that touched other sheets stay as they are. When later sets replaced sheets of this one, the
 * rates from before can only come back if those go as well: they are rolled back too, or the call is refused.
 *
 * @returns the ids of the sets that were rolled back, newest first
 * @throws AppError not-found; state-conflict when the set is not live; rate-set-replaced when later sets replaced
 *   sheets of it and `withLater` is not said
 */
export async function rollBackSetIn(tx: Transaction, order: RollBack): Promise<number[]> {
  const { setId, withLater, author } = order;
  const set = await lockSet(tx, setId);
  if (set === undefined) throw new AppError("not-found");
  if (set.state !== "live") throw new AppError("state-conflict");
  const later = await findLaterSets(tx, setId);
  if (later.length > 0 && !withLater) throw new AppError("rate-set-replaced");
  const setIds = [...later, setId];
  await restoreEndedSheets(tx, setIds);
  await markSetsRolledBack(tx, setIds, author);
  for (const id of setIds) {
    await recordAuditIn(tx, {
      action: "rate-set.rolled-back",
      subjectKind: "rate-set",
      subjectId: String(id),
      detail: { airlineId: set.airline_id, ...(id === setId ? {} : { becauseOf: setId }) },
      ...author,
    });
  }
  return setIds;
}
