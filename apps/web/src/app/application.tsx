import { Suspense, useState } from "react";
import { ABSENCE_CLEAR_MS, ABSENCE_QUESTION_MS, clearPresence } from "../lib/session/presence.ts";
import { endSession, getSession } from "../lib/session/session-store.ts";
import { CrashBoundary } from "./pages/crash-boundary.tsx";
import { Providers } from "./providers.tsx";
import { createRouter } from "./router.tsx";
import { Screens } from "./screens.tsx";
import { AbsenceGate } from "./session/absence-gate.tsx";
import { SessionWatch } from "./session/session-watch.tsx";

/**
 * Sets up what lives as long as the page does; a long absence clears the session before anything is asked.
 * @param absenceMs how long the application was closed before this page load
 */
export function setUp(absenceMs: number) {
  if (absenceMs > ABSENCE_CLEAR_MS) {
    endSession("idle");
    clearPresence();
  }
  return {
    router: createRouter(),
    absent: Boolean(getSession()) && absenceMs > ABSENCE_QUESTION_MS,
  };
}

/** The whole application. */
export function Application({ router, absent }: ReturnType<typeof setUp>) {
  const [asking, setAsking] = useState(absent);
  return (
    <Providers>
      <CrashBoundary>
        <Suspense fallback={null}>
          {asking ? (
            <AbsenceGate onDecided={() => setAsking(false)} />
          ) : (
            <>
              <SessionWatch router={router} />
              <Screens router={router} />
            </>
          )}
        </Suspense>
      </CrashBoundary>
    </Providers>
  );
}
