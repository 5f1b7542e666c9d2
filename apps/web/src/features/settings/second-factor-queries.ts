import type {
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from "@kilolane/contract";
import { queryOptions } from "@tanstack/react-query";
import { callEndpoint, routeOf } from "../../lib/api/call-endpoint.ts";

/** Endpoints of the second factor, without their schemas. */
export const FACTOR_ROUTES = {
  getSecondFactor: routeOf<typeof getSecondFactor>("GET", "/second-factor"),
  startSecondFactor: routeOf<typeof startSecondFactor>("PUT", "/second-factor/start"),
  confirmSecondFactor: routeOf<typeof confirmSecondFactor>("PUT", "/second-factor/confirm"),
  renewRecoveryCodes: routeOf<typeof renewRecoveryCodes>("PUT", "/second-factor/recovery-codes"),
  removeSecondFactor: routeOf<typeof removeSecondFactor>("PUT", "/second-factor/remove"),
};

/** Whether the caller's sign-in has a second factor. */
export const secondFactorQuery = queryOptions({
  queryKey: ["settings", "second-factor"],
  queryFn: async ({ signal }) => callEndpoint(FACTOR_ROUTES.getSecondFactor, {}, { signal }),
});

export async function startFactor(currentPassword: string) {
  return callEndpoint(FACTOR_ROUTES.startSecondFactor, { body: { currentPassword } });
}

export async function confirmFactor(code: string) {
  return (await callEndpoint(FACTOR_ROUTES.confirmSecondFactor, { body: { code } })).recoveryCodes;
}

export async function renewCodes(currentPassword: string) {
  return (await callEndpoint(FACTOR_ROUTES.renewRecoveryCodes, { body: { currentPassword } })).recoveryCodes;
}

export async function removeFactor(currentPassword: string) {
  return callEndpoint(FACTOR_ROUTES.removeSecondFactor, { body: { currentPassword } });
}
