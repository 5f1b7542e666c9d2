import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";

const DURATION_MS = 120;

/**
 * Fades and slides a page in after each change of path; still with reduced motion. It never remounts the page:
 * one component may serve several paths and keep what was typed.
 */
export function PageMotion({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    frame.current?.animate(
      [
        { opacity: 0, translate: "0 4px" },
        { opacity: 1, translate: "0 0" },
      ],
      { duration: DURATION_MS, easing: "ease-out" },
    );
  }, [pathname]);
  return <div ref={frame}>{children}</div>;
}
