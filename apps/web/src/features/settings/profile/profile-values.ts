import type { PersonalProfile, updateProfile } from "@kilolane/contract";
import type { EndpointBody } from "../../../lib/api/call-endpoint.ts";

/** The form's state: every field as typed. */
export type ProfileValues = Required<
  Pick<
    EndpointBody<typeof updateProfile>,
    | "firstName"
    | "lastName"
    | "email"
    | "mobile"
    | "countryCode"
    | "replyToEmail"
    | "locale"
    | "currentPassword"
  >
>;

/** Every field of the form: where a refusal of the server can stand. */
export const PROFILE_FIELDS = [
  "firstName",
  "lastName",
  "email",
  "currentPassword",
  "mobile",
  "countryCode",
  "replyToEmail",
  "locale",
] as const satisfies readonly (keyof ProfileValues)[];

/** The form filled with what is stored. */
export function profileValues(profile: PersonalProfile): ProfileValues {
  const { firstName, lastName, email, mobile, countryCode, replyToEmail, locale } = profile;
  return { firstName, lastName, email, mobile, countryCode, replyToEmail, locale, currentPassword: "" };
}

/**
 * The password travels only where it proves something: with another email; the language only when it was changed
 * here, because the switcher of the top bar changes it too.
 */
export function toRequest(values: ProfileValues, stored: PersonalProfile) {
  const { currentPassword, locale, ...rest } = values;
  return {
    ...rest,
    ...(locale === stored.locale ? {} : { locale }),
    ...(isOtherEmail(values.email, stored) ? { currentPassword } : {}),
  };
}

/** True when the typed email is another way in than the stored one. */
export function isOtherEmail(typed: string, stored: Pick<PersonalProfile, "email">): boolean {
  return typed.trim().toLowerCase() !== stored.email.toLowerCase();
}
