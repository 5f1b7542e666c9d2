import {
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from "@kilolane/contract";
import { callEndpoint } from "../../../lib/api/call-endpoint.ts";
import { q } from "../../../lib/api/query.ts";

/** Whether the caller's sign-in has a second factor. */
export const secondFactorQuery = q(getSecondFactor);

export async function startFactor(currentPassword: string) {
  return callEndpoint(startSecondFactor, { body: { currentPassword } });
}

export async function confirmFactor(code: string) {
  return (await callEndpoint(confirmSecondFactor, { body: { code } })).recoveryCodes;
}

export async function renewCodes(currentPassword: string) {
  return (await callEndpoint(renewRecoveryCodes, { body: { currentPassword } })).recoveryCodes;
}

export async function removeFactor(currentPassword: string) {
  return callEndpoint(removeSecondFactor, { body: { currentPassword } });
}
