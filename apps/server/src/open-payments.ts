import path from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "./config.ts";
import type { Clock } from "./db/clock.ts";
import type { App } from "./http/app.ts";
import type { PaymentProviders } from "./integrations/payments/payment-provider.ts";
import { type PaypalFake, startPaypalFake } from "./integrations/payments/paypal-fake.ts";
import { PaypalProvider } from "./integrations/payments/paypal-provider.ts";
import { type StripeFake, startStripeFake } from "./integrations/payments/stripe-fake.ts";
import { StripeProvider } from "./integrations/payments/stripe-provider.ts";

/** Where browsers find the demo world's providers: on the product's own address, so that one port is enough. */
const FAKES_PATH = "/demo-payments";
const MOST_BYTES = 64 * 1024;

interface OpenedPayments {
  readonly providers: PaymentProviders;
  /** binds what browsers and fakes need of each other; nothing where the real ones are configured */
  readonly bindFakes: (app: App) => void;
}

/** The providers that are configured; the demo world has its own for the others. */
export async function openPayments(
  config: Config,
  clock: Clock,
  closers: (() => Promise<void>)[],
): Promise<OpenedPayments> {
  const { stripe, paypal } = config.payments;
  const now = (): Date => clock.now();
  const bookOf = (name: string): string => path.join(config.dataDir, "demo-payments", `${name}.json`);
  const stripeFake =
    stripe === undefined && config.isDemoWorld ? await startStripeFake(now, bookOf("stripe")) : undefined;
  const paypalFake =
    paypal === undefined && config.isDemoWorld ? await startPaypalFake(now, bookOf("paypal")) : undefined;
  for (const fake of [stripeFake, paypalFake]) if (fake !== undefined) closers.push(() => fake.close());
  const card = stripe ?? (stripeFake && stripeConfigOf(stripeFake, `${FAKES_PATH}/stripe/v3/`));
  const wallet = paypal ?? (paypalFake && paypalConfigOf(paypalFake));
  return {
    providers: {
      stripe: card && new StripeProvider(card),
      paypal:
        wallet && new PaypalProvider({ ...wallet, pageUrl: () => paypalFake?.pageUrl() ?? wallet.pageUrl }),
      cardPage: card && { publishableKey: card.publishableKey, scriptUrl: card.scriptUrl },
    },
    bindFakes: (app) => bindFakes(app, stripeFake, paypalFake),
  };
}

/** A made-up Stripe as if somebody had configured it. */
function stripeConfigOf(fake: StripeFake, scriptUrl: string) {
  const { secretKey, publishableKey, url: apiUrl, secrets: webhookSecrets } = fake;
  return { secretKey, publishableKey, apiUrl, webhookSecrets, scriptUrl };
}

/** The same of PayPal. */
function paypalConfigOf(fake: PaypalFake) {
  const { clientId, secret, webhookId, url: apiUrl } = fake;
  return { clientId, secret, webhookId, apiUrl, pageUrl: fake.url };
}

function bindFakes(app: App, stripe: StripeFake | undefined, paypal: PaypalFake | undefined): void {
  if (stripe !== undefined) bindFake(app, `${FAKES_PATH}/stripe`, stripe.url);
  if (paypal !== undefined) {
    bindFake(app, `${FAKES_PATH}/paypal`, paypal.url);
    paypal.pageUrl = () => `${app.publicUrl}${FAKES_PATH}/paypal`;
  }
  app.fastify.addHook("onListen", (done) => {
    const address = app.fastify.server.address();
    const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/api`;
    if (stripe !== undefined) stripe.webhooks.target = `${origin}/stripe/webhook`;
    if (paypal !== undefined) paypal.webhooks.target = `${origin}/paypal/webhook`;
    done();
  });
}

/** Hands what comes below a path of ours to a fake, as it came. */
function bindFake(app: App, prefix: string, target: string): void {
  void app.fastify.register((inner, _options, done) => {
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: MOST_BYTES }, (_request, body, parsed) =>
      parsed(null, body),
    );
    inner.all(`${prefix}/*`, (request, reply) => forward(request, reply, { prefix, target }));
    done();
  });
}

async function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  { prefix, target }: { readonly prefix: string; readonly target: string },
): Promise<unknown> {
  const { authorization, "content-type": type } = request.headers;
  const answer = await fetch(`${target}${request.url.slice(prefix.length)}`, {
    method: request.method,
    redirect: "manual",
    headers: {
      ...(authorization === undefined ? {} : { authorization }),
      ...(type === undefined ? {} : { "content-type": type }),
    },
    ...(Buffer.isBuffer(request.body) ? { body: new Uint8Array(request.body) } : {}),
  });
  for (const name of ["content-type", "cache-control", "location"]) {
    const value = answer.headers.get(name);
    if (value !== null) void reply.header(name, value);
  }
  return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()));
}
