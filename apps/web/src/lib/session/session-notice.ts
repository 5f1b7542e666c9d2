import type { SessionEnd } from "./session-store.ts";

const KEY = "kilolane.sessionNotice";

/** Why the sign-in page is shown, when it is not by choice. */
export type SessionNotice = Extract<SessionEnd, "forced" | "idle">;

/** Leaves word for the sign-in page, across a reload. */
export function setSessionNotice(notice: SessionNotice): void {
  sessionStorage.setItem(KEY, notice);
}

/** Reads the word left for the sign-in page. */
export function getSessionNotice(): SessionNotice | undefined {
  const notice = sessionStorage.getItem(KEY);
  return notice === "forced" || notice === "idle" ? notice : undefined;
}

/** Forgets it, once somebody signs in. */
export function clearSessionNotice(): void {
  sessionStorage.removeItem(KEY);
}
