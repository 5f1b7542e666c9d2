import type { EndpointOutput, publishRate as publishRateEndpoint } from "@kilolane/contract";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { createDraftSetIn } from "./draft-set.ts";
import { authorOf } from "./draft.ts";
import { getLockedRate, type LockedRate, type RateTarget } from "./locked-rate.ts";
import type { RateDesk } from "./policy.ts";
import type { RateSheetRow } from "./reads/rate.ts";
import { discardSetIn, publishSetIn } from "./set-publication.ts";

export type PublishedRate = EndpointOutput<typeof publishRateEndpoint>;

const isPublished = (row: RateSheetRow): boolean => row.state === "live" || row.state === "expired";

/** The draft of a rate. @throws AppError state-conflict when there is none */
export function draftOf({ current, draft }: LockedRate): RateSheetRow {
  const open = draft ?? (current.state === "draft" ? current : null);
  if (open === null) throw new AppError("state-conflict");
  return open;
}

/** Publishes a set as the next state of a rate: what was published of it ends. */
export async function publishStateIn(
  tx: CompanyTransaction,
  { current }: Pick<LockedRate, "current">,
  setId: number,
): Promise<void> {
  await publishSetIn(tx, {
    setId,
    endsSheetIds: isPublished(current) ? [current.sheet_id] : [],
    author: authorOf(tx),
  });
}

/**
 * Takes a published rate out of force at once; its draft goes as well.
 * @throws AppError not-found, version-conflict, state-conflict
 */
export async function endLiveRateIn(
  tx: CompanyTransaction,
  desk: RateDesk,
  target: RateTarget,
): Promise<void> {
  const { current, draft } = await getLockedRate(tx, desk, target);
  if (!isPublished(current)) throw new AppError("state-conflict");
  if (draft !== null) await discardSetIn(tx, draft.set_id);
  const author = authorOf(tx);
  const setId = await createDraftSetIn(tx, { airlineId: current.airline_id, source: "editor", author });
  await publishSetIn(tx, { setId, endsSheetIds: [current.sheet_id], author });
  await recordRateStepIn(tx, "rate.ended", current);
}

export function recordRateStepIn(tx: CompanyTransaction, action: string, row: RateSheetRow): Promise<void> {
  const detail = { airlineId: row.airline_id, version: row.version };
  return recordAuditIn(tx, { action, subjectKind: "rate", subjectId: row.rate_id, detail });
}
