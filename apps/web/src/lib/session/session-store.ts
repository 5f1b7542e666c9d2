import type { Role } from "@kilolane/domain";
import { useSyncExternalStore } from "react";
import {
  parseUserDetails,
  roleOf,
  type SignInAnswer,
  type UserDetails,
  VIEWING_TOKEN,
} from "./session-wire.ts";

export interface Session {
  readonly token: string;
  readonly user: UserDetails;
  readonly role: Role | "";
}

/**
 * Why a session ended: somebody signed out, or locked the screen; the server or the connection refused it; nobody was
 * there for 45 minutes; or it ended in another tab.
 */
export type SessionEnd = "logout" | "locked" | "forced" | "idle" | "other-tab";

const TOKEN = "token";
const DETAILS = "userDetails";

/** Where the operator's own session waits while they look at the product as somebody. */
const ASIDE = "operatorDetails";

type EndListener = (reason: SessionEnd) => void;

let session: Session | undefined;
let restored = false;
const watchers = new Set<() => void>();
const endListeners = new Set<EndListener>();

function notify(): void {
  for (const watcher of watchers) watcher();
}

function clearStored(): void {
  localStorage.removeItem(TOKEN);
  localStorage.removeItem(DETAILS);
}

function readStored(): Session | undefined {
  const token = localStorage.getItem(TOKEN);
  const user = parseUserDetails(localStorage.getItem(DETAILS));
  if (token && user && user.jwtToken === token) return { token, user, role: roleOf(user) };
  // Bad stored data clears the login state (quotation-core.md §4).
  if (token !== null || localStorage.getItem(DETAILS) !== null) clearStored();
  return undefined;
}

/** The session of this browser, restored from storage at the first question. */
export function getSession(): Session | undefined {
  if (!restored) {
    restored = true;
    session = readStored();
  }
  return session;
}

/** Starts a session from the answer of a sign-in and stores it. */
export function startSession(answer: SignInAnswer): Session {
  const { jwtToken, firstName, lastName, email, role, avatar } = answer;
  const user: UserDetails = { jwtToken, firstName, lastName, email, role, avatar };
  localStorage.setItem(TOKEN, jwtToken);
  localStorage.setItem(DETAILS, JSON.stringify(user));
  restored = true;
  session = { token: jwtToken, user, role: roleOf(user) };
  notify();
  return session;
}

/** Starts a session that is a viewing: the operator's own waits until it ends. */
export function startViewing(answer: SignInAnswer): void {
  const own = getSession();
  if (own !== undefined) localStorage.setItem(ASIDE, JSON.stringify(own.user));
  startSession(answer);
}

/** Whether the operator looks at the product as somebody. */
export function isViewing(token: string | undefined): boolean {
  return token?.startsWith(VIEWING_TOKEN) === true;
}

/**
 * The operator's own session takes the place of a viewing that has ended. Calls of the viewing that are still on
 * their way may all find that it ended: only the first of them has anything to take back.
 *
 * @returns false: there is no session to go on with
 */
function takeBack(viewing: string): boolean {
  if ((localStorage.getItem(TOKEN) ?? viewing) !== viewing) return true;
  const own = parseUserDetails(localStorage.getItem(ASIDE));
  localStorage.removeItem(ASIDE);
  if (own === undefined) return false;
  localStorage.setItem(TOKEN, own.jwtToken);
  localStorage.setItem(DETAILS, JSON.stringify(own));
  return true;
}

/**
 * Ends the session: clears what is stored, in every tab, and tells the listeners why. Where it was a viewing, the
 * operator's own goes on in a fresh page.
 */
export function endSession(reason: SessionEnd): void {
  const ended = getSession();
  if (!ended) return;
  if (isViewing(ended.token) && reason !== "other-tab" && takeBack(ended.token))
    return window.location.assign("/");
  session = undefined;
  clearStored();
  for (const listener of endListeners) listener(reason);
  notify();
}

/** Calls the listener each time a session ends. Returns the function that stops it. */
export function onSessionEnd(listener: EndListener): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** Changes what is stored of the signed-in person, once their profile has changed. */
export function updateUser(
  change: Partial<Pick<UserDetails, "firstName" | "lastName" | "email" | "avatar">>,
): void {
  if (session === undefined) return;
  const user = { ...session.user, ...change };
  localStorage.setItem(DETAILS, JSON.stringify(user));
  session = { ...session, user };
  notify();
}

/** Follows sign-ins and sign-outs of other tabs. Returns the function that stops it. */
export function followOtherTabs(onOtherUser: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key !== TOKEN && event.key !== null) return;
    const stored = localStorage.getItem(TOKEN);
    if (stored === null) endSession("other-tab");
    else if (stored !== getSession()?.token) onOtherUser();
  };
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** The session, followed by the component; undefined when nobody is signed in. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(watch, getSession);
}
