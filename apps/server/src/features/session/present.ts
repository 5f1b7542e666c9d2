import {
  themeMode,
  themeStyle,
  type authenticate,
  type EndpointOutput,
  type Profile,
} from "@kilolane/contract";
import { isRole, ROLE_LABELS } from "@kilolane/domain";
import { isLanguage } from "@kilolane/phrases";
import type { Caller } from "../../http/session-lookup.ts";
import type { Account } from "../account/reads/account.ts";

/** The sign-in answer; `jwtToken` is only a name, the token is opaque. */
export function presentSignedIn(token: string, account: Account): EndpointOutput<typeof authenticate> {
  if (!isRole(account.role)) throw new TypeError(`unknown role ${account.role}`);
  return {
    jwtToken: token,
    firstName: account.first_name,
    lastName: account.last_name,
    email: account.email,
    role: [{ authority: account.role }],
    avatar: account.avatar_file,
    loginStatus: true,
    status: "ACTIVE",
    mustAcceptTerms: account.owes_terms,
    locale: isLanguage(account.locale) ? account.locale : "en",
    themeMode: themeMode.nullable().parse(account.theme_mode),
    themeStyle: themeStyle.nullable().parse(account.theme_style),
  };
}

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
