import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Selects the name of what is chosen when it arrives only after the field got the focus: what is typed then replaces
 * it, as where it was there from the start, and is not added to a name that nobody saw yet.
 */
export function useLateText(typed: string | null, shown: string): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const before = useRef({ typed, shown });
  useLayoutEffect(() => {
    const { current: field } = input;
    const isLate = before.current.typed === null && typed === null && before.current.shown !== shown;
    before.current = { typed, shown };
    if (isLate && field !== null && field === document.activeElement) field.select();
  }, [typed, shown]);
  return input;
}
