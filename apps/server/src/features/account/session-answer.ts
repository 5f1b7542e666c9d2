import { themeMode, themeStyle, type authenticate, type EndpointOutput } from "@kilolane/contract";
import { isRole } from "@kilolane/domain";
import { isLanguage } from "@kilolane/phrases";
import type { Account } from "./reads/account.ts";

/** The sign-in answer; `jwtToken` is only a name, the token is opaque. */
export function presentSession(token: string, account: Account): EndpointOutput<typeof authenticate> {
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
