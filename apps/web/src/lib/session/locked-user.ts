import { rememberPath } from "../paths/remembered-path.ts";
import { logOut } from "./session-calls.ts";
import { endSession, getSession } from "./session-store.ts";
import { parseUserDetails, type UserDetails } from "./session-wire.ts";

const KEY = "kilolane.lockedUser";

/**
 * Locks the screen: the session ends, here and on the server, and only the password opens another. This tab remembers
 * who it was and where they were.
 */
export function lockScreen(): void {
  const session = getSession();
  if (session === undefined) return;
  sessionStorage.setItem(KEY, JSON.stringify({ ...session.user, jwtToken: "" }));
  rememberPath(window.location.pathname + window.location.search + window.location.hash);
  // The call takes the token along before it is cleared.
  void logOut();
  endSession("locked");
}

/** Who locked the screen of this tab; undefined when nobody did. */
export function getLockedUser(): UserDetails | undefined {
  return parseUserDetails(sessionStorage.getItem(KEY));
}

/** Forgets them: the next to sign in is somebody else. */
export function clearLockedUser(): void {
  sessionStorage.removeItem(KEY);
}
