import { useEffect, useRef, useState, type ReactNode } from "react";
import classes from "./scroll-box.module.css";

interface ScrollBoxProps {
  /** what is inside, for those who hear the page */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * A box that scrolls sideways when what it holds is wider than the page. Only then it is a stop of the Tab key, so
 * that the arrow keys reach what is cut off (WCAG 2.1.1).
 */
export function ScrollBox({ label, children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setCut(element.scrollWidth > element.clientWidth));
    for (const watched of [element, ...element.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={box}
      className={classes["box"]}
      {...(isCut ? { role: "region", "aria-label": label, tabIndex: 0 } : {})}
    >
      {children}
    </div>
  );
}
