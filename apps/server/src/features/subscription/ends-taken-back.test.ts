import * as contract from "@kilolane/contract";
import { beforeAll, expect, test } from "vitest";
import { useBillingWorld } from "../../../test/build-billing.ts";
import type { SignedInPerson } from "../../../test/harness.ts";

/* Until when a subscription lasts once money for the renewal of a key is given back. */

const billing = useBillingWorld();
const { world } = billing;
const DAY_MS = 86_400_000;
let operator: SignedInPerson;
let packages: readonly [small: string, big: string];
beforeAll(async () => {
  operator = await world.signInAs("ROLE_SUPERADMIN");
  const small = await billing.sellPackage(undefined);
  const big = await billing.sellPackage(undefined, { agentKeys: "20" });
  packages = [small.id, big.id];
});

async function pay(admin: SignedInPerson, body: contract.PaymentOrder) {
  const begun = await admin.call(contract.createCardPayment, { body });
  expect(begun.status, begun.text).toBe(200);
  await billing.stripe.pay(begun.body.clientSecret);
  const paid = await admin.call(contract.captureCardPayment, { query: { id: begun.body.id } });
  expect(paid.body.state, paid.text).toBe("captured");
  await billing.pass(60_000);
  return paid.body;
}

async function giveBack({ id, total }: { readonly id: string; readonly total: string }) {
  const body = { amount: total, reason: "Bought by mistake" };
  const answer = await operator.call(contract.refundPayment, { params: { id }, body });
  expect(answer.status, answer.text).toBe(200);
}

/** A company with a plan and two keys that last as long as it. */
async function begin() {
  const admin = await billing.admin();
  const plan = await pay(admin, { kind: "plan", packageId: packages[0], currency: "USD" });
  await admin.call(contract.generateKeys, { body: { keyType: "client", count: 2 } });
  const state = async () => {
    const { keys, endsAt, readOnlyAt } = (await admin.call(contract.getSubscription)).body;
    const clients = keys.filter(({ keyType }) => keyType === "client");
    const ends = clients.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ expiryDate }) => expiryDate);
    return { ids: clients.map(({ id }) => id).toSorted(), ends, endsAt, readOnlyAt };
  };
  const first = await state();
  await billing.pass(30 * DAY_MS);
  const renew = async (...keyIds: readonly string[]) => pay(admin, { kind: "keys", keyIds: [...keyIds] });
  return { admin, plan, first, state, renew };
}

test("a subscription that a renewed key made longer ends when it did once that money is given back", async () => {
  const { first, state, renew } = await begin();
  const renewal = await renew(...first.ids);
  expect((await state()).endsAt?.slice(0, 4)).not.toBe(first.endsAt?.slice(0, 4));
  await giveBack(renewal);
  expect(await state()).toEqual(first);
});

test("another renewed key still carries it, whichever of the two is given back first", async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ] as const) {
    const { first, state, renew } = await begin();
    const [one = "", two = ""] = first.ids;
    const renewals = [await renew(one), await renew(two)] as const;
    const longer = (await state()).endsAt;
    await giveBack(renewals[order[0]]);
    expect((await state()).endsAt).toBe(longer);
    await giveBack(renewals[order[1]]);
    expect(await state()).toEqual(first);
  }
});

test("a key that was renewed twice carries it to its second end, and to its first one no more", async () => {
  const { first, state, renew } = await begin();
  const [one = ""] = first.ids;
  const renewals = [await renew(one), await renew(one)] as const;
  const longest = (await state()).endsAt;
  await giveBack(renewals[0]);
  expect((await state()).endsAt).toBe(longest);
  await giveBack(renewals[1]);
  expect(await state()).toEqual(first);
});

test("a plan that is given back gives no renewal again whose money was given back while the plan counted it", async () => {
  const { admin, plan, first, state, renew } = await begin();
  const renewal = await renew(...first.ids);
  // asked for before the plan, answered after it
  await billing.stripe.fail(/refunds/, "reset-before", 1000);
  const body = { amount: renewal.total, reason: "Bought by mistake" };
  const unanswered = await operator.call(contract.refundPayment, { params: { id: renewal.id }, body });
  expect(unanswered.error?.code).toBe("payment-provider-down");
  await billing.stripe.heal();
  const bigger = await pay(admin, { kind: "plan", packageId: packages[1], currency: "USD" });
  await billing.pass(120_000);
  await billing.reconcile();
  const paid = await operator.call(contract.getAnyPayment, { params: { id: renewal.id } });
  expect(paid.body.state, paid.text).toBe("refunded");
  await giveBack(bigger);
  expect(await state()).toEqual(first);
  const { rows } = await world.database.query<{ payment_id: string }>(
    "select distinct payment_id from payment_grant where company_id = $1 and ended_at is null",
    [admin.user.company.id],
  );
  expect(rows.map(({ payment_id: id }) => id)).toEqual([plan.id]);
});
