/** What boot.js shows until the app has drawn its first screen: the same screen, as it is before its data. */
const DRAWN = "#first-screen";

/**
 * Takes the drawn screen away in the frame in which the app shows its own; what was typed, where the focus was and
 * whether the form was sent go on there.
 *
 * @param root where the app draws
 */
export function replaceDrawnScreen(root: Element): void {
  const observer = new MutationObserver(() => {
    // The menu of a signed-in screen comes a moment after its frame.
    const isComplete =
      root.querySelector("h1") && (!root.querySelector("nav") || root.querySelector("nav a"));
    if (!isComplete) return;
    observer.disconnect();
    const drawn = document.querySelector<HTMLElement>(DRAWN);
    if (drawn) goOn(drawn, root);
  });
  observer.observe(root, { childList: true, subtree: true });
}

function goOn(drawn: HTMLElement, root: Element): void {
  const typed = [...drawn.querySelectorAll<HTMLInputElement>("input[name]")].map(({ name, value }) => ({
    name,
    value,
  }));
  const focused = drawn.contains(document.activeElement)
    ? document.activeElement?.getAttribute("name")
    : null;
  const isSent = drawn.dataset["submitted"] !== undefined;
  drawn.remove();
  const find = (name: string) => root.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`);
  for (const { name, value } of typed) {
    const field = find(name);
    if (field && value !== "") type(field, value);
  }
  // After the page's own choice of a field, and after it has taken over what was typed.
  requestAnimationFrame(() => {
    if (typeof focused === "string") find(focused)?.focus();
    if (isSent) root.querySelector("form")?.requestSubmit();
  });
}

/** Enters a value as a person does: React follows the event, and ignores a value that was only assigned. */
function type(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
