import type { EndpointOutput, publishRate } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction, type CompanyTransaction } from "../../db/transaction.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { findBandFindings, findOverlapFindings, presentFindings } from "./check-rate.ts";
import { createDraftSet } from "./create-draft-set.ts";
import { getRateDetail } from "./get-rate.ts";
import type { RateDesk } from "./policy.ts";
import { findStoredOverlaps } from "./reads/overlap.ts";
import type { RateSheetRow } from "./reads/rate.ts";
import { discardSet, publishSet } from "./publish-set.ts";
import { authorOf } from "./save-draft.ts";
import { lockRate, type LockedRate, type RateTarget } from "./update-rate.ts";

type PublishedRate = EndpointOutput<typeof publishRate>;

const isPublished = (row: RateSheetRow): boolean => row.state === "live" || row.state === "expired";

/** The draft of a rate. @throws AppError state-conflict when there is none */
function draftOf({ current, draft }: LockedRate): RateSheetRow {
  const open = draft ?? (current.state === "draft" ? current : null);
  if (open === null) throw new AppError("state-conflict");
  return open;
}

/**
 * Puts the draft live in place of what was published: prices change with the commit.
 * @throws AppError not-found; version-conflict; state-conflict without a draft; validation when its bands overlap
 */
export function publishDraft(
  scope: CompanyScope,
  desk: RateDesk,
  target: RateTarget,
): Promise<PublishedRate> {
  return withTransaction(scope, async (tx) => {
    const rate = await lockRate(tx, desk, target);
    const open = draftOf(rate);
    const { draft, ...detail } = await getRateDetail(tx, desk, target.id);
    const bands = findBandFindings((draft ?? detail).perUnitCharges);
    const errors = bands.filter(({ severity }) => severity === "error");
    if (errors.length > 0) throw invalidFields(...errors.map(({ field, code }) => ({ field, code })));
    const overlaps = await findStoredOverlaps(tx, shelfOfRow(open), open.sheet_id);
    await publishState(tx, rate, open.set_id);
    return {
      rate: await getRateDetail(tx, desk, target.id),
      findings: await presentFindings(tx, [...bands, ...findOverlapFindings(overlaps)]),
    };
  });
}

function shelfOfRow(row: RateSheetRow) {
  return {
    airlineId: row.airline_id,
    ownerId: row.owner_id,
    rateType: row.rate_type,
    goodsType: row.goods_type,
    aircraft: row.aircraft,
    currency: row.currency,
    validFrom: row.valid_from,
    validTo: row.valid_to,
    rateId: row.rate_id,
  };
}

/** Publishes a set as the next state of a rate: what was published of it ends. */
export async function publishState(
  tx: CompanyTransaction,
  { current }: Pick<LockedRate, "current">,
  setId: number,
): Promise<void> {
  await publishSet(tx, {
    setId,
    endsSheetIds: isPublished(current) ? [current.sheet_id] : [],
    author: authorOf(tx),
  });
}

/**
 * Throws the draft of a rate away.
 * @throws AppError not-found, version-conflict, state-conflict
 */
export function discardDraft(
  scope: CompanyScope,
  desk: RateDesk,
  target: RateTarget,
): Promise<{ id: string }> {
  return withTransaction(scope, async (tx) => {
    const open = draftOf(await lockRate(tx, desk, target));
    await discardSet(tx, open.set_id);
    await recordRateStep(tx, "rate.discarded", open);
    return { id: target.id };
  });
}

/**
 * Takes a published rate out of force at once; its draft goes as well.
 * @throws AppError not-found, version-conflict, state-conflict
 */
export async function endLiveRate(tx: CompanyTransaction, desk: RateDesk, target: RateTarget): Promise<void> {
  const { current, draft } = await lockRate(tx, desk, target);
  if (!isPublished(current)) throw new AppError("state-conflict");
  if (draft !== null) await discardSet(tx, draft.set_id);
  const author = authorOf(tx);
  const setId = await createDraftSet(tx, { airlineId: current.airline_id, source: "editor", author });
  await publishSet(tx, { setId, endsSheetIds: [current.sheet_id], author });
  await recordRateStep(tx, "rate.ended", current);
}

function recordRateStep(tx: CompanyTransaction, action: string, row: RateSheetRow): Promise<void> {
  const detail = { airlineId: row.airline_id, version: row.version };
  return recordAuditIn(tx, { action, subjectKind: "rate", subjectId: row.rate_id, detail });
}

/** The same for the rate desk, with the rate as it is then. */
export function endRateOfDesk(
  scope: CompanyScope,
  desk: RateDesk,
  target: RateTarget,
): Promise<PublishedRate> {
  return withTransaction(scope, async (tx) => {
    await endLiveRate(tx, desk, target);
    return { rate: await getRateDetail(tx, desk, target.id), findings: [] };
  });
}
