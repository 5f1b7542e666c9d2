/** Whom somebody wants to talk to, or about which quotation; what the server is asked for (openChatRoom). */
export interface ChatWish {
  readonly companyId?: string;
  readonly clientId?: string;
  readonly quotationId?: string;
}

type Listener = (wish: ChatWish) => void;

const listeners = new Set<Listener>();

/** Opens the dialog of a conversation over the page. */
export function openChat(wish: ChatWish): void {
  for (const listener of listeners) listener(wish);
}

/** Calls the listener when a screen asks to open a conversation. Returns the function that stops it. */
export function onOpenChat(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
