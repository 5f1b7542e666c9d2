import * as contract from "@kilolane/contract";
import { afterEach, expect, test } from "vitest";
import { useBillingWorld } from "../../../test/build-billing.ts";
import { coverEndpoint } from "../../../test/cover.ts";
import type { SignedInPerson } from "../../../test/harness.ts";

/* Payments by card: through our API on one side, the made-up Stripe on the other. */

const billing = useBillingWorld({ patienceMs: 600 });
const HOUR_MS = 3_600_000;

/** Whatever a test did: every amount that was taken was given for, and the provider holds what we say it does. */
afterEach(async () => {
  await billing.stripe.heal();
  const { held, captured, granted, refunded } = await billing.sums();
  expect({ granted, held }).toEqual({ granted: captured, held: captured - refunded });
});

async function beginPlan(admin: SignedInPerson, packageId: string) {
  const body = { kind: "plan" as const, packageId, currency: "USD" };
  return admin.call(contract.createCardPayment, { body });
}

const stateOf = async (admin: SignedInPerson) =>
  (await admin.call(contract.listPayments, { query: {} })).body.content.map(({ state }) => state);

test("a plan is paid by card: captured once, the subscription runs, invoice and receipt are there", async () => {
  const [sold, admin, stranger] = [await billing.sellPackage(), await billing.admin(), await billing.admin()];
  expect((await admin.call(contract.getSubscription)).body.state).toBe("none");
  const begun = await beginPlan(admin, sold.id);
  expect(begun.body.clientSecret).toContain(begun.body.id);
  const early = await admin.call(contract.captureCardPayment, { query: { id: begun.body.id } });
  expect(early.error.code).toBe("payment-not-ready");
  await billing.stripe.pay(begun.body.clientSecret);
  const foreign = await stranger.call(contract.captureCardPayment, { query: { id: begun.body.id } });
  expect(foreign.status).toBe(404);
  const captured = await admin.call(contract.captureCardPayment, { query: { id: begun.body.id } });
  expect(captured.body).toMatchObject({ state: "captured", total: "450.00", currency: "USD" });
  expect(captured.body.papers.map(({ kind }) => kind)).toEqual(["invoice", "receipt"]);
  const again = await admin.call(contract.captureCardPayment, { query: { id: begun.body.id } });
  expect(again.body).toEqual(captured.body);
  const { body } = await admin.call(contract.getSubscription);
  expect(body).toMatchObject({ state: "active", packageName: sold.name, termMonths: 12, daysLeft: 365 });
  expect(body.endsAt?.slice(0, 10)).toBe("2027-11-24");
  expect(body.seats.map(({ seats }) => seats)).toEqual([2, 3, 5]);
  const listed = await admin.call(contract.listPayments, { query: {} });
  coverEndpoint("POST", "/stripe/renew-key/create-payment", {
    status: begun.status,
    readBack: { through: "GET /payments", agrees: listed.body.content[0]?.id === begun.body.paymentId },
    foreign: { noRecord: "names no record" },
  });
  coverEndpoint("POST", "/stripe/capture", {
    status: captured.status,
    readBack: { through: "GET /payments", agrees: listed.body.content[0]?.state === "captured" },
    foreign,
  });
  coverEndpoint("GET", "/ffadmin/subscription", {
    status: 200,
    readBack: { through: "GET /payments", agrees: body.state === "active" },
    foreign: { noRecord: "the caller's own" },
  });
});

test("what the browser says about amounts and currencies counts for nothing", async () => {
  const [sold, admin] = [await billing.sellPackage(), await billing.admin()];
  const body = { kind: "plan" as const, packageId: sold.id, currency: "USD", amount: 1, total: "0.01" };
  const begun = await admin.call(contract.createCardPayment, { body });
  expect(await billing.stripe.getIntent(begun.body.id)).toMatchObject({ amount: 45_000, currency: "usd" });
  const wrong = await admin.send(contract.createCardPayment, {
    body: { kind: "plan", packageId: sold.id, currency: "GBP" },
  });
  expect([wrong.status, wrong.error.errors[0]?.code]).toEqual([400, "unknown-currency"]);
});

test("a declined card charges nothing and says why; another card pays the same payment", async () => {
  const [sold, admin] = [await billing.sellPackage(), await billing.admin()];
  const { body } = await beginPlan(admin, sold.id);
  expect(await billing.stripe.pay(body.clientSecret, "4000000000009995")).toBe("requires_payment_method");
  const refused = await admin.call(contract.captureCardPayment, { query: { id: body.id } });
  expect([refused.status, refused.error.code]).toEqual([409, "payment-not-ready"]);
  expect((await admin.call(contract.listPayments, { query: {} })).body.content[0]?.problem).toBe(
    "insufficient_funds",
  );
  expect(await billing.stripe.pay(body.clientSecret, "4000002500003155", false)).toBe(
    "requires_payment_method",
  );
  expect(await billing.stripe.pay(body.clientSecret, "4000002500003155", true)).toBe("requires_capture");
  const paid = await admin.call(contract.captureCardPayment, { query: { id: body.id } });
  expect(paid.body.state).toBe("captured");
});

test("the same order twice is one payment, another order gives the first one up", async () => {
  const [one, other, admin] = [
    await billing.sellPackage(),
    await billing.sellPackage(),
    await billing.admin(),
  ];
  const [first, again] = [await beginPlan(admin, one.id), await beginPlan(admin, one.id)];
  expect(again.body).toEqual(first.body);
  const changed = await beginPlan(admin, other.id);
  expect(changed.body.id).not.toBe(first.body.id);
  expect((await billing.stripe.getIntent(first.body.id))?.status).toBe("canceled");
  expect(await stateOf(admin)).toEqual(["pending_payer", "cancelled"]);
});

test.each([
  "timeout-before",
  "timeout-after",
  "reset-before",
  "reset-after",
  "500-before",
  "429",
  "409",
  "malformed",
] as const)(
  "an answer that is lost (%s) is asked for again under the same key: one intent, one charge",
  async (fault) => {
    const [sold, admin] = [await billing.sellPackage(), await billing.admin()];
    const before = await billing.stripe.countIntents();
    await billing.stripe.fail(/POST \/v1\/payment_intents$/, fault);
    const { body } = await beginPlan(admin, sold.id);
    expect(await billing.stripe.countIntents()).toBe(before + 1);
    await billing.stripe.pay(body.clientSecret);
    await billing.stripe.fail(/capture$/, fault);
    const captured = await admin.call(contract.captureCardPayment, { query: { id: body.id } });
    expect(captured.body.state).toBe("captured");
  },
);

test.each(["timeout-after", "reset-after", "500-after"] as const)(
  "money taken behind an answer that never comes (%s × 3) is found by looking, and given for once",
  async (fault) => {
    const [sold, admin] = [await billing.sellPackage(), await billing.admin()];
    const { body } = await beginPlan(admin, sold.id);
    await billing.stripe.pay(body.clientSecret);
    await billing.stripe.fail(/capture$/, fault, 3);
    const captured = await admin.call(contract.captureCardPayment, { query: { id: body.id } });
    expect(captured.body.state).toBe("captured");
  },
);

test("a browser that never comes back: the reconciler takes the money, or gives the payment up after a day", async () => {
  const [sold, paid, gone] = [await billing.sellPackage(), await billing.admin(), await billing.admin()];
  await billing.stripe.holdEvents(true);
  const promised = await beginPlan(paid, sold.id);
  await billing.stripe.pay(promised.body.clientSecret);
  const left = await beginPlan(gone, sold.id);
  await billing.pass(3 * 60_000);
  await billing.reconcile();
  expect(await stateOf(paid)).toEqual(["captured"]);
  expect(await stateOf(gone)).toEqual(["pending_payer"]);
  await billing.pass(24 * HOUR_MS);
  await billing.reconcile();
  expect(await stateOf(gone)).toEqual(["expired"]);
  expect((await billing.stripe.getIntent(left.body.id))?.status).toBe("canceled");
  await billing.stripe.holdEvents(false);
});

test("a provider that is down says so at once and leaves no charge; it goes on when it is back", async () => {
  const [sold, admin] = [await billing.sellPackage(), await billing.admin()];
  await billing.stripe.fail(/./, "reset-before", 1000);
  const answers: string[] = [];
  for (let call = 0; call < 6; call += 1) answers.push((await beginPlan(admin, sold.id)).error.code);
  expect(new Set(answers)).toEqual(new Set(["payment-provider-down"]));
  const before = (await billing.stripe.listCalls()).length;
  const begin = performance.now();
  expect((await beginPlan(admin, sold.id)).status).toBe(503);
  // the breaker is open: nobody is asked, nobody waits
  expect([(await billing.stripe.listCalls()).length, performance.now() - begin < 1000]).toEqual([
    before,
    true,
  ]);
  expect((await admin.call(contract.listPlans)).status).toBe(200);
});
