import { companyForm, personForm } from "@kilolane/contract";
import type { z } from "zod";
import { EMPTY_COMPANY, NEW_COMPANY_FIELDS } from "../../lib/forms/company-fields.ts";
import { refuseWeakPassword } from "../../lib/forms/refuse-weak-password.ts";
import { parseObject } from "./pending-sign-up.ts";

/** The fields in their order on the screen. */
export const SIGN_UP_FIELDS = [
  "firstName",
  "lastName",
  "email",
  "password",
  "confirmPassword",
  ...NEW_COMPANY_FIELDS,
] as const;

/** What the server checks, with what it says about passwords. */
export const signUpForm = personForm
  .extend(companyForm.shape)
  .superRefine(
    refuseWeakPassword(({ email, firstName, lastName, companyName }) => [
      email,
      firstName,
      lastName,
      companyName,
    ]),
  );
/** The form as typed. */
export type SignUpForm = z.input<typeof signUpForm>;

const EMPTY: Readonly<Record<(typeof SIGN_UP_FIELDS)[number], string>> = {
  firstName: "",
  lastName: "",
  email: "",
  password: "",
  confirmPassword: "",
  ...EMPTY_COMPANY,
};
const KEY = "kilolane.signUpDraft";
const KEPT = SIGN_UP_FIELDS.filter((field) => field !== "password" && field !== "confirmPassword");

/** An empty form in the country of the reader's own locale. */
function newForm(): SignUpForm {
  const country = /-([A-Z]{2})\b/.exec(navigator.language)?.[1] ?? "";
  return { ...EMPTY, country, countryCode: country };
}

/** What was typed in this tab before a reload, or an empty form. A password is never stored. */
export function readDraft(): SignUpForm {
  const stored = new Map<string, unknown>(Object.entries(parseObject(sessionStorage.getItem(KEY))));
  const form = newForm();
  for (const field of KEPT) {
    const value = stored.get(field);
    if (typeof value === "string") form[field] = value;
  }
  return form;
}

/** Keeps what is typed, for this tab alone and without the password. */
export function storeDraft(form: Partial<SignUpForm>): void {
  const kept = Object.fromEntries(KEPT.map((field) => [field, form[field] ?? ""]));
  sessionStorage.setItem(KEY, JSON.stringify(kept));
}

/** Forgets what was typed, once it has become a company. */
export function clearDraft(): void {
  sessionStorage.removeItem(KEY);
}
