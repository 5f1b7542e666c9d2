import { type RefObject, useEffect, useRef, useState } from "react";
import { lazyPart } from "../../lib/lazy/lazy-part.tsx";
import type { createRouter } from "../router.tsx";
import { followLook } from "../../lib/i18n/i18n.ts";
import { rememberPath } from "../../lib/paths/remembered-path.ts";
import { setSessionNotice } from "../../lib/session/session-notice.ts";
import {
  clearPresence,
  IDLE_LIMIT_MS,
  idleForMs,
  type IdleState,
  keepPresence,
  LOGOUT_REDIRECT_MS,
  readIdleState,
} from "../../lib/session/presence.ts";
import { useAccessBlock } from "../../lib/session/access-block.ts";
import { rememberReturn } from "../../lib/session/maintenance-return.ts";
import { endSession, followOtherTabs, onSessionEnd, useSession } from "../../lib/session/session-store.ts";

/** Tabs look at the clock every second: the one that ends the session is ahead of another by no more than that. */
const TABS_APART_MS = 2000;
const MAINTENANCE_PATH = "/error-pages/maintenance";

const IdleDialog = lazyPart(() => import("./idle-dialog.tsx"));

interface SessionWatchProps {
  readonly router: ReturnType<typeof createRouter>;
}

/**
 * Follows the session for as long as the page lives: what happens when it ends, in this tab or another, and the
 * idle clock with its warning two minutes before the end.
 */
export function SessionWatch({ router }: SessionWatchProps) {
  const session = useSession();
  const idleEndsAtMs = useRef(Infinity);
  const block = useAccessBlock();
  const idle = useIdleClock(session !== undefined, idleEndsAtMs);

  useEffect(() => followOtherTabs(() => window.location.reload()), []);
  useEffect(followLook, []);
  useEffect(() => {
    if (block !== "during-maintenance") return;
    const { pathname, search, hash } = window.location;
    if (pathname === MAINTENANCE_PATH) return;
    rememberReturn(pathname + search + hash);
    void router.navigate(MAINTENANCE_PATH, { replace: true });
  }, [block, router]);
  useEffect(
    () =>
      onSessionEnd((reason) => {
        clearPresence();
        const isIdleElsewhere = reason === "other-tab" && Date.now() >= idleEndsAtMs.current - TABS_APART_MS;
        if (reason === "idle" || isIdleElsewhere) {
          setSessionNotice("idle");
          window.location.reload();
          return;
        }
        if (reason === "forced") {
          setSessionNotice("forced");
          rememberPath(window.location.pathname + window.location.search);
        }
        const pauseMs = reason === "logout" ? LOGOUT_REDIRECT_MS : 0;
        const target = reason === "locked" ? "/lock-screen" : "/sign-in";
        setTimeout(() => void router.navigate(target, { replace: reason !== "logout" }), pauseMs);
      }),
    [router],
  );

  if (session === undefined || idle.kind !== "warning") return null;
  return <IdleDialog secondsLeft={idle.secondsLeft} />;
}

/** Reads the idle clock every second while somebody is signed in, and ends the session when it is over. `endsAtMs` is when. */
function useIdleClock(running: boolean, endsAtMs: RefObject<number>): IdleState {
  const [state, setState] = useState<IdleState>({ kind: "active" });
  useEffect(() => {
    if (!running) return undefined;
    const stop = keepPresence();
    const timer = setInterval(() => {
      const idleMs = idleForMs();
      endsAtMs.current = Date.now() + IDLE_LIMIT_MS - idleMs;
      const next = readIdleState(idleMs);
      setState((previous) => (previous.kind === "active" && next.kind === "active" ? previous : next));
      if (next.kind === "expired") endSession("idle");
    }, 1000);
    return () => {
      clearInterval(timer);
      stop();
      setState({ kind: "active" });
    };
  }, [running, endsAtMs]);
  return state;
}
