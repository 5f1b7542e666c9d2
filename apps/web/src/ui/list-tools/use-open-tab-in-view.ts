import { type RefObject, useEffect, useRef } from "react";

/**
 * Scrolls a strip of tabs that is wider than its place to the open one, which may stand far in it; the page stays where
 * it is.
 *
 * @returns the `ref` of what the strip is in
 */
export function useOpenTabInView(open: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = place.current?.querySelector<HTMLElement>(`[data-testid="tab-${open}"]`);
    const strip = tab?.parentElement;
    if (!tab || !strip) return;
    const [own, around] = [tab.getBoundingClientRect(), strip.getBoundingClientRect()];
    strip.scrollLeft += own.left + own.width / 2 - around.left - around.width / 2;
  }, [open]);
  return place;
}
