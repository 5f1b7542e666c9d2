import { createHmac, randomBytes } from "node:crypto";
import { FakeBook } from "./fake-book.ts";
import { FakeProvider } from "./fake-provider.ts";
import {
  type FakeAnswer,
  type FakeEvent,
  FakeIdempotency,
  type FakeRequest,
  FakeServer,
  FakeWebhooks,
  jsonAnswer,
} from "./fake-server.ts";
import {
  captureOrder,
  fakePaypalId,
  type FakeOrder,
  makeOrder,
  PaypalRefusal,
  presentFakeOrder,
  refundedMinor,
  refundOrder,
} from "./paypal-fake-orders.ts";
import { approvalPage } from "./paypal-fake-page.ts";
import { minorOfDecimal } from "@kilolane/domain";

const CLIENT_ID = "made-up-client";
const SECRET = "made-up-secret-of-the-demo-world";
const MERCHANT = "MADEUPMERCHANT";
const TOKEN_SECONDS = 3_600;
/** How long the provider answers a repeated request with its first answer. */
const REQUEST_MEMORY_MS = 6 * 3_600_000;

/** @param file where the book is kept over restarts; undefined: nowhere */
export async function startPaypalFake(now: () => Date, file?: string): Promise<PaypalFake> {
  const fake = new PaypalFake(now, file);
  await fake.server.listen();
  return fake;
}

/** The PayPal of the demo world, of development and of tests. */
export class PaypalFake extends FakeProvider {
  readonly clientId = CLIENT_ID;
  readonly secret = SECRET;
  readonly webhookId = "WH-MADE-UP";
  readonly server: FakeServer;
  readonly webhooks: FakeWebhooks;
  #pageUrl: string | undefined;
  #captureOutcome = "COMPLETED";
  readonly #book: FakeBook<FakeOrder>;
  readonly #orders: Map<string, FakeOrder>;
  readonly #tokens = new Map<string, number>();
  readonly #idempotency: FakeIdempotency;
  readonly #signingKey = randomBytes(32);
  readonly #now: () => Date;

  constructor(now: () => Date, file: string | undefined) {
    super();
    this.#now = now;
    this.#idempotency = new FakeIdempotency(now, REQUEST_MEMORY_MS);
    this.#book = new FakeBook(file);
    this.#orders = this.#book.rows;
    this.server = new FakeServer((request) => this.#answer(request));
    this.webhooks = new FakeWebhooks((event) => this.#sign(event));
  }

  /** Where browsers find the approval page when something stands before the fake. */
  showPagesAt(url: string): void {
    this.#pageUrl = url;
  }

  /** What becomes of the money of the next captures: `COMPLETED`, `PENDING` or `DECLINED`. */
  decideCaptures(outcome: string): void {
    this.#captureOutcome = outcome;
  }

  getOrder(id: string): FakeOrder | undefined {
    return this.#orders.get(id);
  }

  /** All tokens end now, whatever was promised. */
  endTokens(): void {
    this.#tokens.clear();
  }

  /** The payer approves. */
  approve(orderId: string): void {
    const order = this.#get(orderId);
    if (order.status !== "PAYER_ACTION_REQUIRED") return;
    order.status = "APPROVED";
    this.#book.keep();
    this.#tell("CHECKOUT.ORDER.APPROVED", { id: order.id, status: order.status });
  }

  /** Money that was pending is decided about, or is fetched back. */
  settle(orderId: string, status: "COMPLETED" | "DENIED" | "REVERSED"): void {
    const order = this.#get(orderId);
    if (order.capture === null) throw new PaypalRefusal("ORDER_NOT_APPROVED");
    order.capture.status = status;
    this.#tellOfCapture(order, status);
  }

  /** What was captured and not given back, in minor units. */
  heldMinor(): number {
    return [...this.#orders.values()]
      .filter(({ capture }) => capture !== null && !["PENDING", "DENIED"].includes(capture.status))
      .reduce(
        (sum, order) => sum + (minorOfDecimal(order.value, order.currency) ?? 0) - refundedMinor(order),
        0,
      );
  }

  async #answer(request: FakeRequest): Promise<FakeAnswer> {
    try {
      if (request.path === "/checkoutnow") return approvalPage(request, this.#get(tokenOf(request)), this);
      if (request.path === "/v1/oauth2/token") return this.#giveToken(request);
      const token = request.headers.authorization?.replace("Bearer ", "") ?? "";
      if ((this.#tokens.get(token) ?? 0) <= this.#now().getTime())
        return jsonAnswer(401, { name: "AUTHENTICATION_FAILURE", error: "invalid_token" });
      return await this.#answerServer(request);
    } catch (error) {
      if (!(error instanceof PaypalRefusal)) throw error;
      const name = error.status === 404 ? "RESOURCE_NOT_FOUND" : "UNPROCESSABLE_ENTITY";
      return jsonAnswer(error.status, { name, details: [{ issue: error.issue }] });
    } finally {
      this.#book.keep();
    }
  }

  #giveToken({ headers, body }: FakeRequest): FakeAnswer {
    const basic = Buffer.from(`${CLIENT_ID}:${SECRET}`).toString("base64");
    if (headers.authorization !== `Basic ${basic}` || body !== "grant_type=client_credentials")
      return jsonAnswer(401, { error: "invalid_client" });
    const token = randomBytes(24).toString("base64url");
    this.#tokens.set(token, this.#now().getTime() + TOKEN_SECONDS * 1000);
    return jsonAnswer(200, { access_token: token, token_type: "Bearer", expires_in: TOKEN_SECONDS });
  }

  #answerServer(request: FakeRequest): FakeAnswer | Promise<FakeAnswer> {
    const { method, path, headers, body } = request;
    const [, orderId = "", action] = /^\/v2\/checkout\/orders\/(\w+)(?:\/(capture))?$/.exec(path) ?? [];
    if (method === "GET") return this.#show(this.#get(orderId), 200);
    if (headers["content-type"] !== "application/json")
      throw new PaypalRefusal("UNSUPPORTED_MEDIA_TYPE", 415);
    if (path === "/v1/notifications/verify-webhook-signature") return this.#verify(body);
    const key = headers["paypal-request-id"];
    const work = (): FakeAnswer => {
      if (path === "/v2/checkout/orders") return this.#make(JSON.parse(body));
      if (action === "capture") return this.#capture(this.#get(orderId));
      return this.#refund(path, JSON.parse(body));
    };
    // a refusal is not remembered: the payer may approve meanwhile
    const answer = this.#idempotency.run(typeof key === "string" ? `${path} ${key}` : undefined, "", work);
    return answer ?? jsonAnswer(400, { name: "DUPLICATE_REQUEST_ID" });
  }

  #make(body: Parameters<typeof makeOrder>[0]): FakeAnswer {
    const order = makeOrder(body, this.#orders.values());
    this.#orders.set(order.id, order);
    return this.#show(order, 200);
  }

  #capture(order: FakeOrder): FakeAnswer {
    captureOrder(order, this.#captureOutcome);
    this.#tellOfCapture(order, order.capture?.status ?? "");
    return this.#show(order, 201);
  }

  #refund(path: string, body: { readonly amount?: { readonly value?: string } }): FakeAnswer {
    const captureId = /^\/v2\/payments\/captures\/(\w+)\/refund$/.exec(path)?.[1];
    const order = [...this.#orders.values()].find(({ capture }) => capture?.id === captureId);
    if (order === undefined || captureId === undefined) throw new PaypalRefusal("RESOURCE_NOT_FOUND", 404);
    const id = refundOrder(order, body.amount?.value ?? order.value);
    this.#tell("PAYMENT.CAPTURE.REFUNDED", { id, custom_id: order.customId });
    return jsonAnswer(201, { id, status: "COMPLETED" });
  }

  #show(order: FakeOrder, status: number): FakeAnswer {
    return jsonAnswer(status, presentFakeOrder(order, this.#pageUrl ?? this.url, MERCHANT));
  }

  #get(id: string): FakeOrder {
    const order = this.#orders.get(id);
    if (order === undefined) throw new PaypalRefusal("RESOURCE_NOT_FOUND", 404);
    return order;
  }

  #tellOfCapture(order: FakeOrder, status: string): void {
    this.#tell(`PAYMENT.CAPTURE.${status}`, {
      id: order.capture?.id,
      custom_id: order.customId,
      supplementary_data: { related_ids: { order_id: order.id } },
    });
  }

  #tell(type: string, resource: object): void {
    const id = `WH-${fakePaypalId()}`;
    const event = { id, event_type: type, create_time: this.#now().toISOString(), resource };
    this.webhooks.emit({ id, type, raw: JSON.stringify(event) });
  }

  #sign({ raw }: FakeEvent): Record<string, string> {
    const [id, time] = [fakePaypalId(), this.#now().toISOString()];
    return {
      "paypal-auth-algo": "SHA256withRSA",
      "paypal-cert-url": "https://api.paypal.com/v1/notifications/certs/CERT-MADE-UP",
      "paypal-transmission-id": id,
      "paypal-transmission-time": time,
      "paypal-transmission-sig": this.#signature(id, time, raw),
    };
  }

  #signature(id: string, time: string, raw: string): string {
    return createHmac("sha256", this.#signingKey)
      .update(`${id}|${time}|${this.webhookId}|${raw}`)
      .digest("base64");
  }

  /** Reads the event as the bytes in the request: an event that was parsed and written again does not match. */
  #verify(body: string): FakeAnswer {
    const asked = JSON.parse(body);
    const mark = '"webhook_event":';
    const raw = body.slice(body.indexOf(mark) + mark.length, -1);
    const expected = this.#signature(String(asked.transmission_id), String(asked.transmission_time), raw);
    const holds = asked.webhook_id === this.webhookId && asked.transmission_sig === expected;
    return jsonAnswer(200, { verification_status: holds ? "SUCCESS" : "FAILURE" });
  }
}

function tokenOf({ query, body }: FakeRequest): string {
  return query.get("token") ?? new URLSearchParams(body).get("token") ?? "";
}
