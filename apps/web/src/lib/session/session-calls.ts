import {
  authenticate as authenticateEndpoint,
  type EndpointOutput,
  endOwnViewing as endOwnViewingEndpoint,
  getProfile as getProfileEndpoint,
  listDemoAccounts as listDemoAccountsEndpoint,
  logout as logoutEndpoint,
} from "@kilolane/contract";
import { ApiError } from "../api/api-error.ts";
import { callEndpoint } from "../api/call-endpoint.ts";
import { getSession, isViewing } from "./session-store.ts";
import type { SignInAnswer } from "./session-wire.ts";

/** What the server says of the signed-in user: an object, or a bare label for roles without a company. */
export type Profile = EndpointOutput<typeof getProfileEndpoint>;

export type DemoAccount = EndpointOutput<typeof listDemoAccountsEndpoint>[number];

export type SignInResult =
  | { readonly kind: "signed-in"; readonly answer: SignInAnswer }
  /** Somebody is signed in with these credentials elsewhere: a question, not an error. */
  | { readonly kind: "elsewhere" }
  /** The password was right; a code of the authenticator app is asked for, or the one given was wrong. */
  | { readonly kind: "code"; readonly problem: string | undefined };

/**
 * Signs in. A 409 means that the account is in use elsewhere; with `forceLogin` the other session ends. `code` is that
 * of the authenticator app, or a recovery code, for people who have one.
 *
 * @throws ApiError with detail 'Bad credentials' for a wrong email or password
 */
export async function authenticate(
  username: string,
  password: string,
  forceLogin: boolean,
  code?: string,
): Promise<SignInResult> {
  try {
    const answer = await callEndpoint(authenticateEndpoint, {
      body: { username, password, forceLogin, ...(code === undefined ? {} : { code }) },
    });
    return { kind: "signed-in", answer };
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return { kind: "elsewhere" };
    if (error instanceof ApiError && error.code === "second-factor-needed")
      return { kind: "code", problem: undefined };
    if (error instanceof ApiError && error.code === "second-factor-wrong")
      return { kind: "code", problem: error.detail };
    throw error;
  }
}

/** Asks who is signed in. Throws, and ends the session, when it no longer lives. */
export async function getProfile(signal?: AbortSignal): Promise<Profile> {
  return callEndpoint(getProfileEndpoint, {}, signal ? { signal } : {});
}

/** Ends the session on the server. A server that does not answer keeps nobody from leaving. */
export async function logOut(): Promise<void> {
  const end = isViewing(getSession()?.token) ? endOwnViewingEndpoint : logoutEndpoint;
  await callEndpoint(end, {}).catch(() => undefined);
}

/** The nine demo sign-ins, empty outside the demo world (the server answers 404 there). */
export async function listDemoAccounts(): Promise<readonly DemoAccount[]> {
  try {
    return await callEndpoint(listDemoAccountsEndpoint, {});
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}
