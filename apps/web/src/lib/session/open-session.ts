import { applyLook } from "./apply-look.ts";
import { setAccessBlock } from "./access-block.ts";
import { markPresent } from "./presence.ts";
import { clearSessionNotice } from "./session-notice.ts";
import { startSession } from "./session-store.ts";
import type { SignInAnswer } from "./session-wire.ts";

/**
 * Begins a session here: somebody is present, and what the sign-in page had to say is said. The product looks as the
 * person had it elsewhere; terms of use that wait stand before everything.
 */
export async function openSession(answer: SignInAnswer): Promise<void> {
  markPresent();
  clearSessionNotice();
  await applyLook(answer);
  startSession(answer);
  if (answer.mustAcceptTerms) setAccessBlock("before-terms");
}
