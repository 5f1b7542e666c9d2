import type { SystemTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { openSealed } from "../../integrations/secrets/seal.ts";
import { findStep } from "../../integrations/secrets/totp.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { lockFactor, type Owner } from "./reads.ts";
import { hashRecoveryCode } from "./recovery-code.ts";
import { spendRecoveryCode, updateLastStep } from "./writes.ts";

/**
 * Checks the second factor of somebody who gave the right password, and uses the code up with the transaction: a
 * sign-in that fails for another reason leaves it good. Without a second factor nothing is asked.
 * @param code of the app, or a recovery code
 * @throws AppError second-factor-needed, second-factor-wrong (also for a code that was used before)
 */
export async function useSecondFactorIn(
  tx: SystemTransaction,
  secretKey: string,
  account: { readonly id: string; readonly company_id: string },
  code: string | undefined,
): Promise<void> {
  const owner: Owner = { companyId: account.company_id, userId: account.id };
  const factor = await lockFactor(tx, owner);
  if (!factor?.confirmed_at) return;
  if (code === undefined) throw new AppError("second-factor-needed");
  const step = findStep(openSealed(secretKey, "second-factor", factor.key_sealed), code, tx.now().getTime());
  if (step !== undefined && step > factor.last_step) {
    await updateLastStep(tx, owner, step);
    return;
  }
  const isRecovery =
    step === undefined && (await spendRecoveryCode(tx, owner, hashRecoveryCode(secretKey, account.id, code)));
  if (!isRecovery) throw new AppError("second-factor-wrong");
  await recordAuditIn(tx, {
    action: "recovery-code.used",
    subjectKind: "user",
    subjectId: account.id,
    ...owner,
  });
}
