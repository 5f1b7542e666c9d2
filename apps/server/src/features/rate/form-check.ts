import type { checkRate as checkRateEndpoint, EndpointOutput } from "@kilolane/contract";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { presentFindings } from "./findings.ts";
import type { RateDesk } from "./policy.ts";
import { getRateStates } from "./rate-states.ts";
import { findFindings, getTypedLanes, segmentOf } from "./typed-rate.ts";

export type Checked = EndpointOutput<typeof checkRateEndpoint>;

type Whose = Parameters<typeof segmentOf>[1];

export async function getTypedCheck(
  tx: CompanyTransaction,
  form: Parameters<typeof findFindings>[1] & Parameters<typeof segmentOf>[0],
  whose: Whose,
): Promise<Checked> {
  const lanes = await getTypedLanes(tx, form);
  const findings = await findFindings(tx, form, segmentOf(form, whose), lanes);
  return {
    isPublishable: findings.every(({ severity }) => severity !== "error"),
    findings: await presentFindings(tx, findings),
  };
}

export async function getKnownRate(tx: CompanyTransaction, desk: RateDesk, id: string | undefined) {
  return id === undefined ? null : (await getRateStates(tx, desk, id)).current.rate_id;
}
