import { useEffect } from "react";

const FIRST_ROW = 'table tbody tr[tabindex="0"]';
const FILTER = "[data-filter-button] button";

/**
 * Keys of the list wherever the focus is, as long as nothing is being typed: F opens the filter, J or K goes into
 * the rows, where the table's own keys take over.
 */
export function useListKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (
        target instanceof Element &&
        target.closest("input,select,textarea,[contenteditable],[role=dialog]")
      )
        return;
      const isRow = target instanceof Element && target.closest("tbody tr") !== null;
      const pressed = key.toLowerCase();
      if (pressed === "f") document.querySelector<HTMLElement>(FILTER)?.click();
      else if ((pressed === "j" || pressed === "k") && !isRow)
        document.querySelector<HTMLElement>(FIRST_ROW)?.focus();
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
