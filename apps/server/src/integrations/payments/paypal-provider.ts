import { decimalOfMinor, minorOfDecimal } from "@kilolane/domain";
import { z } from "zod";
import {
  type OrderedPayment,
  type PaymentProvider,
  ProviderError,
  type ProviderEvent,
  type ProviderPayment,
  type ProviderRefund,
  type RawEvent,
} from "./payment-provider.ts";
import { PaypalToken } from "./paypal-token.ts";
import { type ProviderAnswer, ProviderHttp, providerIdOf, shapeOf } from "./provider-http.ts";

export interface PaypalOptions {
  readonly clientId: string;
  readonly secret: string;
  readonly webhookId: string;
  readonly apiUrl: string;
  /** where the payer approves: a link to any other place is not followed */
  readonly pageUrl: () => string;
  readonly timeoutMs?: number | undefined;
}

const amountShape = z.object({ currency_code: z.string(), value: z.string() });
const unitShape = z.object({
  custom_id: z.string().optional(),
  amount: amountShape,
  payee: z.object({ merchant_id: z.string().optional() }).optional(),
  payments: z
    .object({
      captures: z.array(z.object({ id: z.string(), status: z.string(), amount: amountShape })).default([]),
      refunds: z.array(z.object({ id: z.string(), status: z.string(), amount: amountShape })).default([]),
    })
    .optional(),
});
const orderShape = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z.array(unitShape).min(1),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
});
type Order = z.output<typeof orderShape>;
const refundShape = z.object({ id: z.string(), status: z.string() });
const errorShape = z.object({
  name: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
});
const eventShape = z.object({
  id: z.string(),
  event_type: z.string(),
  resource: z.object({
    id: z.string().optional(),
    custom_id: z.string().optional(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
      .optional(),
  }),
});

const SIGNATURE_HEADERS = [
  ["auth_algo", "paypal-auth-algo"],
  ["cert_url", "paypal-cert-url"],
  ["transmission_id", "paypal-transmission-id"],
  ["transmission_sig", "paypal-transmission-sig"],
  ["transmission_time", "paypal-transmission-time"],
] as const;

/** PayPal's Orders v2: the payer approves on PayPal's page, we capture. */
export class PaypalProvider implements PaymentProvider {
  readonly name = "paypal";
  readonly #options: PaypalOptions;
  readonly #http: ProviderHttp;
  readonly #token: PaypalToken;

  constructor(options: PaypalOptions) {
    this.#options = options;
    this.#http = new ProviderHttp({ baseUrl: options.apiUrl, timeoutMs: options.timeoutMs });
    this.#token = new PaypalToken(this.#http, options);
  }

  async create(order: OrderedPayment) {
    const value = decimalOfMinor(order.amountMinor, order.currency);
    const answer = await this.#send("POST", "/v2/checkout/orders", `${order.paymentId}:create`, {
      intent: "CAPTURE",
      purchase_units: [
        {
          reference_id: "default",
          custom_id: order.paymentId,
          invoice_id: order.paymentId,
          description: order.description,
          amount: { currency_code: order.currency, value },
        },
      ],
      payment_source: {
        paypal: {
          experience_context: {
            return_url: order.returnUrl,
            cancel_url: order.cancelUrl,
            user_action: "PAY_NOW",
            shipping_preference: "NO_SHIPPING",
          },
        },
      },
    });
    const made = shapeOf(orderShape, bodyOf(answer));
    return { payment: presentOrder(made), clientSecret: null, approveUrl: this.#approveLink(made) };
  }

  async read(providerId: string): Promise<ProviderPayment | undefined> {
    const answer = await this.#send("GET", `/v2/checkout/orders/${encodeURIComponent(providerId)}`);
    return answer.status === 404 ? undefined : presentOrder(shapeOf(orderShape, bodyOf(answer)));
  }

  async capture(order: OrderedPayment): Promise<ProviderPayment> {
    const path = `/v2/checkout/orders/${providerIdOf(order, "RESOURCE_NOT_FOUND")}/capture`;
    try {
      bodyOf(await this.#send("POST", path, `${order.paymentId}:capture`, {}));
    } catch (error) {
      // somebody of ours was faster, or an answer was lost: the order says how it went
      const isDone = error instanceof ProviderError && error.code === "ORDER_ALREADY_CAPTURED";
      if (!isDone) throw error;
    }
    const payment = await this.read(providerIdOf(order, "RESOURCE_NOT_FOUND"));
    if (payment === undefined) throw new ProviderError("refused", "RESOURCE_NOT_FOUND");
    return payment;
  }

  /** An order that nobody captures ends by itself, so that there is nothing to call. */
  cancel(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  async refund({ refundId, payment, captureId, amountMinor }: Parameters<PaymentProvider["refund"]>[0]) {
    const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`;
    const { currency } = payment;
    const answer = await this.#send("POST", path, `${refundId}:refund`, {
      amount: { currency_code: currency, value: decimalOfMinor(amountMinor, currency) },
      custom_id: refundId,
    });
    const made = shapeOf(refundShape, bodyOf(answer));
    const states: Readonly<Record<string, ProviderRefund["state"]>> = {
      COMPLETED: "done",
      FAILED: "failed",
      CANCELLED: "failed",
    };
    return { providerRefundId: made.id, state: states[made.status] ?? ("requested" as const) };
  }

  /** PayPal itself says whether the event is its own; the body goes back to it unchanged, byte by byte. */
  async readEvent({ headers, raw }: RawEvent): Promise<ProviderEvent | undefined> {
    const known = SIGNATURE_HEADERS.map(([field, header]) => [field, headers[header]] as const);
    if (!known.every(([, value]) => typeof value === "string" && value.length <= 1000)) return undefined;
    const fields = { ...Object.fromEntries(known), webhook_id: this.#options.webhookId };
    const start = Buffer.from(`${JSON.stringify(fields).slice(0, -1)},"webhook_event":`);
    const body = new Uint8Array(Buffer.concat([start, raw, Buffer.from("}")]));
    const answer = await this.#send("POST", "/v1/notifications/verify-webhook-signature", undefined, body);
    const verdict = z.object({ verification_status: z.string() }).safeParse(answer.body);
    if (verdict.data?.verification_status !== "SUCCESS") return undefined;
    const event = shapeOf(eventShape, JSON.parse(raw.toString("utf8")));
    const { resource, event_type: type } = event;
    const isOrder = type.startsWith("CHECKOUT.ORDER.") || type.startsWith("CHECKOUT.PAYMENT-APPROVAL.");
    return {
      eventId: event.id,
      type,
      providerId: (isOrder ? resource.id : resource.supplementary_data?.related_ids?.order_id) ?? null,
      paymentId: resource.custom_id ?? null,
      isPayment: isOrder || type.startsWith("PAYMENT.CAPTURE."),
    };
  }

  /** A token that PayPal no longer takes is replaced once. */
  async #send(
    method: "GET" | "POST",
    path: string,
    key?: string,
    body?: object | Uint8Array<ArrayBuffer>,
  ): Promise<ProviderAnswer> {
    for (let attempt = 1; ; attempt += 1) {
      const token = await this.#token.get();
      const answer = await this.#http.send({
        method,
        path,
        headers: {
          authorization: `Bearer ${token}`,
          "content-type": "application/json",
          prefer: "return=representation",
          ...(key === undefined ? {} : { "paypal-request-id": key }),
        },
        ...(body === undefined ? {} : { body: body instanceof Uint8Array ? body : JSON.stringify(body) }),
      });
      if (answer.status !== 401 || attempt === 2) return answer;
      this.#token.forget(token);
    }
  }

  #approveLink(order: Order): string {
    const link = order.links.find(({ rel }) => rel === "payer-action" || rel === "approve")?.href ?? "";
    const isOwn = URL.canParse(link) && new URL(link).origin === new URL(this.#options.pageUrl()).origin;
    if (!isOwn) throw new ProviderError("refused", "approve-link");
    return link;
  }
}

function presentOrder(order: Order): ProviderPayment {
  const [unit] = order.purchase_units;
  const capture = unit?.payments?.captures.at(-1);
  const amount = capture?.amount ?? unit?.amount;
  const currency = amount?.currency_code ?? "";
  const refunded = (unit?.payments?.refunds ?? [])
    .filter(({ status }) => status === "COMPLETED")
    .reduce((sum, refund) => sum + (minorOf(refund.amount.value, currency) ?? 0), 0);
  const { status, isPending, problem } = stateOf(order.status, capture?.status);
  return {
    providerId: order.id,
    account: unit?.payee?.merchant_id ?? "",
    paymentId: unit?.custom_id ?? null,
    status,
    amountMinor: minorOf(amount?.value ?? "", currency),
    currency,
    captureId: capture?.id ?? null,
    refundedMinor: refunded,
    isPending,
    problem,
  };
}

const CAPTURE_STATES: Readonly<Record<string, ProviderPayment["status"]>> = {
  COMPLETED: "captured",
  PARTIALLY_REFUNDED: "captured",
  REFUNDED: "refunded",
  REVERSED: "disputed",
  PENDING: "authorized",
  DECLINED: "failed",
  DENIED: "failed",
  FAILED: "failed",
};
const ORDER_STATES: Readonly<Record<string, ProviderPayment["status"]>> = {
  APPROVED: "authorized",
  VOIDED: "cancelled",
};

function stateOf(order: string, capture: string | undefined) {
  const isPending = capture === "PENDING";
  const status =
    capture === undefined
      ? (ORDER_STATES[order] ?? ("pending_payer" as const))
      : (CAPTURE_STATES[capture] ?? ("authorized" as const));
  return { status, isPending, problem: status === "failed" ? (capture ?? order) : null };
}

function minorOf(value: string, currency: string): number | undefined {
  try {
    return minorOfDecimal(value, currency);
  } catch {
    return undefined; // a currency that we do not know
  }
}

/** @throws ProviderError refused with PayPal's issue */
function bodyOf({ status, body }: ProviderAnswer): unknown {
  if (status < 300) return body;
  const parsed = errorShape.safeParse(body);
  const code = parsed.data?.details?.[0]?.issue ?? parsed.data?.name ?? `status-${status}`;
  throw new ProviderError("refused", code, { status });
}
