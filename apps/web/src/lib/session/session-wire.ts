import { isRole, type Role } from "@kilolane/domain";
import type { Language } from "@kilolane/phrases";
import type { ThemeMode, ThemeStyle } from "../preferences/preferences.ts";

/** What the token of a viewing begins with (contract: viewing). */
export const VIEWING_TOKEN = "view.";

/** Answer of POST /authenticate (marketplace.md §7.4). `jwtToken` is just the field's name. */
export interface SignInAnswer {
  readonly jwtToken: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: readonly { readonly authority: string }[];
  readonly avatar: string | null;
  /** how the person wants the product, and whether terms of use wait: for the moment of the sign-in, not stored */
  readonly locale?: Language;
  readonly themeMode?: ThemeMode | null;
  readonly themeStyle?: ThemeStyle | null;
  readonly mustAcceptTerms?: boolean;
}

/** What is stored under `userDetails` (marketplace.md §3 'Stored login'). */
export type UserDetails = Pick<
  SignInAnswer,
  "jwtToken" | "firstName" | "lastName" | "email" | "role" | "avatar"
>;

/** The first authority is the role; an empty text for one that this version does not know. */
export function roleOf(details: Pick<SignInAnswer, "role">): Role | "" {
  const authority = details.role[0]?.authority;
  return isRole(authority) ? authority : "";
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function authorityOf(value: unknown): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : undefined;
  if (typeof first !== "object" || first === null || !("authority" in first)) return undefined;
  return typeof first.authority === "string" ? first.authority : undefined;
}

/** Checks stored login data; anything else than the specified fields is bad data. */
export function parseUserDetails(text: string | null): UserDetails | undefined {
  const value = text === null ? undefined : parseJson(text);
  if (typeof value !== "object" || value === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(value));
  const [jwtToken, firstName, lastName, email] = ["jwtToken", "firstName", "lastName", "email"].map((name) =>
    fields.get(name),
  );
  const avatar = fields.get("avatar");
  const authority = authorityOf(fields.get("role"));
  if (typeof jwtToken !== "string" || typeof email !== "string" || authority === undefined) return undefined;
  if (typeof firstName !== "string" || typeof lastName !== "string") return undefined;
  const role = [{ authority }];
  return { jwtToken, firstName, lastName, email, role, avatar: typeof avatar === "string" ? avatar : null };
}
