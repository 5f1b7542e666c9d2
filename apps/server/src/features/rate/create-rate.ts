import type { createRate as createRateEndpoint, EndpointOutput, RateForm } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { getManagedAirline } from "./airline.ts";
import { createDraftIn } from "./draft.ts";
import { presentFindings } from "./findings.ts";
import { parseSharedTerms } from "./parsing/parse-form.ts";
import { deskOf, mayKeepType, type RateDesk } from "./policy.ts";
import { getRateDetail } from "./rate-states.ts";
import { findFindings, getRateOwner, getTypedLanes, segmentOf } from "./typed-rate.ts";

type CreatedRate = EndpointOutput<typeof createRateEndpoint>;

/** @throws AppError not-allowed when the desk makes no rates of that type */
function refuseOtherTypes(desk: RateDesk, rateType: RateForm["rateType"]): void {
  if (!mayKeepType(desk, rateType)) throw new AppError("not-allowed");
}

/**
 * Stores a new rate as a draft.
 * @throws AppError not-allowed, not-found, airline-missing, validation
 */
export function createRate(scope: CompanyScope, form: RateForm): Promise<CreatedRate> {
  const desk = deskOf(scope);
  return withTransaction(scope, async (tx) => {
    refuseOtherTypes(desk, form.rateType);
    const airlineId = await getManagedAirline(tx, desk, form.airlineId);
    const ownerId = await getRateOwner(tx, form, airlineId);
    const typed = await getTypedLanes(tx, form);
    const kept = form.rateType === "spot" ? { requestId: form.requestId } : {};
    const findings = await findFindings(
      tx,
      form,
      segmentOf(form, { airlineId, ownerId, rateId: null }),
      typed,
    );
    const { rateId } = await createDraftIn(tx, {
      rateId: null,
      replaces: null,
      airlineId,
      ownerId,
      rateType: form.rateType,
      sheet: parseSharedTerms(form, kept),
      lanes: { typed, validFrom: form.startDate, validTo: form.expiryDate },
      findings,
    });
    return {
      rate: await getRateDetail(tx, desk, rateId),
      findings: await presentFindings(tx, findings),
    };
  });
}
