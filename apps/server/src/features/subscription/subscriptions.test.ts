import * as contract from "@kilolane/contract";
import { beforeAll, expect, test } from "vitest";
import { packageForm, useBillingWorld } from "../../../test/build-billing.ts";
import type { SignedInPerson } from "../../../test/harness.ts";
import { readPdfText } from "../../../test/read-pdf-text.ts";
import { systemScope } from "../../../test/factories.ts";
import { sendNotices } from "./send-notices.ts";

/* Packages, and what a company has from buying one to its end. */

const billing = useBillingWorld();
const { world } = billing;
const DAY_MS = 86_400_000;
let operator: SignedInPerson;
beforeAll(async () => {
  operator = await world.signInAs("ROLE_SUPERADMIN");
});

/** Days pass; two nodes send what is due at once, and one of them again. */
async function turn(days: number) {
  await billing.pass(days * DAY_MS);
  const scope = systemScope(world.database);
  await Promise.all([sendNotices(scope, world.app), sendNotices(scope, world.app)]);
  await sendNotices(scope, world.app);
}

async function pay(admin: SignedInPerson, body: contract.PaymentOrder) {
  const begun = await admin.call(contract.createCardPayment, { body });
  if (begun.status !== 200) throw new Error(begun.text);
  await billing.stripe.pay(begun.body.clientSecret);
  const paid = await admin.call(contract.captureCardPayment, { query: { id: begun.body.id } });
  expect(paid.body.state).toBe("captured");
  return paid.body;
}

async function subscribed(changes?: object) {
  const [sold, admin] = [await billing.sellPackage(undefined, changes), await billing.admin()];
  await pay(admin, { kind: "plan", packageId: sold.id, currency: "USD" });
  return { sold, admin };
}

const quote = async (admin: SignedInPerson, order: contract.PaymentOrder) =>
  admin.call(contract.getPaymentQuote, { query: { order: JSON.stringify(order) } });
const decide = async (row: contract.Addon, decision: "approve" | "give" | "reject") =>
  operator.call(contract.decideAddonRequest, {
    params: { id: row.id },
    body: { decision, version: row.version },
  });
const subscriptionOf = async (admin: SignedInPerson) => (await admin.call(contract.getSubscription)).body;

test("a package is created, found, changed and withdrawn; mistakes are said at their fields", async () => {
  const made = await operator.call(contract.createPackage, { body: packageForm("Harbour") });
  expect(made.body).toMatchObject({ name: "Harbour", adminKeys: 2, companyCount: 0 });
  expect(made.body.prices).toEqual([
    { currency: "JPY", admin: "15000", agent: "7500", client: "3000", total: "67500" },
    { currency: "USD", admin: "100.00", agent: "50.00", client: "20.00", total: "450.00" },
  ]);
  const twice = await operator.call(contract.createPackage, { body: packageForm("harbour") });
  expect(twice.error.errors).toMatchObject([{ field: "name", code: "double" }]);
  const prices = [
    { currency: "JPY", admin: "1.5", agent: "1", client: "1" },
    { currency: "JPY", admin: "1", agent: "1", client: "1" },
    { currency: "XXQ", admin: "1", agent: "1", client: "1" },
  ];
  const wrong = await operator.call(contract.createPackage, { body: { ...packageForm("Quay"), prices } });
  expect(wrong.error.errors.map(({ field, code }) => `${field} ${code}`)).toEqual([
    "prices.0.admin too-many-decimals",
    "prices.1.currency double",
    "prices.2.currency unknown-currency",
  ]);
  const params = { id: made.body.id };
  const change = { ...packageForm("Harbour"), isOffered: false, version: made.body.version };
  expect((await operator.call(contract.updatePackage, { params, body: change })).body.isOffered).toBe(false);
  expect((await operator.call(contract.updatePackage, { params, body: change })).error.code).toBe(
    "version-conflict",
  );
  const admin = await billing.admin();
  const plans = await admin.call(contract.listPlans);
  expect(plans.body.content.map(({ name }) => name)).not.toContain("Harbour");
  const order = { kind: "plan" as const, packageId: made.body.id, currency: "USD" };
  expect((await quote(admin, order)).status).toBe(404);
  const found = await operator.call(contract.listPackages, { query: { search: "harb", show: "withdrawn" } });
  expect(found.body.content.map(({ name }) => name)).toEqual(["Harbour"]);
});

test("keys made while a plan runs end with it, within its numbers; a single key is renewed for another term", async () => {
  const { admin } = await subscribed();
  const made = await admin.call(contract.generateKeys, { body: { keyType: "client", count: 5 } });
  expect(new Set(made.body.content.map(({ expiryDate }) => expiryDate)).size).toBe(1);
  expect(
    (await admin.call(contract.generateKeys, { body: { keyType: "client", count: 1 } })).error.code,
  ).toBe("allotment-used");
  const [key] = made.body.content;
  if (key === undefined) throw new Error("no key");
  const order = { kind: "keys" as const, keyIds: [key.id] };
  expect((await quote(admin, order)).body).toMatchObject({ total: "20.00", currency: "USD" });
  await pay(admin, order);
  const after = await subscriptionOf(admin);
  expect(after.keys.find(({ id }) => id === key.id)?.expiryDate.slice(0, 4)).toBe("2028");
  expect(after.keys.filter(({ expiryDate }) => expiryDate.startsWith("2028"))).toHaveLength(1);
  const stranger = (await subscribed()).admin;
  expect((await stranger.call(contract.createCardPayment, { body: order })).status).toBe(404);
});

test("two payments of one key begun at the same moment leave one open intent", async () => {
  const { admin } = await subscribed();
  const { body } = await admin.call(contract.generateKeys, { body: { keyType: "agent", count: 2 } });
  const [one = "", two = ""] = body.content.map(({ id }) => id);
  const orders = [
    { kind: "keys" as const, keyIds: [one, two] },
    { kind: "keys" as const, keyIds: [one] },
  ];
  await Promise.all(orders.map((order) => admin.call(contract.createCardPayment, { body: order })));
  const { rows } = await world.database.query(
    "select count(*) as open from payment_line where is_open and key_id = $1",
    [one],
  );
  expect(rows).toEqual([{ open: 1 }]);
});

test("all keys are renewed for another term from the end of this one", async () => {
  const { admin } = await subscribed();
  await admin.call(contract.generateKeys, { body: { keyType: "agent", count: 3 } });
  await pay(admin, { kind: "all-keys" });
  const after = await subscriptionOf(admin);
  expect(after.endsAt?.slice(0, 4)).toBe("2028");
  expect(after.keys.every(({ expiryDate }) => expiryDate.startsWith("2028"))).toBe(true);
});

test("a bigger plan counts the days that are left of the old one; a smaller one waits for the end", async () => {
  const [big, small] = [
    await billing.sellPackage("Big", { agentKeys: "20" }),
    await billing.sellPackage("Small", { adminKeys: "1", agentKeys: "0", clientKeys: "0" }),
  ];
  const { admin } = await subscribed();
  await billing.pass(73 * DAY_MS);
  const order = { kind: "plan" as const, packageId: big.id, currency: "USD" };
  // 450.00 for 365 days, 291 whole ones are left
  const { body } = await quote(admin, order);
  expect(body.lines.at(-1)).toMatchObject({ kind: "credit", net: "-358.76" });
  expect(body.total).toBe("941.24");
  expect((await quote(admin, { ...order, packageId: small.id })).error.code).toBe("plan-covers-less");
  const yen = await quote(admin, { ...order, currency: "JPY" });
  expect(yen.error.errors[0]?.code).toBe("other-currency");
  await pay(admin, order);
  expect(await subscriptionOf(admin)).toMatchObject({ packageName: "Big", daysLeft: 365 });
});

test("an add-on is asked for, approved and paid for the days that are left; another is given", async () => {
  const { admin } = await subscribed();
  await billing.pass(73 * DAY_MS);
  const ask = async () =>
    (
      await admin.call(contract.requestAddon, {
        body: { keyType: "agent", keyCount: 2, note: "Two starters" },
      })
    ).body;
  const [paid, given, withdrawn] = [await ask(), await ask(), await ask()];
  expect((await decide(paid, "approve")).body.state).toBe("approved");
  expect((await decide(given, "give")).body.state).toBe("given");
  expect((await decide(given, "give")).status).toBe(409);
  const back = { params: { id: withdrawn.id }, query: { version: withdrawn.version } };
  expect((await (await billing.admin()).call(contract.withdrawAddon, back)).status).toBe(404);
  expect((await admin.call(contract.withdrawAddon, back)).body.state).toBe("withdrawn");
  const order = { kind: "approved-addon" as const, addonId: paid.id };
  expect((await quote(admin, order)).body.total).toBe("80.00");
  const stranger = (await subscribed()).admin;
  for (const endpoint of [contract.createCardPayment, contract.createPaypalPayment])
    expect((await stranger.call(endpoint, { body: order })).status).toBe(404);
  await pay(admin, order);
  expect((await admin.call(contract.createCardPayment, { body: order })).status).toBe(409);
  const seats = (await subscriptionOf(admin)).seats.find(({ keyType }) => keyType === "agent")?.seats;
  expect(seats).toBe(7);
  const { body } = await admin.call(contract.listAddons, { query: {} });
  expect(body.content.map(({ state }) => state).toSorted()).toEqual(["bought", "given", "withdrawn"]);
});

test("notices go out 30, 7 and 1 days before the end and at it, once each; then the company reads and pays only", async () => {
  const { admin } = await subscribed({ termMonths: "3" });
  const mails = async () => {
    const { rows } = await world.database.query<{ kind: string }>(
      "select data ->> 'kind' as kind from pgboss.job where name = 'notice-mail' and data ->> 'to' = $1 order by created_on",
      [admin.user.email],
    );
    return rows.map(({ kind }) => kind).filter((kind) => kind.startsWith("subscription"));
  };
  await turn(40);
  expect(await mails()).toEqual([]);
  for (const days of [25, 20, 5]) await turn(days);
  expect(await mails()).toEqual(["subscriptionEnds", "subscriptionEnds", "subscriptionEnds"]);
  await turn(3);
  expect((await mails()).at(-1)).toBe("subscriptionEnded");
  expect((await subscriptionOf(await world.signIn(admin.user))).state).toBe("grace");
  await turn(15);
  const back = await world.signIn(admin.user);
  expect((await subscriptionOf(back)).state).toBe("ended");
  const refused = await back.call(contract.generateKeys, { body: { keyType: "agent", count: 1 } });
  expect([refused.status, refused.error.code]).toEqual([403, "subscription-ended"]);
  expect((await back.call(contract.listKeys)).status).toBe(200);
  await pay(back, { kind: "all-keys" });
  expect((await back.call(contract.generateKeys, { body: { keyType: "agent", count: 1 } })).status).toBe(200);
});

test("a bank transfer renews once the operator has seen it; the papers name seller, buyer, tax and reference", async () => {
  const seller = await operator.call(contract.getBillingSeller);
  const address = { street: "1 Quay Road", zip: "10001", city: "New York", country: "US" };
  const tax = { taxName: "VAT", taxPercent: "19", bankName: "First Bank", bankAccount: "DE02 1203 0000" };
  await operator.call(contract.updateBillingSeller, {
    body: { name: "Kilolane Inc.", ...address, ...tax, taxNumber: "US-99", version: seller.body.version },
  });
  const [sold, admin] = [await billing.sellPackage(), await billing.admin()];
  const order = { kind: "plan" as const, packageId: sold.id, currency: "USD" };
  expect((await quote(admin, order)).body).toMatchObject({ net: "450.00", tax: "85.50", total: "535.50" });
  const { body } = await admin.call(contract.createBankTransfer, { body: order });
  expect(body.payment).toMatchObject({ state: "pending_payer", provider: "bank" });
  expect((await subscriptionOf(admin)).state).toBe("none");
  const params = { id: body.payment.id };
  expect((await (await billing.admin()).call(contract.cancelPayment, { params })).status).toBe(404);
  expect((await operator.call(contract.confirmBankTransfer, { params })).body.state).toBe("captured");
  expect((await operator.call(contract.confirmBankTransfer, { params })).status).toBe(409);
  expect((await subscriptionOf(admin)).state).toBe("active");
  const [row] = (await admin.call(contract.listPayments, { query: {} })).body.content;
  const invoice = row?.papers.find(({ kind }) => kind === "invoice");
  const paper = await admin.call(contract.downloadPaper, { params: { id: invoice?.id ?? "" } });
  const text = await readPdfText(paper.bytes);
  for (const part of [
    "Invoice",
    invoice?.number ?? "?",
    "Kilolane Inc.",
    "US-99",
    "VAT 19 %",
    "535.50 USD",
    row?.reference ?? "?",
  ])
    expect(text).toContain(part.replaceAll(" ", ""));
  const stranger = await billing.admin();
  expect((await stranger.call(contract.downloadPaper, { params: { id: invoice?.id ?? "" } })).status).toBe(
    404,
  );
  const sheet = await operator.call(contract.exportAllPayments, { query: {} });
  expect(sheet.text).toContain(admin.user.company.name);
  const forecast = await operator.call(contract.getRenewalForecast);
  expect(forecast.body.months.length).toBeGreaterThan(0);
});

test("a key that is suspended after it was ordered is renewed once the money is there", async () => {
  const { admin } = await subscribed();
  await admin.call(contract.generateKeys, { body: { keyType: "agent", count: 1 } });
  const agentKey = async () => (await subscriptionOf(admin)).keys.find(({ keyType }) => keyType === "agent");
  const ordered = await agentKey();
  const id = ordered?.id ?? "";
  const setActive = async (status: "active" | "suspended") =>
    admin.call(contract.setKeyActive, { query: { id, status, role: "agent" } });
  const { body } = await admin.call(contract.createBankTransfer, { body: { kind: "keys", keyIds: [id] } });
  expect((await setActive("suspended")).status).toBe(200);
  const params = { id: body.payment.id };
  const confirmed = await operator.call(contract.confirmBankTransfer, { params });
  expect(confirmed.body.state, confirmed.text).toBe("captured");
  await setActive("active");
  const renewed = await agentKey();
  expect(Date.parse(renewed?.expiryDate ?? "") - Date.parse(ordered?.expiryDate ?? "")).toBeGreaterThan(
    27 * DAY_MS,
  );
});

test("what is bought while a plan is being paid goes on beside it: its money is not in the plan's credit", async () => {
  const big = await billing.sellPackage("Bigger", { agentKeys: "20" });
  const { admin, sold } = await subscribed();
  await admin.call(contract.generateKeys, { body: { keyType: "client", count: 1 } });
  await billing.pass(73 * DAY_MS);
  const order = { kind: "plan" as const, packageId: big.id, currency: "USD" };
  const { body: transfer } = await admin.call(contract.createBankTransfer, { body: order });
  await billing.pass(DAY_MS);
  const key = (await subscriptionOf(admin)).keys.find(({ keyType }) => keyType === "client");
  await pay(admin, { kind: "addon", keyType: "agent", keyCount: 2 });
  await pay(admin, { kind: "keys", keyIds: [key?.id ?? ""] });
  const renewed = (await subscriptionOf(admin)).endsAt;
  const params = { id: transfer.payment.id };
  const booked = await operator.call(contract.confirmBankTransfer, { params });
  expect(booked.body.state, booked.text).toBe("captured");

  const stateOf = async () => {
    const { packageName, endsAt, seats } = await subscriptionOf(admin);
    return { packageName, endsAt, agents: seats.find(({ keyType }) => keyType === "agent")?.seats };
  };
  expect(await stateOf()).toEqual({ packageName: "Bigger", endsAt: renewed, agents: 22 });
  const { rows } = await world.database.query(
    "select kind from payment_grant where company_id = $1 and ended_at is null order by granted_at",
    [admin.user.company.id],
  );
  expect(rows).toEqual([{ kind: "addon" }, { kind: "key" }, { kind: "plan" }]);
  // all of the plan's money back leaves what was there before it, and what was bought meanwhile
  const { total: amount } = booked.body;
  await operator.call(contract.refundPayment, { params, body: { amount, reason: "Ordered by mistake" } });
  expect(await stateOf()).toEqual({ packageName: sold.name, endsAt: renewed, agents: 5 });
});
