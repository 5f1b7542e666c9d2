import type { UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { openSealed } from "../../integrations/secrets/seal.ts";
import { findStep } from "../../integrations/secrets/totp.ts";
import { sendOwnerNoticeIn } from "./owner-notice.ts";
import { lockFactor } from "./reads.ts";
import { createRecoveryCodesIn } from "./recovery-code.ts";
import { confirmFactor } from "./writes.ts";

/**
 * Switches the second factor on, once a code of the app shows that it has the key.
 * @returns the recovery codes, in clear this once
 * @throws AppError state-conflict without a started key; validation (code: code-wrong)
 */
export function confirmSecondFactor(scope: UserScope, app: App, code: string): Promise<readonly string[]> {
  const { secretKey } = app.config;
  return withTransaction(scope, async (tx) => {
    const factor = await lockFactor(tx, scope);
    if (factor === undefined || factor.confirmed_at) throw new AppError("state-conflict");
    const step = findStep(
      openSealed(secretKey, "second-factor", factor.key_sealed),
      code,
      tx.now().getTime(),
    );
    if (step === undefined) throw invalidFields({ field: "code", code: "code-wrong" });
    await confirmFactor(tx, step);
    const codes = await createRecoveryCodesIn(tx, secretKey);
    await sendOwnerNoticeIn(tx, app, "second-factor.started");
    return codes;
  });
}
