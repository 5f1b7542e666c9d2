import * as contract from "@kilolane/contract";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { cancelSecondFactor } from "./cancel-second-factor.ts";
import { confirmSecondFactor } from "./confirm-second-factor.ts";
import { createRecoveryCodes } from "./create-recovery-codes.ts";
import { createSecondFactor } from "./create-second-factor.ts";
import { getSecondFactor } from "./get-second-factor.ts";
import { removeSecondFactor } from "./remove-second-factor.ts";

/** Binds the second factor of an admin's sign-in. */
export function bindSecondFactorRoutes(app: App): void {
  bindEndpoint(app, contract.getSecondFactor, ({ scope }) => getSecondFactor(scope));
  bindEndpoint(app, contract.startSecondFactor, ({ scope, body }) =>
    createSecondFactor(scope, app.config.secretKey, body.currentPassword),
  );
  bindEndpoint(app, contract.confirmSecondFactor, async ({ scope, body }) => ({
    recoveryCodes: [...(await confirmSecondFactor(scope, app, body.code))],
  }));
  bindEndpoint(app, contract.renewRecoveryCodes, async ({ scope, body }) => ({
    recoveryCodes: [...(await createRecoveryCodes(scope, app, body.currentPassword))],
  }));
  bindEndpoint(app, contract.removeSecondFactor, async ({ scope, body }) => {
    await removeSecondFactor(scope, app, body.currentPassword);
    return getSecondFactor(scope);
  });
  bindEndpoint(app, contract.resetSecondFactor, async ({ scope, params, body }) => {
    await cancelSecondFactor(scope, app, { ...params, ...body });
    return { status: "SECOND_FACTOR_REMOVED" as const };
  });
}
