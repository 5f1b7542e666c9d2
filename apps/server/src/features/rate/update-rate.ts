import type { EndpointOutput, RateTermsForm, SharedRateTerms, updateRate } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction, type CompanyTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { findDateFindings, findOverlapFindings, presentFindings, type FoundFinding } from "./check-rate.ts";
import { findFindings, parseTypedLanes, shelfOf } from "./create-rate.ts";
import { getRateDetail, getRateStates, type RateStates } from "./get-rate.ts";
import { parseSharedTerms } from "./parse-form.ts";
import type { RateDesk } from "./policy.ts";
import { findStoredOverlaps } from "./reads/overlap.ts";
import type { RateSheetRow } from "./reads/rate.ts";
import { COPY_PATIENCE, newestOf, writeDraft, type DraftWish, type StoredDraft } from "./save-draft.ts";
import { lockAirlineRates } from "./writes/rate-set.ts";

type SavedRate = EndpointOutput<typeof updateRate>;

/** Which state of which rate a call means. */
export interface RateTarget {
  readonly id: string;
  /** of the newest state that the caller saw; missing: whatever it is */
  readonly version?: number | undefined;
}

/** A rate under the airline's lock: nobody else saves, publishes or ends it meanwhile. */
export interface LockedRate extends RateStates {
  readonly newest: RateSheetRow;
}

/**
 * Locks a rate and looks at it again.
 * @throws AppError not-found, version-conflict
 */
export async function lockRate(
  tx: CompanyTransaction,
  desk: RateDesk,
  target: RateTarget,
): Promise<LockedRate> {
  const before = await getRateStates(tx, desk, target.id);
  await lockAirlineRates(tx, before.current.airline_id);
  const states = await getRateStates(tx, desk, target.id);
  return { ...states, newest: newestOf(states, target.version) };
}

/** What stays the same from one state of a rate to the next. */
function identityOf({ current, draft, newest }: LockedRate) {
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
export async function writeChange(
  tx: CompanyTransaction,
  rate: LockedRate,
  form: RateTermsForm,
  note?: string,
): Promise<{ readonly stored: StoredDraft; readonly findings: FoundFinding[] }> {
  const identity = identityOf(rate);
  const typed = await parseTypedLanes(tx, form);
  const findings = await findFindings(
    tx,
    form,
    shelfOf({ ...form, rateType: identity.rateType }, identity),
    typed,
  );
  const kept = note === undefined ? rate.newest.terms : { ...rate.newest.terms, note };
  const stored = await writeDraft(tx, {
    ...identity,
    sheet: parseSharedTerms(form, kept),
    lanes: { typed, validFrom: form.startDate, validTo: form.expiryDate },
    findings,
  });
  return { stored, findings };
}

/**
 * Stores a change as the rate's draft; what is published stays until the draft is published.
 * @throws AppError not-found, version-conflict, state-conflict, validation
 */
export function updateDraft(
  scope: CompanyScope,
  desk: RateDesk,
  form: RateTermsForm & RateTarget,
): Promise<SavedRate> {
  return withTransaction(scope, async (tx) => {
    const rate = await lockRate(tx, desk, form);
    const { findings } = await writeChange(tx, rate, form);
    return presentSaved(tx, desk, form.id, findings);
  });
}

/**
 * Changes what all lanes share; every lane keeps its prices and takes the new dates.
 * @throws AppError not-found, version-conflict, state-conflict
 */
export function updateShared(
  scope: CompanyScope,
  desk: RateDesk,
  form: SharedRateTerms & RateTarget,
): Promise<SavedRate> {
  return withTransaction(
    scope,
    async (tx) => {
      const rate = await lockRate(tx, desk, form);
      const identity = identityOf(rate);
      const wish: DraftWish = {
        ...identity,
        sheet: parseSharedTerms(form, rate.newest.terms),
        lanes: { copyOf: rate.newest.sheet_id, dates: [form.startDate, form.expiryDate] },
        findings: findDateFindings(form.expiryDate, tx.now().toISOString().slice(0, 10)),
      };
      const { sheetId } = await writeDraft(tx, wish);
      const shelf = shelfOf({ ...form, rateType: identity.rateType }, identity);
      const overlaps = await findStoredOverlaps(tx, shelf, sheetId);
      return presentSaved(tx, desk, form.id, [...wish.findings, ...findOverlapFindings(overlaps)]);
    },
    COPY_PATIENCE,
  );
}

async function presentSaved(
  tx: CompanyTransaction,
  desk: RateDesk,
  rateId: string,
  findings: readonly FoundFinding[],
): Promise<SavedRate> {
  return { rate: await getRateDetail(tx, desk, rateId), findings: await presentFindings(tx, findings) };
}
