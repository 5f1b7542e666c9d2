import type { UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { getFactorState } from "./reads.ts";

/** Whether the caller's second factor is on, since when, and how many recovery codes are left. */
export async function getSecondFactor(scope: UserScope) {
  const { since, recoveryCodesLeft } = await withTransaction(scope, getFactorState);
  const isOn = since !== null;
  return { isOn, since: since?.toISOString() ?? null, recoveryCodesLeft: isOn ? recoveryCodesLeft : 0 };
}
