import type { ManualRate, ManualRateForm } from "@kilolane/contract";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { invalidFields } from "../../http/app-error.ts";
import { findBandFindings } from "./findings.ts";
import { ownDeskOf } from "./policy.ts";
import { getRateDetail, getRateStates } from "./rate-states.ts";

/**
 * How a forwarder's own rates rank among others: as its contract with the airline. The wire's fixed word
 * `RATE_PRIORITY` says nothing of a service level (decision 17).
 */
export const MANUAL_TYPE = "contract";

/** Bands that contradict themselves are no rate: there is no draft to mend them in. */
export function refuseWrongBands(form: ManualRateForm): void {
  const errors = findBandFindings(form.perUnitCharges).filter(({ severity }) => severity === "error");
  if (errors.length > 0) throw invalidFields(...errors.map(({ field, code }) => ({ field, code })));
}

export async function getPresentedManual(tx: CompanyTransaction, rateId: string): Promise<ManualRate> {
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
