/** Who takes the money: a card by Stripe, PayPal, or the company's own bank. */
export const PAYMENT_PROVIDERS = ["stripe", "paypal", "bank"] as const;
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number];

/** What a payment is for. */
export const PAYMENT_PURPOSES = ["keys", "all-keys", "plan", "addon"] as const;
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];

export const PAYMENT_STATES = [
  "created",
  "pending_payer",
  "authorized",
  "captured",
  "refunded",
  "disputed",
  "failed",
  "cancelled",
  "expired",
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Still to be decided: the payer, or the provider, has the next word. */
export const OPEN_PAYMENT_STATES = [
  "created",
  "pending_payer",
  "authorized",
] as const satisfies readonly PaymentState[];

/** Where each state may go. Money that came is booked even for a payment that had been given up. */
const NEXT: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ["pending_payer", "authorized", "captured", "failed", "cancelled", "expired"],
  pending_payer: ["authorized", "captured", "failed", "cancelled", "expired"],
  authorized: ["captured", "failed", "cancelled", "expired"],
  captured: ["refunded", "disputed"],
  refunded: [],
  disputed: ["refunded"],
  failed: ["captured"],
  cancelled: ["captured"],
  expired: ["captured"],
};

/** Whether a payment may go from one state to another: never backwards. */
export function mayAdvance(from: PaymentState, to: PaymentState): boolean {
  return NEXT[from].includes(to);
}

export function isPaymentState(word: string): word is PaymentState {
  return PAYMENT_STATES.some((state) => state === word);
}

export function isOpenPayment(state: PaymentState): boolean {
  return OPEN_PAYMENT_STATES.some((open) => open === state);
}
