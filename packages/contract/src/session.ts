import { ROLES } from "@kilolane/domain";
import { z } from "zod";
import { SIGNED_IN } from "./audience.ts";
import { defineEndpoint } from "./endpoint.ts";
import { requiredText } from "./values.ts";

/**
 * Sign-in. `username` is the email. A refusal `signed-in-elsewhere` (409) carries `loginStatus: true` beside the
 * error body: the person may confirm and call again with `forceLogin`, which ends the other session.
 */
export const authenticate = defineEndpoint({
  name: "authenticate",
  area: "session",
  summary: "Signs in with email and password",
  method: "POST",
  path: "/authenticate",
  roles: "public",
  scope: "public",
  body: z.object({
    username: requiredText(254),
    password: z.string("required").min(1, "required").max(1024, "too-long"),
    forceLogin: z
      .union([z.boolean(), z.enum(["true", "false"]).transform((text) => text === "true")])
      .default(false),
  }),
  response: z.object({
    /** An opaque token in spite of its name; sent back as `Authorization: Bearer` or `x-auth-token`. */
    jwtToken: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    role: z.array(z.object({ authority: z.enum(ROLES) })).length(1),
    avatar: z.string().nullable(),
    /** True: the person is signed in. In the body of a 409: signed in elsewhere. */
    loginStatus: z.boolean(),
    status: z.literal("ACTIVE"),
  }),
  errors: [
    "bad-credentials",
    "signed-in-elsewhere",
    "company-not-approved",
    "company-inactive",
    "user-suspended",
    "licence-ended",
  ],
  limit: "sign-in",
});

export const logout = defineEndpoint({
  name: "logout",
  area: "session",
  summary: "Ends the caller's session",
  method: "POST",
  path: "/logout",
  roles: SIGNED_IN,
  scope: "user",
  response: z.object({ status: z.literal("SIGNED_OUT") }),
  errors: [],
});

/** The specification's answer: a label alone for Airline Agent and Super Admin, else an object with companyId. */
export const profile = z.union([
  z.enum(["Airline Agent", "Super Admin"]),
  z.object({
    companyId: z.string(),
    companyName: z.string(),
    role: z.enum(ROLES),
    label: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    avatar: z.string().nullable(),
    companyLogo: z.string().nullable(),
    locale: z.string(),
  }),
]);
export type Profile = z.output<typeof profile>;

export const getProfile = defineEndpoint({
  name: "getProfile",
  area: "session",
  summary: "Who is signed in",
  method: "GET",
  path: "/auth",
  roles: SIGNED_IN,
  scope: "user",
  response: profile,
  errors: [],
});
