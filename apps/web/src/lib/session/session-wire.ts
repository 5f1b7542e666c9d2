import type { Role } from "@kilolane/domain";

/** Answer of POST /authenticate (marketplace.md §7.4). `jwtToken` is just the field's name. */
export interface SignInAnswer {
  readonly jwtToken: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: readonly { readonly authority: string }[];
  readonly avatar: string | null;
}

/** What is stored under `userDetails` (marketplace.md §3 'Stored login'). */
export type UserDetails = SignInAnswer;

/** The first authority is the role; an empty text when there is none. */
export function roleOf(details: Pick<SignInAnswer, "role">): Role | "" {
  return (details.role[0]?.authority ?? "") as Role | "";
}

/** Checks stored login data; anything else than the specified fields is bad data. */
export function parseUserDetails(text: string | null): UserDetails | undefined {
  if (text === null) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== "object" || value === null) return undefined;
  const candidate = value as Partial<Record<keyof UserDetails, unknown>>;
  const texts = [candidate.jwtToken, candidate.firstName, candidate.lastName, candidate.email];
  const authorities = Array.isArray(candidate.role) ? (candidate.role as readonly unknown[]) : [];
  const first = authorities[0];
  const hasRole =
    typeof first === "object" &&
    first !== null &&
    "authority" in first &&
    typeof first.authority === "string";
  return texts.every((item) => typeof item === "string") && hasRole ? (candidate as UserDetails) : undefined;
}
