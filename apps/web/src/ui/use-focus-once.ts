import { useEffect, useRef, type RefObject } from "react";

/** Puts the focus on an element when it appears: for the one field or button that a page is about. */
export function useFocusOnce<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
