import { useEffect, useEffectEvent } from "react";
import { type Blocker, useBlocker } from "react-router";

/**
 * Holds back a move to another screen while something is unsaved, and has the browser ask before the tab is closed or
 * reloaded.
 *
 * @param isUnsaved asked when somebody wants to leave
 */
export function useLeaveBlock(isUnsaved: () => boolean): Blocker {
  const isUnsavedNow = useEffectEvent(isUnsaved);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsavedNow()) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, []);
  return useBlocker(
    ({ nextLocation, currentLocation }) => nextLocation.pathname !== currentLocation.pathname && isUnsaved(),
  );
}
