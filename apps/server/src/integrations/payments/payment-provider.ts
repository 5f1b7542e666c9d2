/** What a provider shall take, as our row says it. */
export interface OrderedPayment {
  readonly paymentId: string;
  readonly companyId: string;
  /** the provider's own id, once there is one */
  readonly providerId: string | null;
  /** minor units of the currency */
  readonly amountMinor: number;
  readonly currency: string;
  /** what the payer reads on the provider's page */
  readonly description: string;
  /** where the provider's page sends the payer back to */
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

export type ProviderStatus =
  | "pending_payer"
  | "authorized"
  | "captured"
  | "refunded"
  | "disputed"
  | "failed"
  | "cancelled";

/** A payment as the provider has it: this is what counts, not what a browser or an event says of it. */
export interface ProviderPayment {
  readonly providerId: string;
  /** whose account the money goes to */
  readonly account: string;
  /** our own id, which was given along */
  readonly paymentId: string | null;
  readonly status: ProviderStatus;
  /** undefined: no amount of that currency */
  readonly amountMinor: number | undefined;
  readonly currency: string;
  readonly captureId: string | null;
  readonly refundedMinor: number;
  /** taken, but the provider has not decided about it yet: waiting helps, asking again does not */
  readonly isPending: boolean;
  /** why the payer could not pay, in the provider's word */
  readonly problem: string | null;
}

/** What the payer's browser needs to go on. */
export interface CreatedPayment {
  readonly payment: ProviderPayment;
  readonly clientSecret: string | null;
  readonly approveUrl: string | null;
}

interface AskedRefund {
  readonly refundId: string;
  readonly payment: OrderedPayment;
  readonly captureId: string;
  readonly amountMinor: number;
}

export interface ProviderRefund {
  readonly providerRefundId: string;
  readonly state: "requested" | "done" | "failed";
}

/** A message of the provider whose signature holds. It says where to look, not what is true. */
export interface ProviderEvent {
  readonly eventId: string;
  readonly type: string;
  readonly providerId: string | null;
  readonly paymentId: string | null;
  /** whether it is about a payment at all */
  readonly isPayment: boolean;
}

export interface RawEvent {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** exactly the bytes that came */
  readonly raw: Buffer;
  readonly nowMs: number;
}

/**
 * A company that takes money for us. Each call may be repeated: it goes under a key of its own that the provider
 * remembers.
 * @throws ProviderError from every function
 */
export interface PaymentProvider {
  readonly name: "stripe" | "paypal";
  create(order: OrderedPayment): Promise<CreatedPayment>;
  /** undefined: the provider does not know it (any more) */
  read(providerId: string): Promise<ProviderPayment | undefined>;
  capture(order: OrderedPayment): Promise<ProviderPayment>;
  /** Takes back what has not been captured. @returns what is then, undefined where nothing has to be taken back */
  cancel(order: OrderedPayment): Promise<ProviderPayment | undefined>;
  refund(refund: AskedRefund): Promise<ProviderRefund>;
  /** undefined: the signature does not hold */
  readEvent(event: RawEvent): Promise<ProviderEvent | undefined>;
}

/** What the browser may know of the card provider. */
interface CardPage {
  readonly publishableKey: string;
  /** the script that draws the card fields */
  readonly scriptUrl: string;
}

/** Who takes money here; each undefined where it is not configured. */
export interface PaymentProviders {
  readonly stripe: PaymentProvider | undefined;
  readonly paypal: PaymentProvider | undefined;
  readonly cardPage: CardPage | undefined;
}

/** `refused`: the provider has decided against it; `unreachable`: whether it happened is not known; `down`: not asked. */
export type ProviderProblem = "refused" | "unreachable" | "down";

export class ProviderError extends Error {
  override name = "ProviderError";
  readonly problem: ProviderProblem;
  /** the provider's word for it */
  readonly code: string;
  readonly status: number;

  constructor(problem: ProviderProblem, code: string, options: ErrorOptions & { status?: number } = {}) {
    super(`${problem}: ${code}`, options);
    this.problem = problem;
    this.code = code;
    this.status = options.status ?? 0;
  }
}
