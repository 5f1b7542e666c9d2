import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { invalidFields } from "../../http/app-error.ts";
import { findBandFindings, findOverlapFindings, presentFindings } from "./findings.ts";
import { getLockedRate, type RateTarget } from "./locked-rate.ts";
import type { RateDesk } from "./policy.ts";
import { draftOf, type PublishedRate, publishStateIn } from "./rate-publication.ts";
import { getRateDetail } from "./rate-states.ts";
import { findStoredOverlaps } from "./reads/overlap.ts";
import type { RateSheetRow } from "./reads/rate.ts";

/**
 * Puts the draft live in place of what was published: prices change with the commit.
 * @throws AppError not-found; version-conflict; state-conflict without a draft; validation when its bands overlap
 */
export function publishRate(scope: CompanyScope, desk: RateDesk, target: RateTarget): Promise<PublishedRate> {
  return withTransaction(scope, async (tx) => {
    const rate = await getLockedRate(tx, desk, target);
    const open = draftOf(rate);
    const { draft, ...detail } = await getRateDetail(tx, desk, target.id);
    const bands = findBandFindings((draft ?? detail).perUnitCharges);
    const errors = bands.filter(({ severity }) => severity === "error");
    if (errors.length > 0) throw invalidFields(...errors.map(({ field, code }) => ({ field, code })));
    const overlaps = await findStoredOverlaps(tx, segmentOfRow(open), open.sheet_id);
    await publishStateIn(tx, rate, open.set_id);
    return {
      rate: await getRateDetail(tx, desk, target.id),
      findings: await presentFindings(tx, [...bands, ...findOverlapFindings(overlaps)]),
    };
  });
}

function segmentOfRow(row: RateSheetRow) {
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
