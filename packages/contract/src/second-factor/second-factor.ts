import { z } from "zod";
import { ADMINS, OPERATOR } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { id, instant } from "../values.ts";

/*
 * An authenticator app as second factor of an admin's sign-in (RFC 6238). The calls that answer secrets are PUT: the
 * answers of POST are stored for repetitions.
 */

const own = { area: "session", roles: ADMINS, scope: "user" } as const;
const currentPassword = z.string("password-missing").min(1, "password-missing").max(1024, "too-long");

const secondFactor = z.object({
  isOn: z.boolean(),
  since: instant.nullable(),
  recoveryCodesLeft: z.number(),
});
export type SecondFactor = z.output<typeof secondFactor>;

export const getSecondFactor = defineEndpoint({
  ...own,
  name: "getSecondFactor",
  summary: "Whether the caller signs in with an authenticator app, and how many recovery codes are left",
  method: "GET",
  path: "/second-factor",
  response: secondFactor,
  errors: [],
});
export const startSecondFactor = defineEndpoint({
  ...own,
  name: "startSecondFactor",
  summary: "Makes a key for an authenticator app; it counts once a first code has proved it",
  method: "PUT",
  path: "/second-factor/key",
  body: z.object({ currentPassword }),
  /** `key` in Base32; `uri` is what the app reads from the QR code */
  response: z.object({ key: z.string(), uri: z.string() }),
  errors: ["state-conflict"],
  limit: "password-check",
});
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export const confirmSecondFactor = defineEndpoint({
  ...own,
  name: "confirmSecondFactor",
  summary: "Switches the second factor on with a first code; answers the recovery codes, once",
  method: "PUT",
  path: "/second-factor/confirmation",
  body: z.object({ code: z.string("required").trim().min(1, "required").max(40, "too-long") }),
  response: recoveryCodes,
  errors: ["state-conflict"],
  limit: "second-factor",
});
export const renewRecoveryCodes = defineEndpoint({
  ...own,
  name: "renewRecoveryCodes",
  summary: "New recovery codes; the old ones are dead",
  method: "PUT",
  path: "/second-factor/recovery-codes",
  body: z.object({ currentPassword }),
  response: recoveryCodes,
  errors: ["state-conflict"],
  limit: "password-check",
});
export const removeSecondFactor = defineEndpoint({
  ...own,
  name: "removeSecondFactor",
  summary: "Signs in by password alone again",
  method: "PUT",
  path: "/second-factor/removal",
  body: z.object({ currentPassword }),
  response: secondFactor,
  errors: [],
  limit: "password-check",
});
/** For somebody whose phone and recovery codes are lost. */
export const resetSecondFactor = defineEndpoint({
  name: "resetSecondFactor",
  area: "company",
  summary:
    "Takes a lost second factor off the sign-in of anybody but an operator; their session ends and they are notified by mail",
  method: "PUT",
  path: "/operator/people/:id/second-factor/removal",
  roles: OPERATOR,
  scope: "platform",
  params: z.object({ id }),
  body: z.object({ currentPassword }),
  response: z.object({ status: z.literal("SECOND_FACTOR_REMOVED") }),
  errors: ["not-found", "state-conflict"],
  limit: "password-check",
});
