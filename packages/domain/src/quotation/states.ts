/** The life of a saved quotation (product decisions §2): states, what may happen in each, predicates derived. */

export const QUOTATION_STATES = ["draft", "sent", "accepted", "rejected", "cancelled", "expired"] as const;
export type QuotationState = (typeof QUOTATION_STATES)[number];

export const QUOTATION_EVENTS = ["send", "accept", "reject", "cancel", "expire", "revise"] as const;
export type QuotationEvent = (typeof QUOTATION_EVENTS)[number];

/**
 * Where each event leads. `revise` makes version n + 1, a draft that supersedes; a draft itself is edited in place.
 * Sending a sent version again mails it once more and changes nothing.
 */
export const QUOTATION_TRANSITIONS: Readonly<
  Record<QuotationState, Readonly<Partial<Record<QuotationEvent, QuotationState>>>>
> = {
  draft: { send: "sent", cancel: "cancelled", expire: "expired" },
  sent: {
    send: "sent",
    accept: "accepted",
    reject: "rejected",
    cancel: "cancelled",
    expire: "expired",
    revise: "draft",
  },
  accepted: { cancel: "cancelled" },
  rejected: { revise: "draft" },
  cancelled: {},
  expired: { revise: "draft" },
};

/** The state after an event, or null where it may not happen. */
export function nextState(state: QuotationState, event: QuotationEvent): QuotationState | null {
  return QUOTATION_TRANSITIONS[state][event] ?? null;
}

/** True where an event may happen. */
export function canApply(state: QuotationState, event: QuotationEvent): boolean {
  return nextState(state, event) !== null;
}

/** Events that may happen in a state. */
export function allowedEvents(state: QuotationState): readonly QuotationEvent[] {
  return QUOTATION_EVENTS.filter((event) => canApply(state, event));
}

/** True when nothing can happen any more. */
export function isFinal(state: QuotationState): boolean {
  return allowedEvents(state).length === 0;
}

/** True while a client may still decide. */
export function isOpen(state: QuotationState): boolean {
  return canApply(state, "accept");
}

/** True when prices and lines may be changed in place rather than as a new version. */
export function isEditableInPlace(state: QuotationState): boolean {
  return state === "draft";
}
