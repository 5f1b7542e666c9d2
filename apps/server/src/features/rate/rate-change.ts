import type { EndpointOutput, RateTermsForm, updateRate as updateRateEndpoint } from "@kilolane/contract";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { createDraftIn, type StoredDraft } from "./draft.ts";
import { type FoundFinding, presentFindings } from "./findings.ts";
import type { LockedRate } from "./locked-rate.ts";
import { parseSharedTerms } from "./parsing/parse-form.ts";
import type { RateDesk } from "./policy.ts";
import { getRateDetail } from "./rate-states.ts";
import { findFindings, getTypedLanes, segmentOf } from "./typed-rate.ts";

export type SavedRate = EndpointOutput<typeof updateRateEndpoint>;

/** What stays the same from one state of a rate to the next. */
export function identityOf({ current, draft, newest }: LockedRate) {
  if (newest.state === "ended") throw new AppError("state-conflict");
  const open = draft ?? (current.state === "draft" ? current : null);
  return {
    rateId: newest.rate_id,
    replaces: open?.set_id ?? null,
    airlineId: newest.airline_id,
    ownerId: newest.owner_id,
    rateType: newest.rate_type,
  };
}

/**
 * Stores a change of a rate as its next state, a draft.
 * @throws AppError state-conflict when it has ended; validation
 */
export async function createChangeIn(
  tx: CompanyTransaction,
  rate: LockedRate,
  form: RateTermsForm,
  note?: string,
): Promise<{ readonly stored: StoredDraft; readonly findings: FoundFinding[] }> {
  const identity = identityOf(rate);
  const typed = await getTypedLanes(tx, form);
  const findings = await findFindings(
    tx,
    form,
    segmentOf({ ...form, rateType: identity.rateType }, identity),
    typed,
  );
  const kept = note === undefined ? rate.newest.terms : { ...rate.newest.terms, note };
  const stored = await createDraftIn(tx, {
    ...identity,
    sheet: parseSharedTerms(form, kept),
    lanes: { typed, validFrom: form.startDate, validTo: form.expiryDate },
    findings,
  });
  return { stored, findings };
}

export async function getPresentedRate(
  tx: CompanyTransaction,
  desk: RateDesk,
  rateId: string,
  findings: readonly FoundFinding[],
): Promise<SavedRate> {
  return { rate: await getRateDetail(tx, desk, rateId), findings: await presentFindings(tx, findings) };
}
