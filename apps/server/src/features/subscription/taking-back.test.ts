import * as contract from "@kilolane/contract";
import { beforeAll, expect, test } from "vitest";
import { useBillingWorld } from "../../../test/build-billing.ts";
import type { SignedInPerson } from "../../../test/harness.ts";

/* What is left when money is given back for what was bought between the order of a plan and its payment. */

const billing = useBillingWorld();
const { world } = billing;
const DAY_MS = 86_400_000;
let operator: SignedInPerson;
beforeAll(async () => {
  operator = await world.signInAs("ROLE_SUPERADMIN");
});

async function order(admin: SignedInPerson, body: contract.PaymentOrder) {
  const begun = await admin.call(contract.createCardPayment, { body });
  expect(begun.status, begun.text).toBe(200);
  return begun.body;
}

async function payOrdered(admin: SignedInPerson, { id, clientSecret }: Awaited<ReturnType<typeof order>>) {
  await billing.stripe.pay(clientSecret);
  const paid = await admin.call(contract.captureCardPayment, { query: { id } });
  expect(paid.body.state, paid.text).toBe("captured");
  return paid.body;
}

const pay = async (admin: SignedInPerson, body: contract.PaymentOrder) =>
  payOrdered(admin, await order(admin, body));

async function giveBack(id: string, amount: string) {
  const body = { amount, reason: "Bought by mistake" };
  const answer = await operator.call(contract.refundPayment, { params: { id }, body });
  expect(answer.status, answer.text).toBe(200);
}

/** A company that bought an add-on and renewed a key while it paid a bigger plan. */
async function boughtMeanwhile() {
  const [small, big] = [
    await billing.sellPackage(undefined),
    await billing.sellPackage(undefined, { agentKeys: "20" }),
  ];
  const admin = await billing.admin();
  await pay(admin, { kind: "plan", packageId: small.id, currency: "USD" });
  await admin.call(contract.generateKeys, { body: { keyType: "client", count: 1 } });
  const state = async () => {
    const { keys, seats } = (await admin.call(contract.getSubscription)).body;
    const key = keys.find(({ keyType }) => keyType === "client");
    return {
      key: { id: key?.id ?? "", until: key?.expiryDate },
      agents: seats.find(({ keyType }) => keyType === "agent")?.seats,
    };
  };
  const first = await state();
  await billing.pass(73 * DAY_MS);
  const ordered = await order(admin, { kind: "plan", packageId: big.id, currency: "USD" });
  await billing.pass(60_000);
  const addon = await pay(admin, { kind: "addon", keyType: "agent", keyCount: 2 });
  const keys = await pay(admin, { kind: "keys", keyIds: [first.key.id] });
  const plan = await payOrdered(admin, ordered);
  const { rows } = await world.database.query<{ ends_at: Date }>(
    "select ends_at from payment_grant where payment_id = $1",
    [plan.id],
  );
  const planEnd = new Date((rows[0]?.ends_at.getTime() ?? 0) - 1).toISOString().slice(0, 10);
  return { first, addon, keys, plan, planEnd, state };
}

test("a renewed key whose money is given back lasts as long as the plan that was paid after it", async () => {
  const { first, keys, planEnd, state } = await boughtMeanwhile();
  await giveBack(keys.id, keys.total);
  const { until = "" } = (await state()).key;
  expect(until > (first.key.until ?? "")).toBe(true);
  expect(until).toBe(planEnd);
});

test("a plan that is given back after what was bought meanwhile gives none of that again", async () => {
  const { first, addon, keys, plan, state } = await boughtMeanwhile();
  await giveBack(addon.id, addon.total);
  expect((await state()).agents).toBe(20);
  await giveBack(keys.id, keys.total);
  await giveBack(plan.id, plan.total);
  expect(await state()).toEqual(first);
});
