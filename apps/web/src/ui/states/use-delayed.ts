import { useEffect, useState } from "react";

/** Loading shows itself only after this long: what is faster needs no sign (quotation-core.md §9). */
const LOADING_DELAY_MS = 300;

/** True once `active` has lasted for the delay; false again at once. */
export function useDelayed(active: boolean, delayMs: number = LOADING_DELAY_MS): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setShown(true), delayMs);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [active, delayMs]);
  return active && shown;
}
