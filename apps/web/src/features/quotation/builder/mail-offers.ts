import type { CalendarDateText } from "../../../lib/format/dates.ts";

/** A mail on its way into the panel that reads it. */
export interface OfferedMail {
  readonly text: string;
  /** the day it arrived, from which its tomorrow counts; absent: today */
  readonly receivedOn?: CalendarDateText;
}

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

/** Calls back with every mail that is offered, until the answer is called. */
export function onMail(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
