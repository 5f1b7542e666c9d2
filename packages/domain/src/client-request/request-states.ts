/** The life of a request that a client sent to its forwarder: states, and what may happen in each. */

export const CLIENT_REQUEST_STATES = [
  "new",
  "assigned",
  "quoted",
  "replied",
  "confirmed",
  "cancelled",
] as const;
export type ClientRequestState = (typeof CLIENT_REQUEST_STATES)[number];

export const CLIENT_REQUEST_EVENTS = [
  "assign",
  "quote",
  "reply",
  "confirm",
  "reject",
  "cancel",
  "callOff",
] as const;
export type ClientRequestEvent = (typeof CLIENT_REQUEST_EVENTS)[number];

/**
 * Where each event leads. `reply` is the client's yes to a quotation; an admin confirms or rejects it. `cancel` is
 * either side's before that; `callOff` is the forwarder's after it, when the accepted quotation is cancelled.
 */
export const CLIENT_REQUEST_TRANSITIONS: Readonly<
  Record<ClientRequestState, Readonly<Partial<Record<ClientRequestEvent, ClientRequestState>>>>
> = {
  new: { assign: "assigned", quote: "quoted", cancel: "cancelled" },
  assigned: { assign: "assigned", quote: "quoted", cancel: "cancelled" },
  quoted: { assign: "quoted", quote: "quoted", reply: "replied", cancel: "cancelled" },
  replied: { assign: "replied", confirm: "confirmed", reject: "cancelled", cancel: "cancelled" },
  confirmed: { callOff: "cancelled" },
  cancelled: {},
};

/** The state after an event, or null where it may not happen. */
export function nextRequestState(
  state: ClientRequestState,
  event: ClientRequestEvent,
): ClientRequestState | null {
  return CLIENT_REQUEST_TRANSITIONS[state][event] ?? null;
}

/** States in which the client may still wait for a price: a quotation that nobody sent is none. */
const UNANSWERED_STATES = ["new", "assigned", "quoted"] as const satisfies readonly ClientRequestState[];

/** Whether the client still waits for a price. @param answeredAt when the first quotation was sent; null: not yet */
export function isUnanswered(state: ClientRequestState, answeredAt: Date | null): boolean {
  return answeredAt === null && UNANSWERED_STATES.some((waiting) => waiting === state);
}

/** How a request stands for who sent it, whether to one forwarder or to several: the furthest of them counts. */
export const SENT_REQUEST_STATES = ["waiting", "quoted", "replied", "confirmed", "cancelled"] as const;
export type SentRequestState = (typeof SENT_REQUEST_STATES)[number];

/**
 * A request's state as who sent it sees it: a quotation that nobody sent yet is the desk's business.
 * @param answeredAt when the first quotation was sent; null: not yet
 */
export function shownRequestState(state: ClientRequestState, answeredAt: Date | null): ClientRequestState {
  return state === "quoted" && answeredAt === null ? "assigned" : state;
}

/** Hours within which a forwarder answers a request until it says otherwise. */
export const PROMISED_ANSWER_HOURS = 24;

/** When a forwarder who answers within so many hours, of day and night alike, promised it to a request of that moment. */
export function promisedAnswerAt(sentAt: Date, hours = PROMISED_ANSWER_HOURS): Date {
  return new Date(sentAt.getTime() + hours * 3_600_000);
}
