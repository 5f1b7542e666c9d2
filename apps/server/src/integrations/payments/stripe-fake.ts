import { readFileSync } from "node:fs";
import { FakeBook } from "./fake-book.ts";
import { FakeProvider } from "./fake-provider.ts";
import {
  type FakeAnswer,
  FakeIdempotency,
  type FakeRequest,
  FakeServer,
  FakeWebhooks,
  jsonAnswer,
} from "./fake-server.ts";
import {
  ageIntent,
  authorizeIntent,
  cancelIntent,
  captureIntent,
  confirmIntent,
  declineIntent,
  fakeId,
  type FakeIntent,
  makeIntent,
  presentCharge,
  presentIntent,
  refundIntent,
  StripeRefusal,
} from "./stripe-fake-intents.ts";
import { signEvent } from "./stripe-signature.ts";

const SCRIPT = new URL("./stripe-fake-element.js", import.meta.url);

const SECRET_KEY = "sk_test_made_up_for_the_demo_world";
const PUBLISHABLE_KEY = "pk_test_made_up_for_the_demo_world";
const ACCOUNT = "acct_made_up";
/** How long the provider answers a repeated request with its first answer. */
const REQUEST_MEMORY_MS = 24 * 3_600_000;

/** @param file where the book is kept over restarts; undefined: nowhere */
export async function startStripeFake(now: () => Date, file?: string): Promise<StripeFake> {
  const fake = new StripeFake(now, file);
  await fake.server.listen();
  return fake;
}

/** The card provider of the demo world, of development and of tests. */
export class StripeFake extends FakeProvider {
  readonly secretKey = SECRET_KEY;
  readonly publishableKey = PUBLISHABLE_KEY;
  readonly webhookSecrets = ["whsec_made_up_for_the_demo_world"];
  readonly webhooks: FakeWebhooks;
  readonly server: FakeServer;
  readonly #book: FakeBook<FakeIntent>;
  readonly #intents: Map<string, FakeIntent>;
  #signingSecrets: readonly string[] = this.webhookSecrets;
  readonly #idempotency: FakeIdempotency;
  readonly #now: () => Date;

  constructor(now: () => Date, file: string | undefined) {
    super();
    this.#now = now;
    this.#idempotency = new FakeIdempotency(now, REQUEST_MEMORY_MS);
    this.#book = new FakeBook(file);
    this.#intents = this.#book.rows;
    this.server = new FakeServer((request) => this.#answer(request));
    this.webhooks = new FakeWebhooks(({ raw }) => {
      const seconds = Math.floor(now().getTime() / 1000);
      const signatures = this.#signingSecrets.map(
        (secret) => `v1=${signEvent(secret, seconds, Buffer.from(raw))}`,
      );
      return { "stripe-signature": [`t=${seconds}`, ...signatures].join(",") };
    });
  }

  /** Events carry a signature by each of these secrets: two while one replaces the other. */
  signWith(secrets: readonly string[]): void {
    this.#signingSecrets = secrets;
  }

  getIntent(id: string): FakeIntent | undefined {
    return this.#intents.get(id);
  }

  countIntents(): number {
    return this.#intents.size;
  }

  /** The payer types a card, and lets the bank have its way when it asks. @returns the intent's state */
  pay(clientSecret: string, card = "4242424242424242", letsPass = true): string {
    const intent = this.#getBySecret(clientSecret);
    if (this.#confirm(intent, card)) this.#answerBank(intent, letsPass);
    return intent.status;
  }

  dispute(intentId: string): void {
    const intent = this.#get(intentId);
    if (intent.charge !== null) intent.charge.isDisputed = true;
    this.#tell("charge.dispute.created", { ...presentCharge(intent), id: fakeId("dp"), object: "dispute" });
  }

  /** What was captured and not given back, in minor units of all currencies together. */
  heldMinor(): number {
    return [...this.#intents.values()]
      .filter(({ status }) => status === "succeeded")
      .reduce((sum, { amount, charge }) => sum + amount - (charge?.refunded ?? 0), 0);
  }

  #answer(request: FakeRequest): FakeAnswer | Promise<FakeAnswer> {
    const { method, path } = request;
    if (method === "OPTIONS") return { status: 204, body: "" };
    if (path === "/v3/") {
      const headers = { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache" };
      return { status: 200, body: readFileSync(SCRIPT, "utf8"), headers };
    }
    try {
      if (request.headers.authorization === `Bearer ${PUBLISHABLE_KEY}`) return this.#answerBrowser(request);
      return this.#answerServer(request);
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      const type = error.status === 402 ? "card_error" : "invalid_request_error";
      return jsonAnswer(error.status, { error: { type, code: error.code, message: error.message } });
    } finally {
      this.#book.keep();
    }
  }

  /** What the payer's browser may do: nothing without the client secret of the intent. */
  #answerBrowser({ method, path, body }: FakeRequest): FakeAnswer {
    const [, id = "", action] = /^\/v1\/payment_intents\/(\w+)\/(confirm|bank)$/.exec(path) ?? [];
    const fields = new URLSearchParams(body);
    const intent = this.#intents.get(id);
    if (method !== "POST" || intent === undefined || fields.get("client_secret") !== intent.clientSecret)
      throw new StripeRefusal("resource_missing", "No such payment_intent.", 404);
    if (action === "bank") this.#answerBank(intent, fields.get("passes") === "true");
    else this.#confirm(intent, fields.get("payment_method_data[card][number]") ?? "");
    if (intent.error === null) return jsonAnswer(200, presentIntent(intent, false));
    return jsonAnswer(402, { error: { type: "card_error", ...intent.error } });
  }

  #answerServer(request: FakeRequest): FakeAnswer | Promise<FakeAnswer> {
    const { method, path, headers, body } = request;
    if (headers.authorization !== `Bearer ${SECRET_KEY}`)
      throw new StripeRefusal("invalid_api_key", "Invalid API Key provided.", 401);
    if (!/^\d{4}-\d{2}-\d{2}/.test(String(headers["stripe-version"])))
      throw new StripeRefusal("api_version", "Say for which version you were written.");
    if (method === "GET") return this.#read(request);
    if (headers["content-type"] !== "application/x-www-form-urlencoded")
      throw new StripeRefusal("content_type", "The body must be form-encoded.");
    const key = headers["idempotency-key"];
    const work = () => this.#change(path, new URLSearchParams(body));
    const answer = this.#idempotency.run(typeof key === "string" ? key : undefined, `${path} ${body}`, work);
    return (
      answer ??
      jsonAnswer(400, {
        error: { type: "idempotency_error", message: "Keys for idempotent requests can only be used once." },
      })
    );
  }

  #read({ path, query }: FakeRequest): FakeAnswer {
    if (path === "/v1/account") return jsonAnswer(200, { id: ACCOUNT, object: "account" });
    const intent = this.#get(/^\/v1\/payment_intents\/(\w+)$/.exec(path)?.[1] ?? "");
    if (ageIntent(intent, this.#now().getTime())) this.#tellOf(intent, "canceled");
    return jsonAnswer(200, presentIntent(intent, query.get("expand[0]") === "latest_charge"));
  }

  #change(path: string, fields: URLSearchParams): FakeAnswer {
    if (path === "/v1/payment_intents") {
      const intent = makeIntent(fields, this.#now().getTime());
      this.#intents.set(intent.id, intent);
      return jsonAnswer(200, presentIntent(intent, false));
    }
    if (path === "/v1/refunds") return this.#refund(fields);
    const [, id = "", action] = /^\/v1\/payment_intents\/(\w+)\/(capture|cancel)$/.exec(path) ?? [];
    const intent = this.#get(id);
    if (action === "capture") captureIntent(intent, fields);
    else cancelIntent(intent);
    this.#tellOf(intent, action === "capture" ? "succeeded" : "canceled");
    return jsonAnswer(200, presentIntent(intent, false));
  }

  #refund(fields: URLSearchParams): FakeAnswer {
    const intent = this.#get(fields.get("payment_intent") ?? "");
    const amount = refundIntent(intent, fields);
    this.#tell("charge.refunded", presentCharge(intent));
    return jsonAnswer(200, { id: fakeId("re"), object: "refund", amount, status: "succeeded" });
  }

  #confirm(intent: FakeIntent, card: string): boolean {
    const asks = confirmIntent(intent, card);
    if (!asks) this.#tellOf(intent, intent.error === null ? "amount_capturable_updated" : "payment_failed");
    this.#book.keep();
    return asks;
  }

  /** The holder's bank has asked its customer. */
  #answerBank(intent: FakeIntent, passes: boolean): void {
    if (intent.status !== "requires_action")
      throw new StripeRefusal("payment_intent_unexpected_state", `This PaymentIntent is ${intent.status}.`);
    const message = "We are unable to authenticate your payment method.";
    if (passes) authorizeIntent(intent);
    else declineIntent(intent, { code: "payment_intent_authentication_failure", message });
    this.#tellOf(intent, passes ? "amount_capturable_updated" : "payment_failed");
    this.#book.keep();
  }

  #get(id: string): FakeIntent {
    const intent = this.#intents.get(id);
    if (intent === undefined) throw new StripeRefusal("resource_missing", "No such payment_intent.", 404);
    return intent;
  }

  #getBySecret(secret: string): FakeIntent {
    return this.#get(secret.split("_secret_")[0] ?? "");
  }

  #tellOf(intent: FakeIntent, what: string): void {
    this.#tell(`payment_intent.${what}`, presentIntent(intent, false));
  }

  #tell(type: string, object: object): void {
    const id = fakeId("evt");
    const created = Math.floor(this.#now().getTime() / 1000);
    this.webhooks.emit({
      id,
      type,
      raw: JSON.stringify({ id, object: "event", created, type, data: { object } }),
    });
  }
}
