import { useRef } from "react";
import { sayRefusal } from "../../lib/api/use-save.ts";

/**
 * Runs changes one after the other: somebody who presses an arrow six times sends six orders, and the last one must
 * stay. What the server refuses is said; `settle` runs once nothing waits any more.
 */
export function useInLine(settle: () => void): (work: () => Promise<unknown>) => Promise<void> {
  const line = useRef<Promise<void>>(Promise.resolve());
  const waiting = useRef(0);
  return (work) => {
    const next = async (before: Promise<void>) => {
      await before;
      try {
        await work();
      } catch (error) {
        sayRefusal(error);
      }
      waiting.current -= 1;
      if (waiting.current === 0) settle();
    };
    waiting.current += 1;
    line.current = next(line.current);
    return line.current;
  };
}
