import { randomBytes } from "node:crypto";

/** A payment intent as Stripe keeps it. */
export interface FakeIntent {
  readonly id: string;
  readonly clientSecret: string;
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  status: string;
  error: { code: string; decline_code?: string; message: string } | null;
  /** of a card that asks its holder: whether the bank has let it pass */
  charge: { readonly id: string; refunded: number; isDisputed: boolean } | null;
  readonly createdMs: number;
}

/** A refusal in Stripe's words. */
export class StripeRefusal extends Error {
  readonly code: string;
  readonly status: number;
  constructor(code: string, message: string, status = 400) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

const DAY_MS = 86_400_000;
/** Uncaptured, an intent is given up by Stripe itself. */
const LIFE_MS = 7 * DAY_MS;
const LEAST_AMOUNT = 50;

/** Numbers of cards that Stripe documents for tests, and what happens to them. */
const DECLINES: Readonly<Record<string, string>> = {
  "4000000000000002": "generic_decline",
  "4000000000009995": "insufficient_funds",
  "4000000000000069": "expired_card",
};
const ASKING = new Set(["4000002500003155", "4000002760003184", "4000000000003220"]);
const WORKING = new Set(["4242424242424242", "5555555555554444", "378282246310005"]);

export function fakeId(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString("base64url").replaceAll(/[-_]/g, "0")}`;
}

export function makeIntent(fields: URLSearchParams, nowMs: number): FakeIntent {
  const amount = Number(fields.get("amount"));
  if (!Number.isSafeInteger(amount))
    throw new StripeRefusal("parameter_invalid_integer", "Invalid integer: amount");
  if (amount < LEAST_AMOUNT) throw new StripeRefusal("amount_too_small", "Amount must be at least 50.");
  const currency = fields.get("currency") ?? "";
  if (!/^[a-z]{3}$/.test(currency))
    throw new StripeRefusal("parameter_missing", "Missing required param: currency.");
  if (fields.get("capture_method") !== "manual" || fields.get("payment_method_types[0]") !== "card")
    throw new StripeRefusal("parameter_unknown", "This account takes cards that are captured by hand.");
  const id = fakeId("pi");
  return {
    id,
    clientSecret: `${id}_secret_${randomBytes(18).toString("hex")}`,
    amount,
    currency,
    metadata: Object.fromEntries(
      [...fields].flatMap(([name, value]) => {
        const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
        return key === undefined ? [] : [[key, value]];
      }),
    ),
    status: "requires_payment_method",
    error: null,
    charge: null,
    createdMs: nowMs,
  };
}

/** The payer has typed a card. @returns whether the bank wants to ask the holder first */
export function confirmIntent(intent: FakeIntent, card: string): boolean {
  if (intent.status !== "requires_payment_method" && intent.status !== "requires_action")
    throw new StripeRefusal("payment_intent_unexpected_state", `This PaymentIntent is ${intent.status}.`);
  const number = card.replaceAll(/\D/g, "");
  const decline = DECLINES[number];
  if (decline === undefined && !ASKING.has(number) && !WORKING.has(number))
    throw new StripeRefusal("incorrect_number", "Your card number is incorrect.", 402);
  intent.error = null;
  if (decline !== undefined) {
    declineIntent(intent, {
      code: "card_declined",
      decline_code: decline,
      message: "Your card was declined.",
    });
    return false;
  }
  if (ASKING.has(number)) {
    intent.status = "requires_action";
    return true;
  }
  authorizeIntent(intent);
  return false;
}

export function declineIntent(intent: FakeIntent, error: NonNullable<FakeIntent["error"]>): void {
  intent.status = "requires_payment_method";
  intent.error = error;
}

export function authorizeIntent(intent: FakeIntent): void {
  intent.status = "requires_capture";
  intent.charge = { id: fakeId("ch"), refunded: 0, isDisputed: false };
}

export function captureIntent(intent: FakeIntent, fields: URLSearchParams): void {
  if (intent.status !== "requires_capture")
    throw new StripeRefusal("payment_intent_unexpected_state", `This PaymentIntent is ${intent.status}.`);
  const amount = Number(fields.get("amount_to_capture") ?? intent.amount);
  if (!(amount > 0 && amount <= intent.amount))
    throw new StripeRefusal("amount_too_large", "The amount is above what was authorised.");
  intent.status = "succeeded";
}

export function cancelIntent(intent: FakeIntent): void {
  if (intent.status === "succeeded" || intent.status === "canceled")
    throw new StripeRefusal("payment_intent_unexpected_state", `This PaymentIntent is ${intent.status}.`);
  intent.status = "canceled";
}

/** @returns how much is given back */
export function refundIntent(intent: FakeIntent, fields: URLSearchParams): number {
  const { charge } = intent;
  if (intent.status !== "succeeded" || charge === null)
    throw new StripeRefusal("charge_not_captured", "This charge has not been captured.");
  const amount = Number(fields.get("amount") ?? intent.amount - charge.refunded);
  if (!(amount > 0 && amount <= intent.amount - charge.refunded))
    throw new StripeRefusal("charge_already_refunded", "The amount is above what is left of the charge.");
  charge.refunded += amount;
  return amount;
}

/** What time does to an intent. @returns whether it has ended now */
export function ageIntent(intent: FakeIntent, nowMs: number): boolean {
  const isOld = nowMs - intent.createdMs > LIFE_MS;
  if (!isOld || intent.status === "succeeded" || intent.status === "canceled") return false;
  intent.status = "canceled";
  return true;
}

/** As the interface shows it. @param isExpanded the charge itself instead of its id */
export function presentIntent(intent: FakeIntent, isExpanded: boolean): object {
  const { charge } = intent;
  return {
    id: intent.id,
    object: "payment_intent",
    amount: intent.amount,
    amount_capturable: intent.status === "requires_capture" ? intent.amount : 0,
    amount_received: intent.status === "succeeded" ? intent.amount : 0,
    capture_method: "manual",
    client_secret: intent.clientSecret,
    currency: intent.currency,
    metadata: intent.metadata,
    status: intent.status,
    last_payment_error: intent.error,
    next_action: intent.status === "requires_action" ? { type: "use_stripe_sdk" } : null,
    latest_charge: charge === null ? null : isExpanded ? presentCharge(intent) : charge.id,
  };
}

export function presentCharge(intent: FakeIntent): object {
  return {
    id: intent.charge?.id,
    object: "charge",
    amount: intent.amount,
    amount_refunded: intent.charge?.refunded ?? 0,
    refunded: intent.charge?.refunded === intent.amount,
    disputed: intent.charge?.isDisputed ?? false,
    payment_intent: intent.id,
    metadata: intent.metadata,
  };
}
