import { z } from "zod";
import {
  type OrderedPayment,
  type PaymentProvider,
  ProviderError,
  type ProviderEvent,
  type ProviderPayment,
  type ProviderRefund,
  type ProviderStatus,
  type RawEvent,
} from "./payment-provider.ts";
import { type ProviderAnswer, ProviderHttp, providerIdOf, shapeOf } from "./provider-http.ts";
import { holdsSignature } from "./stripe-signature.ts";

export interface StripeOptions {
  readonly secretKey: string;
  /** of the webhook; two while one replaces the other */
  readonly webhookSecrets: readonly string[];
  readonly apiUrl: string;
  readonly timeoutMs?: number | undefined;
}

/** The version that the shapes below were written for. */
const API_VERSION = "2026-10-28.endive";

const chargeShape = z.object({
  id: z.string(),
  amount_refunded: z.number(),
  refunded: z.boolean(),
  disputed: z.boolean(),
});
const intentShape = z.object({
  id: z.string(),
  status: z.enum([
    "requires_payment_method",
    "requires_confirmation",
    "requires_action",
    "processing",
    "requires_capture",
    "canceled",
    "succeeded",
  ]),
  amount: z.number(),
  currency: z.string(),
  client_secret: z.string().nullish(),
  metadata: z.record(z.string(), z.string()),
  latest_charge: z.union([chargeShape, z.string()]).nullish(),
  last_payment_error: z.object({ code: z.string().nullish(), decline_code: z.string().nullish() }).nullish(),
});
type Intent = z.output<typeof intentShape>;
const refundShape = z.object({ id: z.string(), status: z.string().nullable() });
const errorShape = z.object({
  error: z.object({ code: z.string().optional(), type: z.string().optional() }),
});
const eventShape = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.object({
      id: z.string().optional(),
      object: z.string(),
      payment_intent: z.string().nullish(),
      metadata: z.record(z.string(), z.string()).nullish(),
    }),
  }),
});

const STATUS: Readonly<Record<Intent["status"], ProviderStatus>> = {
  requires_payment_method: "pending_payer",
  requires_confirmation: "pending_payer",
  requires_action: "pending_payer",
  processing: "pending_payer",
  requires_capture: "authorized",
  canceled: "cancelled",
  succeeded: "captured",
};

/** Stripe's REST interface: payment intents that are captured by hand. */
export class StripeProvider implements PaymentProvider {
  readonly name = "stripe";
  readonly #options: StripeOptions;
  readonly #http: ProviderHttp;
  #account: Promise<string> | undefined;

  constructor(options: StripeOptions) {
    this.#options = options;
    this.#http = new ProviderHttp({ baseUrl: options.apiUrl, timeoutMs: options.timeoutMs });
  }

  async create(order: OrderedPayment) {
    const intent = shapeOf(
      intentShape,
      await this.#post("/v1/payment_intents", `${order.paymentId}:create`, {
        amount: String(order.amountMinor),
        currency: order.currency.toLowerCase(),
        capture_method: "manual",
        "payment_method_types[0]": "card",
        description: order.description,
        "metadata[payment_id]": order.paymentId,
        "metadata[company_id]": order.companyId,
      }),
    );
    if (typeof intent.client_secret !== "string") throw new ProviderError("unreachable", "malformed");
    return { payment: await this.#present(intent), clientSecret: intent.client_secret, approveUrl: null };
  }

  async read(providerId: string): Promise<ProviderPayment | undefined> {
    const path = `/v1/payment_intents/${encodeURIComponent(providerId)}?expand[0]=latest_charge`;
    const answer = await this.#http.send({ method: "GET", path, headers: this.#headers() });
    if (answer.status === 404) return undefined;
    return this.#present(shapeOf(intentShape, bodyOf(answer)));
  }

  async capture(order: OrderedPayment): Promise<ProviderPayment> {
    const id = providerIdOf(order, "resource_missing");
    await this.#post(`/v1/payment_intents/${id}/capture`, `${order.paymentId}:capture`, {
      amount_to_capture: String(order.amountMinor),
    });
    // asked once more, with the charge: what a repeated answer says may be old
    return this.#readKnown(id);
  }

  async cancel(order: OrderedPayment): Promise<ProviderPayment> {
    const id = providerIdOf(order, "resource_missing");
    await this.#post(`/v1/payment_intents/${id}/cancel`, `${order.paymentId}:cancel`, {});
    return this.#readKnown(id);
  }

  async refund({ refundId, payment, amountMinor }: Parameters<PaymentProvider["refund"]>[0]) {
    const made = shapeOf(
      refundShape,
      await this.#post("/v1/refunds", `${refundId}:refund`, {
        payment_intent: providerIdOf(payment, "resource_missing"),
        amount: String(amountMinor),
        "metadata[refund_id]": refundId,
      }),
    );
    const states: Readonly<Record<string, ProviderRefund["state"]>> = {
      succeeded: "done",
      failed: "failed",
      canceled: "failed",
    };
    return { providerRefundId: made.id, state: states[made.status ?? ""] ?? ("requested" as const) };
  }

  async readEvent({ headers, raw, nowMs }: RawEvent): Promise<ProviderEvent | undefined> {
    const header = headers["stripe-signature"];
    const { webhookSecrets: secrets } = this.#options;
    if (typeof header !== "string" || !holdsSignature(header, raw, { secrets, nowMs })) return undefined;
    const event = shapeOf(eventShape, JSON.parse(raw.toString("utf8")));
    const { object } = event.data;
    const isIntent = object.object === "payment_intent";
    return {
      eventId: event.id,
      type: event.type,
      providerId: (isIntent ? object.id : object.payment_intent) ?? null,
      paymentId: object.metadata?.["payment_id"] ?? null,
      isPayment: /^(payment_intent|charge|refund)\./.test(event.type),
    };
  }

  async #readKnown(id: string): Promise<ProviderPayment> {
    const payment = await this.read(id);
    if (payment === undefined) throw new ProviderError("refused", "resource_missing");
    return payment;
  }

  #headers(): Record<string, string> {
    return {
      authorization: `Bearer ${this.#options.secretKey}`,
      "stripe-version": API_VERSION,
      accept: "application/json",
    };
  }

  async #post(path: string, key: string, fields: Readonly<Record<string, string>>): Promise<unknown> {
    const answer = await this.#http.send({
      method: "POST",
      path,
      headers: {
        ...this.#headers(),
        "idempotency-key": key,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: new URLSearchParams(fields).toString(),
    });
    return bodyOf(answer);
  }

  /** Whose account our key opens; asked once. */
  #getAccount(): Promise<string> {
    this.#account ??= this.#http
      .send({ method: "GET", path: "/v1/account", headers: this.#headers() })
      .then((answer) => shapeOf(z.object({ id: z.string() }), bodyOf(answer)).id);
    this.#account.catch(() => {
      this.#account = undefined;
    });
    return this.#account;
  }

  async #present(intent: Intent): Promise<ProviderPayment> {
    const charge = typeof intent.latest_charge === "object" ? intent.latest_charge : null;
    const error = intent.last_payment_error;
    return {
      providerId: intent.id,
      account: await this.#getAccount(),
      paymentId: intent.metadata["payment_id"] ?? null,
      status: statusOf(intent),
      amountMinor: intent.amount,
      currency: intent.currency.toUpperCase(),
      captureId: charge?.id ?? null,
      refundedMinor: charge?.amount_refunded ?? 0,
      isPending: intent.status === "processing",
      problem: error?.decline_code ?? error?.code ?? null,
    };
  }
}

function statusOf(intent: Intent): ProviderStatus {
  const charge = typeof intent.latest_charge === "object" ? intent.latest_charge : null;
  if (intent.status !== "succeeded" || charge === null) return STATUS[intent.status];
  if (charge.refunded) return "refunded";
  return charge.disputed ? "disputed" : "captured";
}

/** @throws ProviderError refused with Stripe's code */
function bodyOf({ status, body }: ProviderAnswer): unknown {
  if (status < 300) return body;
  const parsed = errorShape.safeParse(body);
  const code = parsed.data?.error.code ?? parsed.data?.error.type ?? `status-${status}`;
  throw new ProviderError("refused", code, { status });
}
