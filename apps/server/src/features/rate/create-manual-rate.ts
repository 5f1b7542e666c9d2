import type { ManualRate, ManualRateForm } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { type CompanyTransaction, withTransaction } from "../../db/transaction.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import { getManagedAirline } from "./airline.ts";
import { authorOf, createDraftIn } from "./draft.ts";
import { getPresentedManual, MANUAL_TYPE, refuseWrongBands } from "./manual-rate.ts";
import { parseSharedTerms } from "./parsing/parse-form.ts";
import { usableDeskOf } from "./policy.ts";
import { publishSetIn } from "./set-publication.ts";
import { findFindings, getTypedLanes, segmentOf } from "./typed-rate.ts";

/**
 * Stores a forwarder's own rate; it counts at once, for that forwarder alone.
 * @throws AppError validation (airlineCompanyId unknown among others)
 */
export function createManualRate(scope: CompanyScope, form: ManualRateForm): Promise<ManualRate> {
  refuseWrongBands(form);
  return withTransaction(scope, async (tx) => {
    const airlineId = await getUsableAirline(tx, form.airlineCompanyId);
    const whose = { airlineId, ownerId: scope.companyId, rateId: null };
    const typed = await getTypedLanes(tx, form);
    const typedForm = { ...form, rateType: MANUAL_TYPE } as const;
    const { rateId, setId } = await createDraftIn(tx, {
      ...whose,
      replaces: null,
      rateType: MANUAL_TYPE,
      sheet: parseSharedTerms(form, { note: form.freightForwarder ?? "" }),
      lanes: { typed, validFrom: form.startDate, validTo: form.expiryDate },
      findings: await findFindings(tx, form, segmentOf(typedForm, whose), typed),
    });
    await publishSetIn(tx, { setId, endsSheetIds: [], author: authorOf(tx) });
    return getPresentedManual(tx, rateId);
  });
}

/** An airline that the forwarder may keep rates of: a published one, or one of its own. */
async function getUsableAirline(tx: CompanyTransaction, airlineId: number): Promise<number> {
  try {
    return await getManagedAirline(tx, usableDeskOf(tx.scope), airlineId);
  } catch (error) {
    if (error instanceof AppError && error.code === "not-found")
      throw invalidFields({ field: "airlineCompanyId", code: "unknown" });
    throw error;
  }
}
