import * as contract from "@kilolane/contract";
import { beforeAll, expect, test } from "vitest";
import { FORM, useMarket } from "../../../test/build-market.ts";
import { systemScope } from "../../../test/factories.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";
import { updateMonthSums } from "./update-month-sums.ts";

const world = useTestWorld();
const market = useMarket(world);
const operator = usePerson(world, "ROLE_SUPERADMIN");
const WIDE = { from: "2024-06-01", to: "2026-12-31" };

/** Quotations of two companies over several days and in several states. */
beforeAll(async () => {
  for (const { admin } of [market.ours, market.theirs]) {
    for (let count = 0; count < 3; count += 1) {
      const { request_id, options } = (await admin.call(contract.createQuotation, { body: FORM })).body;
      const query = { request_id, quote_id: options[0]?.quote_id ?? "" };
      expect((await admin.call(contract.saveQuotation, { query, body: {} })).status).toBe(200);
    }
  }
  await world.database.query(
    `update quotation q set status = (array['accepted', 'rejected', 'draft'])[1 + n.place % 3],
       created_at = timestamptz '2026-11-01T23:59:57Z' + n.place * interval '1 second'
     from (select id, (row_number() over (order by id))::integer as place from quotation) n where n.id = q.id`,
  );
});

interface Row {
  readonly company_id: string;
  readonly status: string;
  readonly day: string;
  readonly lane: string;
  readonly usd: string;
}

/** The same sums, worked out of the rows one by one. */
function sumsOf(rows: readonly Row[]) {
  const accepted = rows.filter(({ status }) => status === "accepted");
  const cents = accepted.reduce((sum, { usd }) => sum + Math.round(Number(usd) * 10_000), 0);
  return {
    quotations: rows.length,
    accepted: accepted.length,
    rejected: rows.filter(({ status }) => status === "rejected").length,
    acceptedUsd: (cents / 10_000).toFixed(2),
  };
}

async function readRows(): Promise<Row[]> {
  const { rows } = await world.database.query<Row>(
    `select company_id, status, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day,
       from_airport || '-' || to_airport as lane, sell_total_usd as usd from quotation`,
  );
  return rows;
}

/** The answer of a period, compared with the rows of its days one by one. */
async function expectRows(query: { readonly from: string; readonly to: string }) {
  const rows = (await readRows()).filter(({ day }) => query.from <= day && day <= query.to);
  const { body, text, status } = await operator.call(contract.getPlatformQuotations, { query });
  expect(status, text).toBe(200);
  expect(body.current).toEqual({
    ...sumsOf(rows),
    companies: new Set(rows.map(({ company_id }) => company_id)).size,
  });
  const days = [...Map.groupBy(rows, ({ day }) => day)].toSorted(([a], [b]) => a.localeCompare(b));
  expect(body.perDay).toEqual(days.map(([day, own]) => ({ ...sumsOf(own), day })));
  const companies = Map.groupBy(rows, ({ company_id }) => company_id);
  for (const { name: _name, companyId, ...sums } of body.companies)
    expect(sums).toEqual(sumsOf(companies.get(companyId) ?? []));
  expect(body.companies).toHaveLength(companies.size);
  const lanes = Map.groupBy(rows, ({ lane }) => lane);
  for (const { origin, destination, ...sums } of body.lanes)
    expect(sums).toEqual(sumsOf(lanes.get(`${origin}-${destination}`) ?? []));
  expect(body.lanes).toHaveLength(lanes.size);
  expect(text).not.toMatch(/buy|cost|margin|profit/i);
  return body;
}

test("sums, days, companies and lanes of a period are those of the rows", async () => {
  const body = await expectRows(WIDE);
  expect(body.perDay.length).toBeGreaterThan(1);
  expect(body.current.companies).toBe(2);
});

const PERIODS = [
  WIDE,
  { from: "2026-10-01", to: "2026-11-30" },
  { from: "2026-10-15", to: "2026-11-01" },
  { from: "2026-09-30", to: "2026-12-01" },
];
const sumMonths = () => updateMonthSums(systemScope(world.database));

test("sums of whole months agree with the rows while rows come, change and go", async () => {
  const { database } = world;
  const steps = [
    "update quotation set created_at = '2026-10-31T23:59:59.9Z', status = 'accepted' where status = 'draft'",
    "update quotation set sell_total_usd = sell_total_usd + 0.25 where status = 'accepted'",
    "update quotation set status = 'rejected' where created_at < '2026-11-01' and company_id = (select min(company_id::text)::uuid from quotation)",
    "update quotation set created_at = '2025-12-31T23:59:59Z' where id = (select max(id::text)::uuid from quotation)",
    "update quotation set to_airport = 'MUC' where status = 'rejected'",
  ];
  await sumMonths();
  for (const step of steps) {
    await database.query(step);
    for (const period of PERIODS) await expectRows(period);
    await sumMonths();
    for (const period of PERIODS) await expectRows(period);
  }
});

const quotations = async () =>
  (await operator.call(contract.getPlatformQuotations, { query: WIDE })).body.current.quotations;

test("a month is read from its sums until something in it changes", async () => {
  const { database } = world;
  await sumMonths();
  const before = await quotations();
  await database.query(
    "update quotation_month_sum set quotations = quotations + 1000 where dimension = 'day'",
  );
  expect(await quotations()).toBeGreaterThan(before);
  await database.query("update quotation set sell_total_usd = sell_total_usd + 1");
  expect(await quotations()).toBe(before);
  await sumMonths();
  expect(await quotations()).toBe(before);
  await database.query("delete from quotation_month");
  expect(await quotations()).toBe(before);
});

test("a period ends with its last day, and the period before is as long", async () => {
  const rows = await readRows();
  const query = { from: "2026-11-02", to: "2026-11-02" };
  const { body } = await operator.call(contract.getPlatformQuotations, { query });
  expect(body).toMatchObject({ beforeFrom: "2026-11-01", beforeTo: "2026-11-01" });
  expect(body.current.quotations).toBe(rows.filter(({ day }) => day === "2026-11-02").length);
  expect(body.before.quotations).toBe(rows.filter(({ day }) => day === "2026-11-01").length);
});

test("companies, people and keys are counted once each", async () => {
  const { body: accounts } = await operator.call(contract.getPlatformAccounts);
  const { rows: people } = await world.database.query<{ count: string }>("select count(*) from user_account");
  const counted = accounts.people.reduce((sum, row) => sum + row.people, 0);
  expect(counted).toBe(Number(people[0]?.count));
  const { body: licences } = await operator.call(contract.getPlatformLicences);
  const { rows: keys } = await world.database.query<{ count: string }>("select count(*) from licence_key");
  expect(licences.types.reduce((sum, row) => sum + row.keys, 0)).toBe(Number(keys[0]?.count));
  for (const { keys: all, used, assigned, free, suspended, expired } of licences.types)
    expect(used + assigned + free + suspended + expired).toBe(all);
});

test("a period that is none is refused, and nobody but the operator asks", async () => {
  const wrong = await operator.send(contract.getPlatformQuotations, {
    query: { from: "2026-11-02", to: "2026-11-01" },
  });
  expect(wrong.error.errors).toMatchObject([{ field: "to", code: "before-start" }]);
  expect((await market.ours.admin.call(contract.getPlatformQuotations, { query: WIDE })).status).toBe(403);
});
