import type { ManualRate, ManualRateForm } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction, type CompanyTransaction } from "../../db/transaction.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import { findBandFindings } from "./check-rate.ts";
import { findFindings, parseTypedLanes, shelfOf } from "./create-rate.ts";
import { getKeptAirline } from "./find-airline.ts";
import { getRateDetail, getRateStates } from "./get-rate.ts";
import { parseSharedTerms } from "./parse-form.ts";
import { ownDeskOf, usableDeskOf } from "./policy.ts";
import { endLiveRate, publishState } from "./publish-rate.ts";
import { publishSet } from "./publish-set.ts";
import { authorOf, writeDraft } from "./save-draft.ts";
import { lockRate, writeChange, type RateTarget } from "./update-rate.ts";

/**
 * How a forwarder's own rates rank among others: as its contract with the airline. The wire's fixed word
 * `RATE_PRIORITY` says nothing of a service level (decision 17).
 */
export const MANUAL_TYPE = "contract";

/** Bands that contradict themselves are no rate: there is no draft to mend them in. */
function refuseWrongBands(form: ManualRateForm): void {
  const errors = findBandFindings(form.perUnitCharges).filter(({ severity }) => severity === "error");
  if (errors.length > 0) throw invalidFields(...errors.map(({ field, code }) => ({ field, code })));
}

/**
 * Stores a forwarder's own rate; it counts at once, for that forwarder alone.
 * @throws AppError validation (airlineCompanyId unknown among others)
 */
export function createManualRate(scope: CompanyScope, form: ManualRateForm): Promise<ManualRate> {
  refuseWrongBands(form);
  return withTransaction(scope, async (tx) => {
    const airlineId = await getUsableAirline(tx, form.airlineCompanyId);
    const whose = { airlineId, ownerId: scope.companyId, rateId: null };
    const typed = await parseTypedLanes(tx, form);
    const typedForm = { ...form, rateType: MANUAL_TYPE } as const;
    const { rateId, setId } = await writeDraft(tx, {
      ...whose,
      replaces: null,
      rateType: MANUAL_TYPE,
      sheet: parseSharedTerms(form, { note: form.freightForwarder ?? "" }),
      lanes: { typed, validFrom: form.startDate, validTo: form.expiryDate },
      findings: await findFindings(tx, form, shelfOf(typedForm, whose), typed),
    });
    await publishSet(tx, { setId, endsSheetIds: [], author: authorOf(tx) });
    return presentManual(tx, rateId);
  });
}

/**
 * Replaces one of the forwarder's own rates; the new prices count at once.
 * @throws AppError not-found, version-conflict, state-conflict when it has ended, validation
 */
export function updateManualRate(
  scope: CompanyScope,
  form: ManualRateForm & RateTarget,
): Promise<ManualRate> {
  refuseWrongBands(form);
  return withTransaction(scope, async (tx) => {
    const rate = await lockRate(tx, ownDeskOf(scope), form);
    if (rate.current.airline_id !== form.airlineCompanyId)
      throw invalidFields({ field: "airlineCompanyId", code: "fixed" });
    const { stored } = await writeChange(tx, rate, form, form.freightForwarder ?? "");
    await publishState(tx, rate, stored.setId);
    return presentManual(tx, form.id);
  });
}

/** One of the forwarder's own rates. @throws AppError not-found */
export function getManualRate(scope: CompanyScope, rateId: string): Promise<ManualRate> {
  return withTransaction(scope, (tx) => presentManual(tx, rateId));
}

/** Takes one of the forwarder's own rates out of force. @throws AppError not-found, version-conflict, state-conflict */
export function endManualRate(scope: CompanyScope, target: RateTarget): Promise<{ id: string }> {
  return withTransaction(scope, async (tx) => {
    await endLiveRate(tx, ownDeskOf(scope), target);
    return { id: target.id };
  });
}

/** An airline that the forwarder may keep rates of: a published one, or one of its own. */
async function getUsableAirline(tx: CompanyTransaction, airlineId: number): Promise<number> {
  try {
    return await getKeptAirline(tx, usableDeskOf(tx.scope), airlineId);
  } catch (error) {
    if (error instanceof AppError && error.code === "not-found")
      throw invalidFields({ field: "airlineCompanyId", code: "unknown" });
    throw error;
  }
}

async function presentManual(tx: CompanyTransaction, rateId: string): Promise<ManualRate> {
  const desk = ownDeskOf(tx.scope);
  const { draft: _none, ...detail } = await getRateDetail(tx, desk, rateId);
  const { current } = await getRateStates(tx, desk, rateId);
  return {
    ...detail,
    airlineCompanyId: detail.airline.id,
    ratesType: "RATE_PRIORITY",
    note: current.terms.note ?? "",
  };
}
