/** What takes the focus and is not switched off. */
const FOCUSABLE = "a[href],:enabled:not(fieldset)";

/**
 * Gives the focus of a dialog that closes back to what it was opened from, or to what is nearest where that went away;
 * who is at work elsewhere already is left there. Mantine gives it back where a dialog stays mounted; ours are mounted
 * when they are opened. For the `ref` of every dialog and drawer.
 */
export function keepFocus(dialog: Element | null): () => void {
  const { activeElement: focused, body } = document;
  // an entry of a menu goes with the menu: its button stays
  const menu = document.querySelector(`[aria-controls="${focused?.closest("[role=menu]")?.id ?? ""}"]`);
  const places: Element[] = [];
  for (let place = menu ?? focused; place && place !== body; place = place.parentElement) places.push(place);
  return () => {
    // one that was never opened has no content
    if (!dialog?.querySelector("[role=dialog]")) return;
    setTimeout(() => {
      for (const place of places) {
        if (document.activeElement !== body || !place.isConnected) continue;
        const target = place.matches(FOCUSABLE) ? place : place.querySelector(FOCUSABLE);
        if (target instanceof HTMLElement) target.focus({ preventScroll: true });
      }
    });
  };
}
