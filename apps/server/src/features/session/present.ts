import type { Profile } from "@kilolane/contract";
import { ROLE_LABELS } from "@kilolane/domain";
import type { Caller } from "../../http/session-lookup.ts";

/** The specification's profile: two roles get their label alone, the others look up their company by its id. */
export function presentProfile({ role, companyId, locale, person }: Caller): Profile {
  const label = ROLE_LABELS[role];
  if (label === "Airline Agent" || label === "Super Admin") return label;
  const { firstName, lastName, email, avatarFile, companyName, logoFile } = person;
  return {
    companyId,
    companyName,
    role,
    label,
    firstName,
    lastName,
    email,
    avatar: avatarFile,
    companyLogo: logoFile,
    locale,
  };
}
