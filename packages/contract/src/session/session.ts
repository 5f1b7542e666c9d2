import { ROLES } from "@kilolane/domain";
import { z } from "zod";
import { SIGNED_IN } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { languageCode, requiredText, themeMode, themeStyle } from "../values.ts";

/**
 * Sign-in. `username` is the email; `code` comes from the authenticator app of people who have one, or is one of
 * their recovery codes: without it they get `second-factor-needed` (403), and only after a correct password. A refusal `signed-in-elsewhere` (409) carries `loginStatus: true` beside the
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
    code: z.string().trim().max(40, "too-long").optional(),
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
    /** Terms of use of a new version wait: every other call is refused until they are accepted. */
    mustAcceptTerms: z.boolean(),
    /** How the person wants the product, where this browser has no choice of its own. */
    locale: languageCode,
    themeMode: themeMode.nullable(),
    themeStyle: themeStyle.nullable(),
  }),
  errors: [
    "bad-credentials",
    "signed-in-elsewhere",
    "company-not-approved",
    "company-inactive",
    "user-suspended",
    "licence-ended",
    "second-factor-needed",
    "second-factor-wrong",
    "maintenance",
  ],
  limit: "sign-in",
  staysOpen: ["during-maintenance"],
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
  staysOpen: ["during-maintenance", "before-terms"],
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
