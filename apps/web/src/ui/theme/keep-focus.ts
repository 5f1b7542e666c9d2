/** What takes the focus and is not switched off. */
const FOCUSABLE = "a[href],:enabled";

/**
 * Gives the focus of a dialog that closes back to what it was opened from, or to what is nearest where that went away;
 * who is at work elsewhere already is left there. Mantine gives it back where a dialog stays mounted; ours are mounted
 * when they are opened. For the `ref` of every dialog and drawer.
 */
export function keepFocus(dialog: Element | null): () => void {
  const focused = document.querySelector<HTMLElement>(":focus");
  // an entry of a menu goes with the menu: its button stays
  const menu = `[aria-controls="${focused?.closest("[role=menu]")?.id ?? ""}"]`;
  const places: HTMLElement[] = [];
  for (let place = document.querySelector<HTMLElement>(menu) ?? focused; place; place = place.parentElement)
    places.push(place);
  return () => {
    // one that was never opened has no content
    if (!dialog?.querySelector("[role=dialog]")) return;
    setTimeout(() => {
      for (const near of places)
        if (near.isConnected && document.activeElement === document.body)
          (near.matches(FOCUSABLE) ? near : near.querySelector<HTMLElement>(FOCUSABLE))?.focus();
    });
  };
}
