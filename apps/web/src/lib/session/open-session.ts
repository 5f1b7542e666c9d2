import { markPresent } from "./presence.ts";
import { clearSessionNotice } from "./session-notice.ts";
import { startSession } from "./session-store.ts";
import type { SignInAnswer } from "./session-wire.ts";

/** Begins a session here: somebody is present, and what the sign-in page had to say is said. */
export function openSession(answer: SignInAnswer): void {
  markPresent();
  clearSessionNotice();
  startSession(answer);
}
