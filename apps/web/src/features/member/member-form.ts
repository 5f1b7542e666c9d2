import type { memberForm, newMemberForm, Person } from "@kilolane/contract";
import type { z } from "zod";

/** The fields in their order on the screen. */
export const MEMBER_FIELDS = ["firstName", "lastName", "countryCode", "mobile"] as const;
export const NEW_MEMBER_FIELDS = [
  "firstName",
  "lastName",
  "email",
  "countryCode",
  "mobile",
  "keyType",
  "locale",
] as const;

/** The forms as typed. */
export type MemberForm = z.input<typeof memberForm>;
export type NewMemberForm = z.input<typeof newMemberForm>;

/** Nobody yet: the fields of somebody new that begin empty. */
export const NOBODY = { firstName: "", lastName: "", email: "", countryCode: "", mobile: "" };

/** What is stored, as the form shows it. */
export function formOf({ firstName, lastName, countryCode, mobile }: Person): MemberForm {
  return { firstName, lastName, countryCode, mobile };
}

/** Somebody's names as one. */
export function fullName({ firstName, lastName }: Pick<Person, "firstName" | "lastName">): string {
  return `${firstName} ${lastName}`.trim();
}
