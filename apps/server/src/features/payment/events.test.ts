import * as contract from "@kilolane/contract";
import { afterEach, expect, test } from "vitest";
import { useBillingWorld } from "../../../test/build-billing.ts";
import type { SignedInPerson } from "../../../test/harness.ts";
import type { FakeEvent } from "../../integrations/payments/fake-server.ts";
import { signEvent } from "../../integrations/payments/stripe-signature.ts";

/* What the providers tell: ten times at once, in any order, days late, forged, about what nobody knows. */

const billing = useBillingWorld();
const { world } = billing;
const DAY_MS = 86_400_000;

afterEach(async () => {
  await billing.stripe.heal();
  await billing.stripe.holdEvents(false);
  await billing.stripe.signWith(["whsec_made_up_for_the_demo_world"]);
  const { held, captured, granted, refunded } = await billing.sums();
  expect({ granted, held }).toEqual({ granted: captured, held: captured - refunded });
});

async function promisePlan(admin: SignedInPerson): Promise<{ id: string; paymentId: string }> {
  const sold = await billing.sellPackage();
  const body = { kind: "plan" as const, packageId: sold.id, currency: "USD" };
  const begun = await admin.call(contract.createCardPayment, { body });
  await billing.stripe.pay(begun.body.clientSecret);
  return begun.body;
}

async function eventsOf(id: string, type: string): Promise<FakeEvent[]> {
  return (await billing.stripe.listEvents()).filter((event) => event.type === type && event.raw.includes(id));
}

async function getOne(admin: SignedInPerson) {
  const [row] = (await admin.call(contract.listPayments, { query: {} })).body.content;
  if (row === undefined) throw new Error("no payment");
  return row;
}

const rawOf = (id: string, type: string, object: object) => JSON.stringify({ id, type, data: { object } });

async function countOf(table: string, paymentId: string): Promise<number> {
  const { rows } = await world.database.query<{ count: number }>(
    `select count(*) as count from ${table} where payment_id = $1`,
    [paymentId],
  );
  return rows[0]?.count ?? 0;
}

test("one event ten times at once, while the browser asks too: one capture, one grant, every answer 200", async () => {
  await billing.stripe.holdEvents(true);
  const admin = await billing.admin();
  const { id, paymentId } = await promisePlan(admin);
  const [event] = await eventsOf(id, "payment_intent.amount_capturable_updated");
  if (event === undefined) throw new Error("no event");
  const [statuses, browser] = await Promise.all([
    Promise.all(Array.from({ length: 10 }, () => billing.stripe.deliverEvent(event))),
    admin.call(contract.captureCardPayment, { query: { id } }),
  ]);
  expect([new Set(statuses), browser.body.state]).toEqual([new Set([200]), "captured"]);
  expect([await countOf("payment_capture", paymentId), await countOf("payment_grant", paymentId)]).toEqual([
    1, 1,
  ]);
  expect(await countOf("invoice", paymentId)).toBe(2);
});

test("events in the wrong order, days late and after a refund change nothing that has been decided", async () => {
  await billing.stripe.holdEvents(true);
  const admin = await billing.admin();
  const operator = await world.signInAs("ROLE_SUPERADMIN");
  const { id, paymentId } = await promisePlan(admin);
  await admin.call(contract.captureCardPayment, { query: { id } });
  await operator.call(contract.refundPayment, {
    params: { id: paymentId },
    body: { amount: "450", reason: "Ordered by mistake" },
  });
  expect(await getOne(admin)).toMatchObject({ state: "refunded", refunded: "450.00" });
  await billing.pass(3 * DAY_MS);
  const late = [...(await billing.stripe.listEvents())].filter(({ raw }) => raw.includes(id)).toReversed();
  expect(late.map(({ type }) => type)).toEqual([
    "charge.refunded",
    "payment_intent.succeeded",
    "payment_intent.amount_capturable_updated",
  ]);
  for (const event of late) expect(await billing.stripe.deliverEvent(event)).toBe(200);
  expect(await getOne(admin)).toMatchObject({ state: "refunded", refunded: "450.00" });
  expect((await admin.call(contract.getSubscription)).body.state).toBe("none");
  expect((await getOne(admin)).papers.map(({ kind }) => kind)).toEqual(["invoice", "receipt", "credit-note"]);
});

test("an event that is forged, too old, from the future or signed with another secret is refused", async () => {
  await billing.stripe.holdEvents(true);
  const admin = await billing.admin();
  const { id } = await promisePlan(admin);
  const [event] = await eventsOf(id, "payment_intent.amount_capturable_updated");
  if (event === undefined) throw new Error("no event");
  const seconds = Math.floor(world.app.clock.now().getTime() / 1000);
  const signed = (secret: string, at: number) => ({
    "stripe-signature": `t=${at},v1=${signEvent(secret, at, Buffer.from(event.raw))}`,
  });
  const secret = billing.stripe.webhookSecrets[0] ?? "";
  const forged = [
    signed("whsec_guessed", seconds),
    signed(secret, seconds - 400),
    signed(secret, seconds + 400),
    {},
  ];
  for (const headers of forged) expect(await billing.stripe.deliverEvent(event, headers)).toBe(404);
  const changed = { ...event, raw: event.raw.replace("requires_capture", "succeeded_______") };
  expect(await billing.stripe.deliverEvent(changed, signed(secret, seconds))).toBe(404);
  expect((await getOne(admin)).state).toBe("pending_payer");
  // while one secret replaces the other, both sign
  await billing.stripe.signWith(["whsec_the_next_one", secret]);
  expect(await billing.stripe.deliverEvent(event)).toBe(200);
  expect((await getOne(admin)).state).toBe("captured");
});

test("an event about a payment that nobody knows is parked; one about something else is taken and left", async () => {
  const unknown = { id: "evt_1", type: "payment_intent.succeeded", raw: "" };
  const object = { id: "pi_unknown", object: "payment_intent", metadata: {} };
  expect(await billing.stripe.deliverEvent({ ...unknown, raw: rawOf("evt_1", unknown.type, object) })).toBe(
    200,
  );
  const other = { id: "evt_2", type: "product.created", raw: "" };
  const product = { id: "prod_1", object: "product" };
  expect(await billing.stripe.deliverEvent({ ...other, raw: rawOf("evt_2", other.type, product) })).toBe(200);
  const { rows } = await world.database.query(
    "select event_id, state from payment_event where event_id in ('evt_1', 'evt_2') order by event_id",
  );
  expect(rows).toEqual([
    { event_id: "evt_1", state: "parked" },
    { event_id: "evt_2", state: "ignored" },
  ]);
});

test("an event that cannot be finished is answered with a failure, and finishes when it comes again", async () => {
  await billing.stripe.holdEvents(true);
  const admin = await billing.admin();
  const { id } = await promisePlan(admin);
  const [event] = await eventsOf(id, "payment_intent.amount_capturable_updated");
  if (event === undefined) throw new Error("no event");
  await billing.stripe.fail(/GET \/v1\/payment_intents/, "500-before", 3);
  expect(await billing.stripe.deliverEvent(event)).toBe(503);
  expect(await billing.stripe.deliverEvent(event)).toBe(200);
  expect((await getOne(admin)).state).toBe("captured");
});

test.each([
  ["amount", "amount_minor = 44900, net_minor = 44900"],
  ["currency", "currency = 'EUR'"],
  ["account", "provider_account = 'acct_of_somebody_else'"],
])(
  "a payment whose %s is not what was ordered is never booked, and waits for somebody to look",
  async (reason, change) => {
    await billing.stripe.holdEvents(true);
    const admin = await billing.admin();
    const operator = await world.signInAs("ROLE_SUPERADMIN");
    const { id, paymentId } = await promisePlan(admin);
    await world.database.query(`update payment set ${change} where id = $1`, [paymentId]);
    const refused = await admin.call(contract.captureCardPayment, { query: { id } });
    expect([refused.status, refused.error.code]).toEqual([409, "payment-mismatch"]);
    expect((await billing.stripe.getIntent(id))?.status).toBe("requires_capture");
    expect((await admin.call(contract.getSubscription)).body.state).toBe("none");
    const { body } = await operator.call(contract.listAllPayments, { query: { state: "review" } });
    const row = body.content.find((one) => one.id === paymentId);
    expect(row).toMatchObject({ reviewReason: reason, companyName: admin.user.company.name });
    const settled = await operator.call(contract.settleReview, {
      params: { id: paymentId },
      body: { note: "Called the bank", version: row?.version ?? 0 },
    });
    expect(settled.body.reviewReason).toBeNull();
  },
);

test("money for a payment that had been given up is booked, and somebody looks at it", async () => {
  await billing.stripe.holdEvents(true);
  const admin = await billing.admin();
  const { id, paymentId } = await promisePlan(admin);
  await world.database.query("update payment set state = 'expired' where id = $1", [paymentId]);
  await world.database.query("update payment_line set is_open = false where payment_id = $1", [paymentId]);
  // taken by the provider, behind our back
  const taken = await fetch(`${billing.stripe.url}/v1/payment_intents/${id}/capture`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${billing.stripe.secretKey}`,
      "stripe-version": "2026-10-28.endive",
      "content-type": "application/x-www-form-urlencoded",
    },
  });
  expect(taken.status).toBe(200);
  const [event] = await eventsOf(id, "payment_intent.succeeded");
  if (event === undefined) throw new Error("no event");
  expect(await billing.stripe.deliverEvent(event)).toBe(200);
  expect((await getOne(admin)).state).toBe("captured");
  const { rows } = await world.database.query("select review_reason from payment where id = $1", [paymentId]);
  expect(rows).toEqual([{ review_reason: "paid-after-end" }]);
});

test("a dispute and a refund made at the provider itself are written down", async () => {
  await billing.stripe.holdEvents(true);
  const admin = await billing.admin();
  const { id, paymentId } = await promisePlan(admin);
  await admin.call(contract.captureCardPayment, { query: { id } });
  await billing.stripe.dispute(id);
  const [dispute] = await eventsOf(id, "charge.dispute.created");
  if (dispute === undefined) throw new Error("no event");
  expect(await billing.stripe.deliverEvent(dispute)).toBe(200);
  expect((await getOne(admin)).state).toBe("disputed");
  expect((await admin.call(contract.getSubscription)).body.state).toBe("active");
  expect(await countOf("payment_grant", paymentId)).toBe(1);
});
