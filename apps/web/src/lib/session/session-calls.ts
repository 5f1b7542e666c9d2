import type { Endpoint } from "@kilolane/contract";
import { callEndpoint, routeOf } from "../api/call-endpoint.ts";
import { ApiError } from "../api/api-error.ts";
import type { SignInAnswer } from "./session-wire.ts";

/** The company of the signed-in user; airline agents and the super admin have no look-up (quotation-core.md §6). */
export interface CompanyCard {
  readonly companyId: string;
  readonly companyName: string;
  readonly companyLogo: string | null;
  readonly profileImage: string | null;
}

export interface DemoAccount {
  readonly role: string;
  readonly username: string;
  readonly password: string;
}

export type SignInResult =
  | { readonly kind: "signed-in"; readonly answer: SignInAnswer }
  /** Somebody is signed in with these credentials elsewhere: a question, not an error. */
  | { readonly kind: "elsewhere" };

const AUTHENTICATE = routeOf<Endpoint>("POST", "/authenticate");
const AUTH = routeOf<Endpoint>("GET", "/auth");
const LOGOUT = routeOf<Endpoint>("POST", "/logout");
const DEMO_ACCOUNTS = routeOf<Endpoint>("GET", "/demo/accounts");
const COMPANY = routeOf<Endpoint>("GET", "/company/:id");

/** Reads a field of an answer whose shape depends on the role. */
function textOf(value: unknown, name: string): string | null {
  if (typeof value !== "object" || value === null) return null;
  const field: unknown = Object.entries(value).find(([key]) => key === name)?.[1];
  if (typeof field === "number") return String(field);
  return typeof field === "string" && field !== "" ? field : null;
}

/**
 * Signs in. A 409 means that the account is in use elsewhere; with `forceLogin` the other session ends.
 *
 * @throws ApiError with detail 'Bad credentials' for a wrong email or password
 */
export async function authenticate(
  username: string,
  password: string,
  forceLogin: boolean,
): Promise<SignInResult> {
  try {
    const answer: SignInAnswer = await callUntyped(AUTHENTICATE, {
      body: { username, password, forceLogin },
    });
    return { kind: "signed-in", answer };
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return { kind: "elsewhere" };
    throw error;
  }
}

/** Asks whether the session lives. Throws, and ends the session, when it does not. */
export async function checkSession(): Promise<{ readonly companyId: string | null }> {
  const answer: unknown = await callUntyped(AUTH, {});
  return { companyId: textOf(answer, "companyId") };
}

/** Ends the session on the server. A server that does not answer keeps nobody from leaving. */
export async function logOut(): Promise<void> {
  await callUntyped(LOGOUT, { body: {} }).catch(() => undefined);
}

/** The nine demo sign-ins, empty outside the demo world (the server answers 404 there). */
export async function listDemoAccounts(signal: AbortSignal): Promise<readonly DemoAccount[]> {
  try {
    const answer: unknown = await callUntyped(DEMO_ACCOUNTS, {}, signal);
    return Array.isArray(answer) ? (answer as readonly DemoAccount[]) : [];
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}

/** Name and pictures of the user's company for the header; null when the role has none. */
export async function getCompanyCard(signal: AbortSignal): Promise<CompanyCard | null> {
  const { companyId } = await checkSession();
  if (companyId === null) return null;
  const answer: unknown = await callUntyped(COMPANY, { params: { id: companyId } }, signal);
  return {
    companyId,
    companyName: textOf(answer, "companyName") ?? textOf(answer, "name") ?? "",
    companyLogo: textOf(answer, "companyLogo") ?? textOf(answer, "logo"),
    profileImage: textOf(answer, "profileImage"),
  };
}

/** A call whose answer this file checks itself. */
async function callUntyped<T>(route: typeof AUTH, input: object, signal?: AbortSignal): Promise<T> {
  return (await callEndpoint(route, input, signal ? { signal } : {})) as T;
}
