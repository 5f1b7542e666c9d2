import { KEY_TYPES, PASSWORD_MIN } from "@kilolane/domain";
import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { countryCode, nameText, oneOf, optionalCountry, phoneNumber, text } from "../values.ts";

/** An email with the fixed texts of the forms. Codes: email-missing, too-long, email. */
function formEmail(missing: "email-missing" | "company-email-missing") {
  return z.string(missing).trim().min(1, missing).max(254, "too-long").pipe(z.email("email"));
}

function formText(max: number, missing: string) {
  return z.string(missing).max(max, "too-long").trim().min(1, missing);
}

/** Long enough, and no rule about which (NIST SP 800-63B-4); what is easy to guess is refused on the server. */
export function newPassword(missing: "password-missing" | "new-password-missing") {
  return z.string(missing).min(1, missing).min(PASSWORD_MIN, "password-short").max(1024, "too-long");
}
export const repeatedPassword = z
  .string("password-repeat-missing")
  .min(1, "password-repeat-missing")
  .max(1024, "too-long");
export const accountEmail = formEmail("email-missing");

/** The company form of sign-up and of the operator's 'add company'. */
export const companyForm = z.object({
  companyName: nameText(120, "company-name-missing"),
  companyEmail: formEmail("company-email-missing"),
  phone: phoneNumber,
  /** the country whose prefix the phone number has */
  countryCode: optionalCountry.default(""),
  country: countryCode,
  state: text(80).default(""),
  city: formText(80, "required"),
  street: formText(160, "required"),
  zip: text(20).default(""),
});
export type CompanyForm = z.output<typeof companyForm>;

/** A person's first or last name. Codes: name-missing, too-long, line-break. */
export const personName = nameText(80, "name-missing");

/** The person who signs up. */
export const personForm = z.object({
  firstName: personName,
  lastName: personName,
  email: accountEmail,
  password: newPassword("password-missing"),
  confirmPassword: repeatedPassword,
});

/** The types of keys and the kinds of those who hold them. */
export const keyType = oneOf(KEY_TYPES);
export const CLIENT_TYPES = ["freightforwarder", "airline", "shipper", "trucking", "data-entry"] as const;
const alphanumericKey = z.string("required").trim().min(1, "required").max(200, "too-long");

/**
 * A registration: a person with the company that they found, or with the licence key of a company that is there. The
 * company's fields are checked (by `companyForm`) when there is no key.
 */
export const registration = personForm.extend({
  companyName: z.string().max(1000, "too-long").optional(),
  companyEmail: z.string().max(1000, "too-long").optional(),
  phone: z.string().max(1000, "too-long").optional(),
  countryCode: z.string().max(1000, "too-long").optional(),
  country: z.string().max(1000, "too-long").optional(),
  state: z.string().max(1000, "too-long").optional(),
  city: z.string().max(1000, "too-long").optional(),
  street: z.string().max(1000, "too-long").optional(),
  zip: z.string().max(1000, "too-long").optional(),
  alphanumericKey: alphanumericKey.optional(),
  keyType: keyType.optional(),
});
export type Registration = z.output<typeof registration>;

/** `PIN_SENT`: the code is on its way, `signUpToken` names this sign-up; `REGISTERED`: a key's holder may sign in. */
const registered = z.object({
  status: z.enum(["PIN_SENT", "REGISTERED"]),
  signUpToken: z.string().nullable(),
  email: z.string(),
});

export const registerForwarder = defineEndpoint({
  name: "registerForwarder",
  area: "sign-up",
  summary: "Signs a forwarder up, or the holder of one of its keys",
  method: "POST",
  path: "/freightforwarder/register",
  roles: "public",
  scope: "public",
  body: registration,
  response: registered,
  errors: ["already-registered", "sign-up-started", "key-invalid"],
  limit: "register",
});
/** The specification's second spelling; both answer alike. */
export const registerCompany = defineEndpoint({
  ...registerForwarder,
  name: "registerCompany",
  path: "/company-register",
});
export const registerAirline = defineEndpoint({
  ...registerForwarder,
  name: "registerAirline",
  summary: "Signs an airline up, or the holder of one of its keys",
  path: "/airline/register",
});
export const registerAirlineCompany = defineEndpoint({
  ...registerAirline,
  name: "registerAirlineCompany",
  path: "/airline-register",
});
export const registerShipper = defineEndpoint({
  ...registerForwarder,
  name: "registerShipper",
  summary: "Signs a shipper up, or the holder of one of its keys",
  path: "/shipper/register",
});
export const registerTrucking = defineEndpoint({
  ...registerForwarder,
  name: "registerTrucking",
  summary: "Signs a trucking company up, or the holder of one of its keys",
  path: "/trucking/register",
});
export const registerTruckingCompany = defineEndpoint({
  ...registerTrucking,
  name: "registerTruckingCompany",
  path: "/trucking-register",
});
export const registerDataEntry = defineEndpoint({
  ...registerForwarder,
  name: "registerDataEntry",
  summary: "Signs somebody up who keeps published tariffs",
  path: "/data-entry/register",
});

const signUpToken = z.string("required").min(1, "required").max(100, "too-long");

export const confirmSignUp = defineEndpoint({
  name: "confirmSignUp",
  area: "sign-up",
  summary: "Proves the email by the code that was mailed; the company then waits for approval",
  method: "POST",
  path: "/sign-up/confirm",
  roles: "public",
  scope: "public",
  body: z.object({
    signUpToken,
    pin: z
      .string("pin-length")
      .trim()
      .regex(/^\d{6}$/, "pin-length"),
  }),
  response: z.object({ status: z.literal("UNAPPROVED"), email: z.string(), companyName: z.string() }),
  errors: ["pin-wrong", "pin-expired", "already-registered"],
  limit: "pin",
});
export const resendPin = defineEndpoint({
  name: "resendPin",
  area: "sign-up",
  summary: "Mails a new code; the old one is dead",
  method: "POST",
  path: "/sign-up/resend",
  roles: "public",
  scope: "public",
  body: z.object({ signUpToken }),
  response: z.object({ status: z.literal("PIN_SENT") }),
  errors: ["pin-wrong"],
  limit: "pin",
});
export const describeCompany = defineEndpoint({
  name: "describeCompany",
  area: "sign-up",
  summary: "What the new company says about itself, while it waits for approval",
  method: "POST",
  path: "/sign-up/about",
  roles: "public",
  scope: "public",
  body: z.object({
    signUpToken,
    about: text(2000).default(""),
    website: z.union([z.literal(""), z.url({ protocol: /^https?$/, error: "website" }).max(200, "too-long")]),
  }),
  response: z.object({ status: z.literal("SAVED") }),
  errors: ["pin-wrong"],
  limit: "pin",
});

export const validateKey = defineEndpoint({
  name: "validateKey",
  area: "sign-up",
  summary: "Whether a key opens a seat; every reason against it is the same answer",
  method: "POST",
  path: "/key/validate",
  roles: "public",
  scope: "public",
  body: z.object({
    alphanumericKey,
    keyType,
    clientType: oneOf(CLIENT_TYPES),
  }),
  response: z.object({
    companyName: z.string(),
    email: z.string(),
    keyType: z.string(),
    role: z.string(),
    expiryDate: z.string(),
  }),
  errors: ["key-invalid"],
  limit: "key-check",
});
