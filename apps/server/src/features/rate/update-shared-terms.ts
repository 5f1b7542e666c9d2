import { utcDateOf } from "@kilolane/domain";
import type { SharedRateTerms } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { COPY_PATIENCE, createDraftIn, type NewDraft } from "./draft.ts";
import { findDateFindings, findOverlapFindings } from "./findings.ts";
import { getLockedRate, type RateTarget } from "./locked-rate.ts";
import { parseSharedTerms } from "./parsing/parse-form.ts";
import type { RateDesk } from "./policy.ts";
import { getPresentedRate, identityOf, type SavedRate } from "./rate-change.ts";
import { findStoredOverlaps } from "./reads/overlap.ts";
import { segmentOf } from "./typed-rate.ts";

/**
 * Changes what all lanes share; every lane keeps its prices and takes the new dates.
 * @throws AppError not-found, version-conflict, state-conflict
 */
export function updateSharedTerms(
  scope: CompanyScope,
  desk: RateDesk,
  form: SharedRateTerms & RateTarget,
): Promise<SavedRate> {
  return withTransaction(
    scope,
    async (tx) => {
      const rate = await getLockedRate(tx, desk, form);
      const identity = identityOf(rate);
      const choice: NewDraft = {
        ...identity,
        sheet: parseSharedTerms(form, rate.newest.terms),
        lanes: { copyOf: rate.newest.sheet_id, dates: [form.startDate, form.expiryDate] },
        findings: findDateFindings(form.expiryDate, utcDateOf(tx.now().getTime())),
      };
      const { sheetId } = await createDraftIn(tx, choice);
      const segment = segmentOf({ ...form, rateType: identity.rateType }, identity);
      const overlaps = await findStoredOverlaps(tx, segment, sheetId);
      return getPresentedRate(tx, desk, form.id, [...choice.findings, ...findOverlapFindings(overlaps)]);
    },
    COPY_PATIENCE,
  );
}
