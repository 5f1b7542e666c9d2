import path from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "./config.ts";
import type { App } from "./http/app.ts";
import type { RemotePaypal, RemoteStripe } from "./integrations/payments/fake-messages.ts";
import { startFakeProviders } from "./integrations/payments/fake-process.ts";
import type { PaymentProviders } from "./integrations/payments/payment-provider.ts";
import { PaypalProvider } from "./integrations/payments/paypal-provider.ts";
import { StripeProvider } from "./integrations/payments/stripe-provider.ts";

/** Where browsers find the demo world's providers: on the product's own address, so that one port is enough. */
const FAKES_PATH = "/demo-payments";
const MOST_BYTES = 64 * 1024;

interface OpenedPayments {
  readonly providers: PaymentProviders;
  /** binds what browsers and fakes need of each other; nothing where the real ones are configured */
  readonly bindFakes: (app: App) => void;
}

/** The providers that are configured; the demo world has its own for the others, in a process of their own. */
export async function openPayments(
  config: Config,
  closers: (() => Promise<void>)[],
): Promise<OpenedPayments> {
  const { stripe, paypal } = config.payments;
  const isWanted = config.isDemoWorld && (stripe === undefined || paypal === undefined);
  const fakes = isWanted
    ? await startFakeProviders({ folder: path.join(config.dataDir, "demo-payments") })
    : undefined;
  if (fakes !== undefined) closers.push(() => fakes.close());
  const card =
    stripe ?? (fakes && { ...stripeConfigOf(fakes.stripe), scriptUrl: `${FAKES_PATH}/stripe/v3/` });
  const pages = { url: paypal?.pageUrl ?? fakes?.paypal.url ?? "" };
  const wallet = paypal ?? (fakes && paypalConfigOf(fakes.paypal));
  return {
    providers: {
      stripe: card && new StripeProvider(card),
      paypal: wallet && new PaypalProvider({ ...wallet, pageUrl: () => pages.url }),
      cardPage: card && { publishableKey: card.publishableKey, scriptUrl: card.scriptUrl },
    },
    bindFakes: (app) => {
      if (fakes === undefined) return;
      if (stripe === undefined) bindFake(app, "stripe", fakes.stripe);
      if (paypal !== undefined) return;
      bindFake(app, "paypal", fakes.paypal);
      pages.url = `${app.publicUrl}${FAKES_PATH}/paypal`;
      app.fastify.addHook("onListen", () => fakes.paypal.showPagesAt(pages.url));
    },
  };
}

/** A made-up Stripe as if somebody had configured it. */
function stripeConfigOf({ secretKey, publishableKey, url: apiUrl, webhookSecrets }: RemoteStripe) {
  return { secretKey, publishableKey, apiUrl, webhookSecrets };
}

/** The same of PayPal. */
function paypalConfigOf({ clientId, secret, webhookId, url: apiUrl }: RemotePaypal) {
  return { clientId, secret, webhookId, apiUrl };
}

/** Browsers reach a fake below a path of ours; its events reach us where we listen. */
function bindFake(app: App, name: "stripe" | "paypal", fake: RemoteStripe | RemotePaypal): void {
  forwardBelow(app, `${FAKES_PATH}/${name}`, fake.url);
  app.fastify.addHook("onListen", async () => {
    const address = app.fastify.server.address();
    const port = typeof address === "object" ? address?.port : "";
    await fake.sendEventsTo(`http://127.0.0.1:${port}/api/${name}/webhook`);
  });
}

/** Hands what comes below a path of ours to a fake, as it came. */
function forwardBelow(app: App, prefix: string, target: string): void {
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
