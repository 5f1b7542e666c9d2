import * as contract from "@kilolane/contract";
import { beforeAll, expect, test } from "vitest";
import { packageForm } from "../../../test/build-billing.ts";
import { buildPayments } from "../../../test/build-payments.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";

const world = useTestWorld();
const operator = usePerson(world, "ROLE_SUPERADMIN");
const rich = usePerson(world, "ROLE_FFADMIN");
const poor = usePerson(world, "ROLE_FFADMIN");

/** Two companies that paid and got something back, one of them in yen and in the last second of September. */
beforeAll(async () => {
  const { database } = world;
  await buildPayments(world, rich);
  await buildPayments(world, poor);
  const [first, second] = [rich.user.company.id, poor.user.company.id];
  await database.query(
    "update payment_capture set captured_at = '2026-10-01T00:00:00Z' where company_id = $1",
    [first],
  );
  await database.query(
    `update payment_capture set captured_at = '2026-09-30T23:59:59.999Z', currency = 'JPY' where company_id = $1`,
    [second],
  );
  await database.query(
    `update payment_refund set done_at = '2026-10-31T12:00:00Z',
       currency = case company_id when $1 then 'USD' else 'JPY' end`,
    [first],
  );
  await database.query(
    `update subscription_addon set created_at = '2026-10-15T00:00:00Z', key_count = 7 where company_id = $1`,
    [first],
  );
  await database.query("update subscription_addon set created_at = '2026-01-01' where company_id = $1", [
    second,
  ]);
});

const ask = async (from: string, to: string) =>
  (await operator.call(contract.getPlatformBilling, { query: { from, to } })).body;

test("money counts on the day it came or went back, each currency alone", async () => {
  const october = await ask("2026-10-01", "2026-10-31");
  expect(october.money).toEqual([
    { currency: "JPY", payments: 0, received: "0", refunded: "1000", formerReceived: "5000" },
    { currency: "USD", payments: 1, received: "50.00", refunded: "10.00", formerReceived: "0.00" },
  ]);
  const both = await ask("2026-09-30", "2026-10-31");
  expect(both.months).toEqual([
    { month: "2026-10", currency: "JPY", payments: 0, received: "0", refunded: "1000" },
    { month: "2026-10", currency: "USD", payments: 1, received: "50.00", refunded: "10.00" },
    { month: "2026-09", currency: "JPY", payments: 1, received: "5000", refunded: "0" },
  ]);
  expect((await ask("2026-10-01", "2026-10-30")).money.map(({ refunded }) => refunded)).toEqual([
    "0",
    "0.00",
  ]);
});

test("a figure opens the payments whose money it counts", async () => {
  const find = async (receivedIn: string, receivedFrom: string, receivedTo: string) => {
    const query = { receivedIn, receivedFrom, receivedTo };
    const { body } = await operator.call(contract.listAllPayments, { query });
    return [body.total, body.content.map(({ companyId }) => companyId)];
  };
  expect(await find("USD", "2026-10-01", "2026-10-31")).toEqual([1, [rich.user.company.id]]);
  expect(await find("JPY", "2026-10-01", "2026-10-31")).toEqual([0, []]);
  expect(await find("JPY", "2026-09-30", "2026-09-30")).toEqual([1, [poor.user.company.id]]);
  const refused = await operator.call(contract.listAllPayments, { query: { receivedFrom: "2026-02-30" } });
  expect([refused.status, refused.error.errors[0]?.field]).toEqual([400, "receivedFrom"]);
});

test("add-ons count by the day they were asked for", async () => {
  const { addons } = await ask("2026-10-01", "2026-10-31");
  expect(addons.filter(({ requests }) => requests > 0)).toEqual([
    { state: "rejected", requests: 1, keys: 7 },
  ]);
});

test("each approved forwarder is in one state of subscription, and in the package it has", async () => {
  const { body: sold } = await operator.call(contract.createPackage, { body: packageForm("Harbour") });
  const now = world.app.clock.now().getTime();
  const day = (days: number) => new Date(now + days * 86_400_000).toISOString();
  await world.database.query(
    `insert into subscription (company_id, package_id, currency, admin_keys, agent_keys, client_keys, started_at, ends_at,
       read_only_at) values ($1, $3, 'USD', 2, 3, 5, $4, $5, $6), ($2, $3, 'USD', 1, 0, 0, $4, $4, $5)`,
    [rich.user.company.id, poor.user.company.id, sold.id, day(-90), day(20), day(34)],
  );
  const { states, packages } = await ask("2026-10-01", "2026-10-31");
  const { rows } = await world.database.query<{ count: number }>(
    "select count(*) from company where kind = 'forwarder' and approval = 'approved'",
  );
  expect(states.reduce((sum, { companies }) => sum + companies, 0)).toBe(rows[0]?.count);
  expect(states).toContainEqual({ state: "ending", companies: 1 });
  expect(states).toContainEqual({ state: "grace", companies: 1 });
  expect(packages).toEqual([{ packageId: sold.id, name: "Harbour", companies: 2, keys: 11 }]);
});
