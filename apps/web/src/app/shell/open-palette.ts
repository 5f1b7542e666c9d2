const OPEN = "kilolane:open-palette";

/** Asks for the command palette; it is loaded with the first question. */
export function openPalette(): void {
  window.dispatchEvent(new Event(OPEN));
}

/** Follows the questions for the palette: the button's and Ctrl/⌘ K. Returns the function that stops it. */
export function onOpenPalette(listener: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (
      event.key.toLowerCase() !== "k" ||
      !(event.ctrlKey || event.metaKey) ||
      event.altKey ||
      event.shiftKey
    )
      return;
    event.preventDefault();
    listener();
  };
  window.addEventListener(OPEN, listener);
  window.addEventListener("keydown", onKey);
  return () => {
    window.removeEventListener(OPEN, listener);
    window.removeEventListener("keydown", onKey);
  };
}

const TYPING = "input, textarea, select, [contenteditable], [role=textbox]";

/** Follows `?` typed anywhere but in a field or over an open dialog. Returns the function that stops it. */
export function onAskForKeys(listener: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(TYPING) !== null) return;
    if (document.querySelector("[role=dialog]") !== null) return;
    event.preventDefault();
    listener();
  };
  window.addEventListener("keydown", onKey);
  return () => window.removeEventListener("keydown", onKey);
}
