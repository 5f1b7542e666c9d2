/** A mail's text on its way from where it was pasted or dropped to the panel that reads it. */
type Listener = (text: string) => void;

const listeners = new Set<Listener>();

/** Hands a text to the panel; false where no panel is there to take it. */
export function offerMailText(text: string): boolean {
  for (const listener of listeners) listener(text);
  return listeners.size > 0;
}

/** Calls back with every text that is offered, until the answer is called. */
export function onMailText(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
