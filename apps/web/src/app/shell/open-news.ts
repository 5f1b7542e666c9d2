const OPEN = "kilolane:open-news";

/** Asks for what changed in the product; its code comes with the first news or the first question. */
export function openNews(): void {
  window.dispatchEvent(new Event(OPEN));
}

/** Follows the questions for it. Returns the function that stops it. */
export function onOpenNews(listener: () => void): () => void {
  window.addEventListener(OPEN, listener);
  return () => window.removeEventListener(OPEN, listener);
}
