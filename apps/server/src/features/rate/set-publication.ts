import type { Transaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { findLiveSheetIds, type RateSegment } from "./reads/set.ts";
import { endSheets, lockSet, markSetDiscarded, markSetLive, type SetAuthor } from "./writes/rate-set.ts";

export interface Publication {
  readonly setId: number;
  /** live sheets of the same airline that the set replaces; each must still be live */
  readonly endsSheetIds: readonly number[];
  readonly author: SetAuthor;
  /** what must be live on that segment at this very moment, where the set was worked out against it */
  readonly expects?: { readonly segment: RateSegment; readonly liveSheetIds: readonly number[] };
}

/**
 * Puts a draft set live: its sheets count and the sheets it replaces do not, from the commit on and all at once. One
 * publication of an airline at a time; a reader sees either the old rates or the new ones, never a mix.
 *
 * @throws AppError not-found; state-conflict when the set is no draft any more; rates-changed when a sheet to be
 *   replaced is live no more, or the segment is not as expected (somebody published or rolled back since it was looked at): nothing is changed
 */
export async function publishSetIn(tx: Transaction, publication: Publication): Promise<void> {
  const { setId, author } = publication;
  const sheetIds = [...new Set(publication.endsSheetIds)];
  const set = await lockSet(tx, setId);
  if (set === undefined) throw new AppError("not-found");
  if (set.state !== "draft") throw new AppError("state-conflict");
  if (publication.expects !== undefined && !(await isAsExpected(tx, publication.expects))) {
    throw new AppError("rates-changed");
  }
  const ended = await endSheets(tx, set, sheetIds);
  if (ended !== sheetIds.length) throw new AppError("rates-changed");
  await markSetLive(tx, setId, author);
  await recordAuditIn(tx, {
    action: "rate-set.published",
    subjectKind: "rate-set",
    subjectId: String(setId),
    detail: { airlineId: set.airline_id, endedSheets: ended },
    ...author,
  });
}

async function isAsExpected(
  tx: Transaction,
  { segment, liveSheetIds }: NonNullable<Publication["expects"]>,
): Promise<boolean> {
  const live = new Set(await findLiveSheetIds(tx, segment));
  return live.size === liveSheetIds.length && liveSheetIds.every((id) => live.has(id));
}

/** Takes a draft back that will not be published. Nothing happens to a set that is no draft. */
export async function discardSetIn(tx: Transaction, setId: number): Promise<void> {
  const set = await lockSet(tx, setId);
  if (set?.state === "draft") await markSetDiscarded(tx, setId);
}
