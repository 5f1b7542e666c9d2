import {
  countKeysByType,
  countQuotationsByUser,
  countUsersByRole,
  getQuotationRevenue,
  listQuotationLosses,
  listQuotationMargins,
  listQuotations,
  listTopDestinations,
  listTopUsers,
  type QuotationResult,
} from "@kilolane/contract";
import { parseCalendarDate } from "@kilolane/domain";
import { beforeAll, expect, it } from "vitest";
import { coverEndpoint } from "../../../test/cover.ts";
import { buildKey } from "../../../test/build-keys.ts";
import { companyScopeOf, systemScope } from "../../../test/factories.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";
import { type CompanyTransaction, withTransaction } from "../../db/transaction.ts";
import { findDayResults, getPeriodResult } from "./reads.ts";

const world = useTestWorld();
const admin = usePerson(world, "ROLE_FFADMIN");
const agent = usePerson(world, "ROLE_FFAGENT", () => ({ company: admin.user.company }));
const rival = usePerson(world, "ROLE_FFADMIN");

const PERIOD = { from: "2026-03-01", to: "2026-03-31" };
const ROWS = 3_000;

/** Quotations of two months, of two owners, in every state; every figure of them follows from its number. */
const MANY = `
  insert into quotation (main_airline_id, id, company_id, number, request_id, status, owner_user_id, inquirer_company, from_airport,
    to_airport, ready_date, goods_type, chargeable_weight_kg, gross_weight_kg, currency, buy_total, sell_total,
    sell_total_usd, profit_usd, valid_until, expires_at, search_text, created_at, sent_at)
  select (array[null, 1, 2])[1 + n % 3], gen_random_uuid(), $1, 'X-2026-' || lpad(n::text, 6, '0'), gen_random_uuid(),
    (array['draft', 'sent', 'accepted', 'accepted', 'rejected', 'cancelled'])[1 + n * 7 % 6],
    case when n % 3 = 0 then $3::uuid else $2::uuid end, 'Client ' || n % 5,
    (array['JFK', 'ORD'])[1 + n % 2], (array['FRA', 'NRT', 'LHR', 'CDG'])[1 + n * n % 4],
    '2026-05-01', 'General', 100, 90, 'USD', 85, 100, 100.05 + n % 97, (n % 53) - 5.5,
    '2026-05-01', '2026-05-02', 'x', timestamptz '2026-02-01 00:00Z' + make_interval(mins => n * 29),
    case when n * 7 % 6 > 0
      then timestamptz '2026-02-01 00:00Z' + make_interval(mins => n * 29 + n % 180) end
  from generate_series(1, $4::integer) as n`;

const REJECTIONS = `
  insert into quotation_event (company_id, quotation_id, version, kind, detail)
  select company_id, id, 1, 'rejected', jsonb_build_object('reason',
    (array['Too expensive', ' too expensive ', 'Too late'])[1 + right(number, 6)::integer / 6 % 3])
  from quotation where company_id = $1 and status = 'rejected'`;

interface Row {
  readonly owner: string;
  readonly status: string;
  readonly client: string;
  readonly lane: string;
  readonly airline: number | null;
  readonly day: string;
  readonly cents: number;
  readonly profit: number;
  readonly minutes: number | null;
}

/** The rows that a figure of the period counts, as they are stored. */
async function readRows(from = PERIOD.from, to = PERIOD.to): Promise<Row[]> {
  const { rows } = await world.database.query<Row>(
    `select owner_user_id as owner, status, inquirer_company as client, from_airport || '-' || to_airport as lane,
       main_airline_id as airline,
       to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, (sell_total_usd * 100)::integer as cents,
       (profit_usd * 100)::integer as profit, (extract(epoch from sent_at - created_at) / 60)::integer as minutes
     from quotation where company_id = $1`,
    [admin.user.company.id],
  );
  return rows.filter(({ day }) => from <= day && day <= to);
}

const dollars = (cents: number) => (cents / 100).toFixed(2);
const percent = (part: number, whole: number) =>
  whole === 0 ? null : (Math.round((part * 1000) / whole) / 10).toFixed(1);

/** What the rows come to, worked out without SQL. */
function resultOf(rows: readonly Row[]): QuotationResult {
  const accepted = rows.filter(({ status }) => status === "accepted");
  const rejected = rows.filter(({ status }) => status === "rejected").length;
  const revenue = accepted.reduce((sum, { cents }) => sum + cents, 0);
  const profit = accepted.reduce((sum, row) => sum + row.profit, 0);
  return {
    quotations: rows.length,
    accepted: accepted.length,
    rejected,
    revenueUsd: dollars(revenue),
    profitUsd: dollars(profit),
    marginPercent: percent(profit, revenue),
    winPercent: percent(accepted.length, accepted.length + rejected),
  };
}

const groups = (rows: readonly Row[], by: (row: Row) => string) =>
  new Map([...Map.groupBy(rows, by)].map(([key, own]) => [key, resultOf(own)]));

beforeAll(async () => {
  await withTransaction(
    systemScope(world.database),
    async (tx) => {
      const { user } = admin;
      await tx.query(MANY, [user.company.id, user.id, agent.user.id, ROWS]);
      await tx.query(MANY, [rival.user.company.id, rival.user.id, rival.user.id, 40]);
      await tx.query(REJECTIONS, [user.company.id]);
    },
    { statementTimeoutMs: 60_000 },
  );
  await world.database.query("vacuum (analyze) quotation");
});

it("a period's figures are those of its rows, beside the days before", async () => {
  const { body } = await admin.call(getQuotationRevenue, { query: PERIOD });
  const rows = await readRows();
  expect(rows.length).toBeGreaterThan(500);
  const waits = rows.flatMap(({ minutes }) => (minutes === null ? [] : [minutes])).toSorted((a, b) => a - b);
  const middle = ((waits[(waits.length - 1) >> 1] ?? 0) + (waits[waits.length >> 1] ?? 0)) / 2;
  expect(body.current).toEqual({
    ...resultOf(rows),
    sent: waits.length,
    minutesToSend: Math.round(middle),
  });
  expect(body).toMatchObject({ ...PERIOD, beforeFrom: "2026-01-29", beforeTo: "2026-02-28" });
  expect(body.before).toMatchObject(resultOf(await readRows("2026-01-29", "2026-02-28")));
  const days = groups(rows, ({ day }) => day);
  expect(body.perDay.map(({ day }) => day)).toEqual([...days.keys()].toSorted());
  for (const { day, ...figures } of body.perDay) expect(days.get(day)).toMatchObject(figures);
});

it("destinations, people, clients and lanes are those of the rows, each ranked", async () => {
  const rows = await readRows();
  const { airports } = (await admin.call(listTopDestinations, { query: PERIOD })).body;
  const byAirport = groups(rows, ({ lane }) => lane.slice(4));
  expect(new Set(airports.map(({ airport }) => airport))).toEqual(new Set(byAirport.keys()));
  for (const { airport, city: _city, country: _country, ...figures } of airports)
    expect(figures).toEqual(byAirport.get(airport));
  const counts = airports.map(({ quotations }) => quotations);
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  const byOwner = groups(rows, ({ owner }) => owner);
  for (const metric of ["quotations", "accepted", "revenue", "profit", "margin", "won"] as const) {
    const { users } = (await admin.call(listTopUsers, { query: { ...PERIOD, metric } })).body;
    expect(users).toHaveLength(2);
    for (const { userId, name: _name, ...figures } of users) expect(figures).toEqual(byOwner.get(userId));
  }
  const [best, next] = (await admin.call(listTopUsers, { query: { ...PERIOD, metric: "revenue" } })).body
    .users;
  expect(Number(best?.revenueUsd)).toBeGreaterThan(Number(next?.revenueUsd));
  for (const [by, keyOf] of [
    ["client", ({ client }: Row) => client],
    ["lane", ({ lane }: Row) => lane],
  ] as const) {
    const expected = groups(rows, keyOf);
    const answer = (await admin.call(listQuotationMargins, { query: { ...PERIOD, by } })).body;
    expect(answer.groups.length).toBe(expected.size);
    for (const { name, inquirerId: _id, airlineId, places, ...figures } of answer.groups) {
      expect(figures).toEqual(expected.get(name));
      expect(airlineId).toBeNull();
      expect(places?.from.city).toBe(
        by === "client" ? undefined : name.startsWith("JFK") ? "New York" : "Chicago",
      );
    }
  }
});

it("margins by airline are those of the rows, and each opens its list", async () => {
  const expected = groups(await readRows(), ({ airline }) => String(airline));
  const answer = (await admin.call(listQuotationMargins, { query: { ...PERIOD, by: "airline" } })).body;
  expect(answer.groups).toHaveLength(3);
  for (const { name, inquirerId: _id, airlineId, places: _places, ...figures } of answer.groups) {
    expect(figures).toEqual(expected.get(String(airlineId)));
    expect(name === "").toBe(airlineId === null);
    if (airlineId === null) continue;
    const filter = { mainAirline: airlineId, createdFrom: PERIOD.from, createdTo: PERIOD.to };
    const { body } = await admin.call(listQuotations, { query: { filter: JSON.stringify(filter) } });
    expect(body.total).toBe(figures.quotations);
  }
});

it("each count equals the list that it opens", async () => {
  const { users } = (await admin.call(countQuotationsByUser, { query: PERIOD })).body;
  expect(users).toHaveLength(2);
  for (const { userId, quotations, byStatus } of users) {
    const filter = { owner: userId, createdFrom: PERIOD.from, createdTo: PERIOD.to };
    const list = await admin.call(listQuotations, { query: { filter: JSON.stringify(filter) } });
    expect(list.body.total).toBe(quotations);
    expect(list.body.counts).toMatchObject(byStatus);
  }
});

it("losses are grouped by their reason, whatever its case", async () => {
  const rejected = (await readRows()).filter(({ status }) => status === "rejected");
  const { body } = await admin.call(listQuotationLosses, { query: PERIOD });
  expect(body.rejected).toBe(rejected.length);
  expect(body.lostUsd).toBe(dollars(rejected.reduce((sum, { cents }) => sum + cents, 0)));
  const reasons = body.reasons.map(({ reason }) => reason.toLowerCase());
  expect(reasons.toSorted()).toEqual(["too expensive", "too late"]);
  expect(body.reasons.reduce((sum, { quotations }) => sum + quotations, 0)).toBe(rejected.length);
});

it("an agent counts the own quotations alone unless the company opens all; a rival its own", async () => {
  const own = (await readRows()).filter(({ owner }) => owner === agent.user.id);
  expect((await agent.call(getQuotationRevenue, { query: PERIOD })).body.current).toMatchObject(
    resultOf(own),
  );
  expect((await agent.call(listTopUsers, { query: PERIOD })).body.users).toHaveLength(1);
  const query = { from: "2026-01-01", to: "2026-12-31" };
  expect((await rival.call(getQuotationRevenue, { query })).body.current.quotations).toBe(40);
});

it("people and keys of the company are counted by role and by type", async () => {
  expect((await admin.call(countUsersByRole, {})).body).toEqual({
    total: 2,
    roles: [
      { role: "ROLE_FFADMIN", users: 1, active: 1 },
      { role: "ROLE_FFAGENT", users: 1, active: 1 },
    ],
  });
  await buildKey(world, admin.user, { keyType: "agent" });
  const agents = (await admin.call(countKeysByType, {})).body.types.find(({ type }) => type === "agent");
  expect(agents).toMatchObject({ keys: 1, free: 1, used: 0 });
  expect((await rival.call(countKeysByType, {})).body.types).toEqual([]);
});

it("every figure of the specification counts our rows, and none of them for a rival", async () => {
  const rows = await readRows();
  const owners = new Set(rows.map(({ owner }) => owner));
  const lanes = groups(rows, ({ lane }) => lane.slice(4));
  const query = PERIOD;
  const figures = [
    [
      "quotation-quote-revenue",
      rows.length,
      async (who: typeof admin) => (await who.call(getQuotationRevenue, { query })).body.current.quotations,
    ],
    [
      "top-airport/to-station",
      lanes.size,
      async (who: typeof admin) => (await who.call(listTopDestinations, { query })).body.airports.length,
    ],
    [
      "quotation-count/group-by-user",
      owners.size,
      async (who: typeof admin) => (await who.call(countQuotationsByUser, { query })).body.users.length,
    ],
    [
      "top-user-by-quote",
      owners.size,
      async (who: typeof admin) => (await who.call(listTopUsers, { query })).body.users.length,
    ],
    // a rival has no colleague but itself
    ["user-count", 1, async (who: typeof admin) => (await who.call(countUsersByRole, {})).body.total - 1],
    [
      "user-key/count-chart",
      1,
      async (who: typeof admin) => (await who.call(countKeysByType, {})).body.types.length,
    ],
  ] as const;
  // as the specification calls them: without days
  for (const endpoint of [getQuotationRevenue, listTopDestinations, countQuotationsByUser, listTopUsers])
    expect((await admin.call(endpoint, {})).status).toBe(200);
  for (const [path, expected, count] of figures) {
    coverEndpoint("GET", `/ffcompany-statistics/${path}`, {
      status: 200,
      readBack: { through: "rows of the database", agrees: (await count(admin)) === expected },
      foreign: { found: await count(rival) },
    });
  }
});

it("a period that ends before it begins, or is too long, is refused at its field", async () => {
  for (const [query, field] of [
    [{ from: "2026-03-02", to: "2026-03-01" }, "to"],
    [{ from: "2020-01-01", to: "2026-03-01" }, "from"],
    [{ from: "March" }, "from"],
  ] as const) {
    const { status, error } = await admin.call(getQuotationRevenue, { query });
    expect([status, error.errors[0]?.field]).toEqual([400, field]);
  }
});

it("an index narrows figures to their days under row-level security", async () => {
  const plans: string[] = [];
  await withTransaction(companyScopeOf(world.database, admin.user), async (tx) => {
    // whether an index can serve the days under row-level security, not what a planner prefers at this size
    await tx.query("set local enable_seqscan = off");
    const query: CompanyTransaction["query"] = async (statement, values) => {
      const { rows } = await tx.query<{ "QUERY PLAN": string }>(`explain ${statement}`, values);
      plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
      return tx.query(statement, values);
    };
    const period = { from: parseCalendarDate("2026-03-01"), to: parseCalendarDate("2026-03-31") };
    const counted = { period, visibility: { kind: "company" } } as const;
    await getPeriodResult({ ...tx, query }, counted);
    await findDayResults({ ...tx, query }, counted);
  });
  expect(plans).toHaveLength(2);
  for (const plan of plans) expect(plan).toMatch(/Index Cond: .*created_at >=.*created_at </);
});
