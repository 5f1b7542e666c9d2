import { today } from "../../../lib/format/dates.ts";
import type { OfferedMail } from "./mail-file.ts";

/** What was pasted or dropped, or why it is not read. */
export type MailOffer = OfferedMail | { readonly problem: "kind" | "unreadable" };

/** A mail on its way from where it was pasted or dropped to the panel that reads it. */
type Listener = (offer: MailOffer) => void;

const listeners = new Set<Listener>();

/** Hands a mail to the panel; false where no panel is there to take it. */
export function offerMail(offer: MailOffer): boolean {
  for (const listener of listeners) listener(offer);
  return listeners.size > 0;
}

/** Hands over a text that was pasted, as a mail of today. */
export const offerMailText = (text: string): boolean => offerMail({ text, receivedOn: today() });

/** Calls back with every mail that is offered, until the answer is called. */
export function onMail(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
