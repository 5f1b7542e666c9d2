import * as contract from "@kilolane/contract";
import { afterEach, expect, test } from "vitest";
import { useBillingWorld } from "../../../test/build-billing.ts";
import { coverEndpoint } from "../../../test/cover.ts";
import type { SignedInPerson } from "../../../test/harness.ts";

/* Payments by PayPal: approved on PayPal's page, captured by us. */

const billing = useBillingWorld({ patienceMs: 600 });
const { world } = billing;

afterEach(async () => {
  await billing.paypal.heal();
  await billing.paypal.decideCaptures("COMPLETED");
  const { held, captured, granted, refunded } = await billing.sums();
  expect({ granted, held }).toEqual({ granted: captured, held: captured - refunded });
});

async function begin(admin: SignedInPerson, currency = "USD") {
  await billing.paypal.holdEvents(true);
  const sold = await billing.sellPackage();
  const body = { kind: "plan" as const, packageId: sold.id, currency };
  return admin.call(contract.createPaypalPayment, { body });
}

const capture = async (admin: SignedInPerson, token: string) =>
  admin.call(contract.capturePaypalPayment, { query: { token } });

const stateOf = async (admin: SignedInPerson) =>
  (await admin.call(contract.listPayments, { query: {} })).body.content[0]?.state;

test("approved at PayPal and captured by the token: once, for that company alone", async () => {
  const [admin, stranger] = [await billing.admin(), await billing.admin()];
  const begun = await begin(admin);
  expect(new URL(begun.body.approveUrl).searchParams.get("token")).toBe(begun.body.id);
  const early = await capture(admin, begun.body.id);
  expect([early.status, early.error.code]).toEqual([409, "payment-not-ready"]);
  await billing.paypal.approve(begun.body.id);
  const foreign = await capture(stranger, begun.body.id);
  const done = await capture(admin, begun.body.id);
  expect([foreign.status, done.body.state, done.body.total]).toEqual([404, "captured", "450.00"]);
  expect((await capture(admin, begun.body.id)).body).toEqual(done.body);
  const listed = await admin.call(contract.listPayments, { query: {} });
  const agrees = listed.body.content[0]?.state === "captured";
  coverEndpoint("POST", "/paypal/renew-key/create-payment", {
    status: begun.status,
    readBack: { through: "GET /payments", agrees },
    foreign: { noRecord: "names no record" },
  });
  coverEndpoint("GET", "/paypal/capture", {
    status: done.status,
    readBack: { through: "GET /payments", agrees },
    foreign,
  });
});

test("an amount without decimals goes to PayPal as it is written there", async () => {
  const admin = await billing.admin();
  const begun = await begin(admin, "JPY");
  expect(await billing.paypal.getOrder(begun.body.id)).toMatchObject({ value: "67500", currency: "JPY" });
});

test("a token that ended is replaced, and one refresh serves many calls at once", async () => {
  const admin = await billing.admin();
  await begin(admin);
  await billing.paypal.endTokens();
  const begun = await begin(await billing.admin());
  expect(begun.status).toBe(200);
});

test("money that is pending waits for its event; denied money renews nothing", async () => {
  const [waiting, denied] = [await billing.admin(), await billing.admin()];
  await billing.paypal.decideCaptures("PENDING");
  const [one, two] = [await begin(waiting), await begin(denied)];
  for (const begun of [one, two]) await billing.paypal.approve(begun.body.id);
  expect((await capture(waiting, one.body.id)).error.code).toBe("payment-not-ready");
  expect((await capture(denied, two.body.id)).error.code).toBe("payment-not-ready");
  await billing.paypal.settle(one.body.id, "COMPLETED");
  await billing.paypal.settle(two.body.id, "DENIED");
  for (const event of (await billing.paypal.listEvents()).slice(-2))
    expect(await billing.paypal.deliverEvent(event)).toBe(200);
  expect([await stateOf(waiting), await stateOf(denied)]).toEqual(["captured", "failed"]);
  expect((await denied.call(contract.getSubscription)).body.state).toBe("none");
});

test("an instrument that is declined renews nothing", async () => {
  const admin = await billing.admin();
  const begun = await begin(admin);
  await billing.paypal.approve(begun.body.id);
  await billing.paypal.decideCaptures("DECLINED");
  const refused = await capture(admin, begun.body.id);
  expect(refused.error.code).toBe("payment-not-ready");
  expect((await admin.call(contract.listPayments, { query: {} })).body.content[0]).toMatchObject({
    state: "failed",
    problem: "INSTRUMENT_DECLINED",
  });
});

test.each(["timeout-after", "reset-after", "500-after", "malformed"] as const)(
  "a capture whose answer is lost (%s) is found captured and given for once",
  async (fault) => {
    const admin = await billing.admin();
    const begun = await begin(admin);
    await billing.paypal.approve(begun.body.id);
    await billing.paypal.fail(/capture$/, fault, 3);
    expect((await capture(admin, begun.body.id)).body.state).toBe("captured");
  },
);

test("an approval whose browser is gone is captured by its event; a forged event is refused", async () => {
  const admin = await billing.admin();
  const begun = await begin(admin);
  await billing.paypal.approve(begun.body.id);
  const event = (await billing.paypal.listEvents()).findLast(
    ({ type }) => type === "CHECKOUT.ORDER.APPROVED",
  );
  if (event === undefined) throw new Error("no event");
  const forged = { ...event, raw: event.raw.replace("APPROVED", "APPR0VED") };
  const headers = { "paypal-transmission-sig": "x" };
  expect(await billing.paypal.deliverEvent(event, headers)).toBe(404);
  expect(await billing.paypal.deliverEvent({ ...forged, id: event.id }, headers)).toBe(404);
  expect(await billing.paypal.deliverEvent(event)).toBe(200);
  expect((await admin.call(contract.getSubscription)).body.state).toBe("active");
});

test("a part of the money back leaves what it bought, all of it takes it back; a lost answer refunds once", async () => {
  const admin = await billing.admin();
  const operator = await world.signInAs("ROLE_SUPERADMIN");
  const begun = await begin(admin);
  await billing.paypal.approve(begun.body.id);
  await capture(admin, begun.body.id);
  const refund = async (amount: string) =>
    operator.call(contract.refundPayment, {
      params: { id: begun.body.paymentId },
      body: { amount, reason: "As agreed" },
    });
  expect((await refund("50.001")).error.errors[0]?.code).toBe("too-many-decimals");
  expect((await refund("450.01")).error.errors[0]?.code).toBe("too-large");
  await billing.paypal.fail(/refund$/, "timeout-after");
  expect((await refund("50")).body).toMatchObject({ state: "captured", refunded: "50.00" });
  expect((await admin.call(contract.getSubscription)).body.state).toBe("active");
  await billing.paypal.fail(/refund$/, "500-after", 3);
  expect((await refund("400")).status).toBe(503);
  await billing.pass(3 * 60_000);
  await billing.reconcile();
  expect((await admin.call(contract.listPayments, { query: {} })).body.content[0]).toMatchObject({
    state: "refunded",
    refunded: "450.00",
  });
  expect((await refund("1")).status).toBe(409);
  expect((await admin.call(contract.getSubscription)).body.state).toBe("none");
});
