import * as contract from "@kilolane/contract";
import type { UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { getFactorState, lockFactor } from "./reads.ts";
import { confirmSecondFactor } from "./confirm-second-factor.ts";
import { createSecondFactor } from "./create-second-factor.ts";
import { verifyPassword } from "./own-password.ts";
import { sendOwnerNoticeIn } from "./owner-notice.ts";
import { createRecoveryCodesIn } from "./recovery-code.ts";
import { cancelSecondFactor } from "./cancel-second-factor.ts";
import { deleteFactor } from "./writes.ts";

/** Binds the second factor of an admin's sign-in. */
export function bindSecondFactorRoutes(app: App): void {
  bindEndpoint(app, contract.getSecondFactor, ({ scope }) => getState(scope));
  bindEndpoint(app, contract.startSecondFactor, ({ scope, body }) =>
    createSecondFactor(scope, app.config.secretKey, body.currentPassword),
  );
  bindEndpoint(app, contract.confirmSecondFactor, async ({ scope, body }) => ({
    recoveryCodes: [...(await confirmSecondFactor(scope, app, body.code))],
  }));
  bindEndpoint(app, contract.renewRecoveryCodes, async ({ scope, body }) => {
    await verifyPassword(scope, body.currentPassword);
    const recoveryCodes = await withTransaction(scope, async (tx) => {
      if (!(await lockFactor(tx, scope))?.confirmed_at) throw new AppError("state-conflict");
      await sendOwnerNoticeIn(tx, app, "recovery-codes.renewed");
      return createRecoveryCodesIn(tx, app.config.secretKey);
    });
    return { recoveryCodes: [...recoveryCodes] };
  });
  bindEndpoint(app, contract.removeSecondFactor, async ({ scope, body }) => {
    await verifyPassword(scope, body.currentPassword);
    await withTransaction(scope, async (tx) => {
      if (await deleteFactor(tx, scope)) await sendOwnerNoticeIn(tx, app, "second-factor.removed");
    });
    return getState(scope);
  });
  bindEndpoint(app, contract.resetSecondFactor, async ({ scope, body }) => {
    await verifyPassword(scope, body.currentPassword);
    await cancelSecondFactor(scope, app, body.id);
    return { status: "SECOND_FACTOR_REMOVED" as const };
  });
}

async function getState(scope: UserScope) {
  const { since, recoveryCodesLeft } = await withTransaction(scope, getFactorState);
  const isOn = since !== null;
  return { isOn, since: since?.toISOString() ?? null, recoveryCodesLeft: isOn ? recoveryCodesLeft : 0 };
}
