import { z } from "zod";
import { SIGNED_IN } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { accountEmail, newPassword, repeatedPassword } from "../signup/signup.ts";

export const forgotPassword = defineEndpoint({
  name: "forgotPassword",
  area: "sign-up",
  summary: "Mails a link to set a new password, if there is such an account; the answer never says",
  method: "POST",
  path: "/password/forgot",
  roles: "public",
  scope: "public",
  body: z.object({ email: accountEmail }),
  response: z.object({ status: z.literal("MAIL_SENT") }),
  errors: [],
  limit: "forgot-address",
});

const linkToken = z.string("required").min(1, "required").max(100, "too-long");

export const resetPassword = defineEndpoint({
  name: "resetPassword",
  area: "sign-up",
  summary: "Sets a new password by the link of a mail; every session of the account ends",
  method: "POST",
  path: "/password/reset",
  roles: "public",
  scope: "public",
  body: z.object({
    token: linkToken,
    password: newPassword("new-password-missing"),
    confirmPassword: repeatedPassword,
  }),
  response: z.object({ status: z.literal("PASSWORD_SET") }),
  errors: ["password-link-invalid"],
  limit: "link",
});

export const confirmEmail = defineEndpoint({
  name: "confirmEmail",
  area: "sign-up",
  summary: "Takes the new email that the link of a mail proves: from then on it signs in",
  method: "POST",
  path: "/email-confirmations",
  roles: "public",
  scope: "public",
  body: z.object({ token: linkToken }),
  response: z.object({ email: z.string() }),
  errors: ["email-link-invalid"],
  limit: "link",
});

export const changePassword = defineEndpoint({
  name: "changePassword",
  area: "session",
  summary: "Changes the caller's password; this session goes on",
  method: "POST",
  path: "/password-changes",
  roles: SIGNED_IN,
  scope: "user",
  body: z.object({
    previousPassword: z
      .string("previous-password-missing")
      .min(1, "previous-password-missing")
      .max(1024, "too-long"),
    newPassword: newPassword("new-password-missing"),
    confirmPassword: repeatedPassword,
  }),
  response: z.object({ status: z.literal("PASSWORD_SET") }),
  errors: [],
  limit: "password-check",
});
