import type { checkRate, EndpointOutput, ManualRateForm, RateForm } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction, type CompanyTransaction } from "../../db/transaction.ts";
import { presentFindings } from "./check-rate.ts";
import { findFindings, getRateOwner, parseTypedLanes, shelfOf } from "./create-rate.ts";
import { getKeptAirline } from "./find-airline.ts";
import { getRateStates } from "./get-rate.ts";
import { deskOf, ownDeskOf, usableDeskOf, type RateDesk } from "./policy.ts";
import { MANUAL_TYPE } from "./save-manual-rate.ts";

type Checked = EndpointOutput<typeof checkRate>;
type Whose = Parameters<typeof shelfOf>[1];

async function checkTyped(
  tx: CompanyTransaction,
  form: Parameters<typeof findFindings>[1] & Parameters<typeof shelfOf>[0],
  whose: Whose,
): Promise<Checked> {
  const lanes = await parseTypedLanes(tx, form);
  const findings = await findFindings(tx, form, shelfOf(form, whose), lanes);
  return {
    isPublishable: findings.every(({ severity }) => severity !== "error"),
    findings: await presentFindings(tx, findings),
  };
}

async function knownRate(tx: CompanyTransaction, desk: RateDesk, id: string | undefined) {
  return id === undefined ? null : (await getRateStates(tx, desk, id)).current.rate_id;
}

/**
 * What is wrong or remarkable about a rate as typed; nothing is stored.
 * @param id the rate that is being changed
 * @throws AppError not-found, airline-missing, validation
 */
export function checkRateForm(scope: CompanyScope, form: RateForm, id: string | undefined): Promise<Checked> {
  const desk = deskOf(scope);
  return withTransaction(scope, async (tx) => {
    const airlineId = await getKeptAirline(tx, desk, form.airlineId);
    const rateId = await knownRate(tx, desk, id);
    const ownerId = await getRateOwner(tx, form, airlineId);
    return checkTyped(tx, form, { airlineId, ownerId, rateId });
  });
}

/** The same for a forwarder's own rate. @throws AppError not-found, validation */
export function checkManualForm(
  scope: CompanyScope,
  form: ManualRateForm,
  id: string | undefined,
): Promise<Checked> {
  return withTransaction(scope, async (tx) => {
    const airlineId = await getKeptAirline(tx, usableDeskOf(scope), form.airlineCompanyId);
    const rateId = await knownRate(tx, ownDeskOf(scope), id);
    const whose = { airlineId, ownerId: scope.companyId, rateId };
    return checkTyped(tx, { ...form, rateType: MANUAL_TYPE }, whose);
  });
}
