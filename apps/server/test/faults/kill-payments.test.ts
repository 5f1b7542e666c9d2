import * as contract from "@kilolane/contract";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { RemotePaypal, RemoteStripe } from "../../src/integrations/payments/fake-messages.ts";
import { type FakeProviders, startFakeProviders } from "../../src/integrations/payments/fake-process.ts";
import { callServer, freePort, killAtOnce, startServer, type ServerProcess } from "./server-process.ts";
import { signIn } from "./writers.ts";

/* kill -9 between what a provider has done and what we have written down, at every step of a payment. */

const parent = mkdtempSync(path.join(os.tmpdir(), "kilolane-payments-"));
let providers: FakeProviders;
let stripe: RemoteStripe;
let server: ServerProcess | undefined;
let port = 0;
beforeAll(async () => {
  providers = await startFakeProviders();
  stripe = providers.stripe;
  port = await freePort();
});
afterAll(async () => {
  server?.child.kill("SIGKILL");
  await providers.close();
  rmSync(parent, { recursive: true, force: true });
});

async function start(): Promise<ServerProcess> {
  const { paypal } = providers;
  server = await startServer(path.join(parent, "data"), port, {
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
    STRIPE_WEBHOOK_SECRETS: stripe.webhookSecrets[0] ?? "",
    STRIPE_API_URL: stripe.url,
    STRIPE_JS_URL: `${stripe.url}/v3/`,
    PAYPAL_CLIENT_ID: paypal.clientId,
    PAYPAL_SECRET: paypal.secret,
    PAYPAL_WEBHOOK_ID: paypal.webhookId,
    PAYPAL_API_URL: paypal.url,
    PAYPAL_PAGE_URL: paypal.url,
  });
  return server;
}

/** Kills the server as soon as its provider has been called so, and before it has answered. @returns what the asker got */
async function killDuring<T>(
  running: ServerProcess,
  provider: RemoteStripe | RemotePaypal,
  pattern: RegExp,
  ask: () => Promise<T>,
): Promise<T> {
  const before = (await provider.listCalls()).length;
  const asked = ask();
  const deadline = performance.now() + 20_000;
  while (performance.now() < deadline) {
    if ((await provider.listCalls()).slice(before).some((call) => pattern.test(call))) break;
    await sleep(5);
  }
  await killAtOnce(running.child);
  return asked;
}

async function bodyOf<E extends contract.Endpoint>(
  asked: ReturnType<typeof callServer<E>>,
): Promise<contract.EndpointOutput<E>> {
  const outcome = await asked;
  if (outcome.kind !== "answer" || outcome.status !== 200) throw new Error(JSON.stringify(outcome));
  return outcome.body;
}

test("a server that is killed behind the provider's work renews once after its next start", async () => {
  let running = await start();
  let token = await signIn(running.url);
  const order = { body: { kind: "all-keys" as const } };
  const before = await bodyOf(callServer(running.url, contract.getSubscription, {}, token));
  // killed while the intent is being made: the same key answers the same intent
  await stripe.fail(/POST \/v1\/payment_intents$/, "timeout-after");
  const lost = await killDuring(running, stripe, /POST \/v1\/payment_intents$/, () =>
    callServer(running.url, contract.createCardPayment, order, token),
  );
  expect(lost.kind).toBe("failure");
  running = await start();
  token = await signIn(running.url);
  const begun = await bodyOf(callServer(running.url, contract.createCardPayment, order, token));
  expect(await stripe.countIntents()).toBe(1);
  await stripe.pay(begun.clientSecret);
  // killed when the money has been taken and nothing is written down
  await stripe.fail(/capture$/, "timeout-after");
  const query = { query: { id: begun.id } };
  const captured = await killDuring(running, stripe, /capture$/, () =>
    callServer(running.url, contract.captureCardPayment, query, token),
  );
  expect(captured.kind).toBe("failure");
  expect(await stripe.heldMinor()).toBeGreaterThan(0);
  running = await start();
  token = await signIn(running.url);
  const [one, two] = [
    await bodyOf(callServer(running.url, contract.captureCardPayment, query, token)),
    await bodyOf(callServer(running.url, contract.captureCardPayment, query, token)),
  ];
  expect([one.state, two.id]).toEqual(["captured", one.id]);
  const after = await bodyOf(callServer(running.url, contract.getSubscription, {}, token));
  const years = [before.endsAt, after.endsAt].map((moment) => Number(moment?.slice(0, 4)));
  expect((years[1] ?? 0) - (years[0] ?? 0)).toBe(1);
  const { content } = await bodyOf(callServer(running.url, contract.listPayments, {}, token));
  const paid = content.filter(({ provider, state }) => provider === "stripe" && state === "captured");
  expect(paid.map(({ total }) => Number(total) * 100)).toEqual([await stripe.heldMinor()]);
}, 720_000);

test("at PayPal too, behind the order, the capture and the refund", async () => {
  const { paypal } = providers;
  let running = server ?? (await start());
  let token = await signIn(running.url);
  const order = { body: { kind: "all-keys" as const } };
  await paypal.fail(/POST \/v2\/checkout\/orders$/, "timeout-after");
  const lost = await killDuring(running, paypal, /POST \/v2\/checkout\/orders$/, () =>
    callServer(running.url, contract.createPaypalPayment, order, token),
  );
  expect(lost.kind).toBe("failure");
  running = await start();
  token = await signIn(running.url);
  const { id, paymentId } = await bodyOf(callServer(running.url, contract.createPaypalPayment, order, token));
  await paypal.approve(id);
  await paypal.fail(/capture$/, "timeout-after");
  const query = { query: { token: id } };
  const captured = await killDuring(running, paypal, /capture$/, () =>
    callServer(running.url, contract.capturePaypalPayment, query, token),
  );
  expect(captured.kind).toBe("failure");
  const held = await paypal.heldMinor();
  expect(held).toBeGreaterThan(0);
  running = await start();
  token = await signIn(running.url);
  expect((await bodyOf(callServer(running.url, contract.capturePaypalPayment, query, token))).state).toBe(
    "captured",
  );
  const getPayment = async () => {
    const { content } = await bodyOf(callServer(running.url, contract.listPayments, {}, token));
    return content.find((payment) => payment.id === paymentId);
  };
  expect(Number((await getPayment())?.total) * 100).toBe(held);

  await paypal.fail(/refund$/, "timeout-after");
  const operator = await signIn(running.url, "ROLE_SUPERADMIN");
  const given = { params: { id: paymentId }, body: { amount: String(held / 100), reason: "As agreed" } };
  const refund = await killDuring(running, paypal, /refund$/, () =>
    callServer(running.url, contract.refundPayment, given, operator),
  );
  expect(refund.kind).toBe("failure");
  expect(await paypal.heldMinor()).toBe(0);
  running = await start();
  // it was stored before PayPal was asked: nobody gives the same money back once more, and the reconciler ends it
  const asked = callServer(
    running.url,
    contract.refundPayment,
    given,
    await signIn(running.url, "ROLE_SUPERADMIN"),
  );
  expect(await asked).toMatchObject({ kind: "answer", status: 400 });
  expect(await paypal.heldMinor()).toBe(0);
}, 720_000);
