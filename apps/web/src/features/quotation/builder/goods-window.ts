import { createContext } from "react";
import { flushSync } from "react-dom";

/** Lines this far above and below what is seen of a grid are drawn too, some three: a notch of the wheel meets no gap. */
const MARGIN_PX = 112;

/** Whether a line is drawn; told when that changes. */
type Follow = (isDrawn: boolean) => void;

/** Which lines of a long goods grid are drawn: those in view and near it. */
export interface GoodsWindow {
  /** Follows a line's row until it is given up; React calls it with the row's element. */
  readonly follow: (row: HTMLTableRowElement, draw: Follow) => () => void;
  /** Draws a line at once, for the focus that goes there next. */
  readonly show: (line: number) => void;
}

export const GoodsWindowContext = createContext<GoodsWindow | null>(null);

function lineOf(element: Element | null): number {
  return Number(element?.closest<HTMLElement>("tr[data-line]")?.dataset["line"] ?? Number.NaN);
}

/** The line with the focus and its neighbours stay, however far the grid is scrolled: Tab and arrows go on from there. */
function isBesideFocus(row: Element): boolean {
  return Math.abs(lineOf(row) - lineOf(document.activeElement)) <= 1;
}

/**
 * Follows the lines of a grid by what is in view of the box that scrolls it. The first frame knows nothing yet: a line
 * begins as its row says.
 */
export function createGoodsWindow(): GoodsWindow {
  const drawers = new Map<Element, Follow>();
  /** out of view, and drawn for the focus beside them */
  const kept = new Set<Element>();
  let hasRoom = false;
  /** Lines that are not drawn take the room of one that is. */
  const giveRoom = (drawn: Element, { height }: DOMRectReadOnly): void => {
    drawn.closest("table")?.parentElement?.style.setProperty("--line", `${height}px`);
    hasRoom = true;
  };
  const release = (): void => {
    for (const row of kept) {
      if (isBesideFocus(row)) continue;
      kept.delete(row);
      drawers.get(row)?.(false);
    }
  };
  const observe = (root: HTMLElement): IntersectionObserver => {
    root.addEventListener("focusin", release);
    return new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          kept.delete(target);
          if (isIntersecting) drawers.get(target)?.(true);
          else kept.add(target);
          if (isIntersecting && target.childElementCount > 1) giveRoom(target, boundingClientRect);
        }
        release();
      },
      { root, rootMargin: `${MARGIN_PX}px` },
    );
  };
  let observer: IntersectionObserver | undefined;
  return {
    follow: (row, draw) => {
      const root = row.closest("table")?.parentElement;
      if (root) observer ??= observe(root);
      drawers.set(row, draw);
      observer?.observe(row);
      return () => {
        drawers.delete(row);
        kept.delete(row);
        observer?.unobserve(row);
      };
    },
    show: (line) => {
      // The focus scrolls to its line: lines that grow after that would push it out of view again.
      const drawn = hasRoom ? undefined : [...drawers.keys()].find((row) => row.childElementCount > 1);
      if (drawn) giveRoom(drawn, drawn.getBoundingClientRect());
      for (const [row, draw] of drawers) if (lineOf(row) === line) flushSync(() => draw(true));
    },
  };
}
