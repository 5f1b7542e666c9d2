import { addDays } from "@kilolane/domain";
import { randomBytes } from "node:crypto";
import {
  checkTrucking,
  createQuotation,
  listDemoStories,
  listKeys,
  listNotifications,
  listQuotations,
  searchDirectory,
  authenticate,
  pricedRequest,
} from "@kilolane/contract";
import { buildDemoStories, DEMO_ACCOUNTS, DEMO_PASSWORD } from "@kilolane/demo";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dayIn, testClock } from "../../../test/clock.ts";
import { makeCaller, type Caller } from "../../../test/call-endpoint.ts";
import { systemScope } from "../../../test/factories.ts";
import { createTestWorld, type TestWorld } from "../../../test/harness.ts";
import { mintCompanyScope } from "../../db/mint-scope.ts";
import { seedDemo } from "./seed-demo.ts";
import { seedKeys } from "./seed-keys.ts";
import type { ScopeOf } from "./seed-quotations.ts";

const TODAY = dayIn(0);
const now = () => `'${testClock.now().toISOString()}'::timestamptz`;
const DAY_MS = 86_400_000;

let world: TestWorld;
let admin: Caller;

const scopeOf: ScopeOf = (actor) => mintCompanyScope(world.database, { ...actor, requestId: "test" });

function seed(today = TODAY) {
  return seedDemo(systemScope(world.database), scopeOf, today);
}

async function findRows<Row extends object>(text: string): Promise<Row[]> {
  const { rows } = await world.database.query<Row & Record<string, unknown>>(text);
  return rows;
}

async function signInAt(username: string): Promise<Caller> {
  const body = { username, password: DEMO_PASSWORD, forceLogin: true };
  const answer = await makeCaller(world.app).call(authenticate, { body });
  expect(answer.status).toBe(200);
  return makeCaller(world.app, answer.body.jwtToken);
}

beforeAll(async () => {
  world = await createTestWorld();
  // A crash after the first hundred quotations: the second start goes on there.
  const failing: ScopeOf = (actor) => {
    calls += 1;
    if (calls > 100) throw new Error("pulled the plug");
    return scopeOf(actor);
  };
  let calls = 0;
  await expect(seedDemo(systemScope(world.database), failing, TODAY)).rejects.toThrow("pulled the plug");
  await seed();
  admin = await signInAt("admin@harborsky.example.com");
});
afterAll(() => world.close());

describe("the demo world", () => {
  it("is whole after a start that crashed half-way, and is never made twice", async () => {
    const counts = await findRows<Record<string, number>>(
      `select (select count(*) from rate_lane) as lanes, (select count(distinct (origin, destination)) from rate_lane) as pairs,
         (select count(distinct airline_id) from rate_sheet) as airlines, (select count(*) from inquirer) as inquirers,
         (select count(*) from quotation) as quotations, (select count(*) from quotation_request) as requests,
         (select count(distinct status) from quotation) as states,
         (select count(distinct name) from trucking_carrier) as carriers,
         (select count(distinct rate_type) from rate_sheet) as types,
         (select count(*) from rate_sheet where not is_demonstration) as unmarked`,
    );
    const [count] = counts;
    expect(count?.["lanes"]).toBeGreaterThanOrEqual(20_000);
    expect(count?.["pairs"]).toBeGreaterThanOrEqual(300);
    expect(count?.["airlines"]).toBeGreaterThanOrEqual(25);
    expect(count?.["inquirers"]).toBeGreaterThanOrEqual(40);
    expect(count?.["quotations"]).toBeGreaterThanOrEqual(250);
    expect(count?.["requests"]).toBe(303);
    expect(count).toMatchObject({ states: 6, carriers: 3, types: 5, unmarked: 0 });
    expect(await seed()).toEqual([]);
    expect(await findRows("select count(*) as requests from quotation_request")).toEqual([{ requests: 303 }]);
    const asked = await findRows<{ status: string; n: number }>(
      "select status, count(*) as n from incoming_request group by 1 order by 1",
    );
    expect(asked.map(({ status, n }) => `${status} ${n}`)).toEqual([
      "assigned 1",
      "cancelled 1",
      "confirmed 1",
      "new 3",
      "quoted 1",
      "replied 1",
    ]);
  });

  it("has everybody of a company on a key, and keys in every other state", async () => {
    const { secretKey } = world.app.config;
    const scope = systemScope(world.database);
    expect([await seedKeys(scope, secretKey, TODAY), await seedKeys(scope, secretKey, TODAY)]).toEqual([
      true,
      false,
    ]);
    const [count] = await findRows<Record<string, number>>(
      `select count(*) filter (where used_by is not null) as used, count(*) filter (where email is null) as free,
         count(*) filter (where is_suspended) as suspended, count(*) filter (where expires_at <= ${now()}) as expired,
         (select count(*) from user_account where role not in ('ROLE_SUPERADMIN', 'ROLE_DATAENTRY')) as people
       from licence_key`,
    );
    expect(count).toMatchObject({ used: count?.["people"], free: 10, suspended: 2, expired: 1 });
    const keys = await (await signInAt("admin@harborsky.example.com")).call(listKeys);
    const used = keys.body.content.find((key) => key.holderName === "Jonah Okafor");
    expect(used).toMatchObject({ keyType: "agent", usedStatus: "Used", activeStatus: "Active" });
  });

  it("has a sign-in for each of the nine roles", async () => {
    expect(DEMO_ACCOUNTS).toHaveLength(9);
    for (const account of DEMO_ACCOUNTS) await signInAt(account.username);
    admin = await signInAt("admin@harborsky.example.com");
  });

  it("lies in the past, numbered without a gap per company and year", async () => {
    expect(
      await findRows(`select 1 from quotation where created_at > ${now()} or decided_at > ${now()}`),
    ).toEqual([]);
    const [age] = await findRows<{ days: number }>(
      `select extract(day from ${now()} - min(created_at))::integer as days from quotation`,
    );
    expect(age?.days).toBeGreaterThan(330);
    const gaps = await findRows(
      `select company_id, split_part(number, '-', 2) as year from quotation group by 1, 2
       having count(*) <> max(split_part(number, '-', 3)::integer)`,
    );
    expect(gaps).toEqual([]);
    const strays = await findRows(
      `select number from quotation where not is_manual
         and split_part(number, '-', 2)::integer <> extract(year from created_at at time zone 'UTC')`,
    );
    expect(strays).toEqual([]);
    const silent = await findRows(
      "select number from quotation q where not exists (select from quotation_event e where e.quotation_id = q.id)",
    );
    expect(silent).toEqual([]);
  });

  it("has its client's question answered by a mail of later", async () => {
    const talks = await findRows(
      `select e.at < m.created_at as "isAnswered" from quotation_event e
       join quotation_mail m on m.quotation_id = e.quotation_id and m.content ->> 'kind' = 'message'
       where e.kind = 'question'`,
    );
    expect(talks).toEqual([{ isAnswered: true }]);
  });

  it("has tariffs of every age: few are new, and nothing was published in the future", async () => {
    const [rates] = await findRows<Record<string, number>>(
      `select count(*) as live, count(*) filter (where t.published_at > ${now()} - interval '7 days') as fresh,
         count(*) filter (where t.published_at > ${now()}) as ahead
       from rate_sheet s join rate_set t on t.id = s.set_id where t.state = 'live'`,
    );
    expect(rates?.["ahead"]).toBe(0);
    expect(rates?.["fresh"]).toBeGreaterThan(0);
    expect((rates?.["fresh"] ?? 0) / (rates?.["live"] ?? 1)).toBeLessThan(0.25);
  });

  it("fills the desk's screens: list, notifications, directory, trucking", async () => {
    const list = await admin.call(listQuotations, { query: { size: 100 } });
    expect(list.body.total).toBeGreaterThan(150);
    expect(list.body.content[0]?.number).toMatch(/^HS-\d{4}-\d{6}$/);
    const notifications = await admin.call(listNotifications);
    expect(notifications.body.length).toBeGreaterThan(0);
    expect(notifications.body.every((entry) => !entry.description.includes("{{"))).toBe(true);
    const directory = await admin.call(searchDirectory, { body: { search: "quarry" } });
    expect(directory.body).toHaveLength(2);
    const query = { "pickup-zip": "53202", "departure-airport": "ORD", weightLb: "4700" };
    const trucking = await admin.call(checkTrucking, { query });
    expect(trucking.body.truckingCarriers.map((carrier) => carrier.carrier)).toContain("Lakefront Drayage");
  });
});

describe("the twelve stories", () => {
  it("open by their form, which prices to the cent without a change", async () => {
    const { status, body } = await admin.call(listDemoStories);
    expect(status).toBe(200);
    expect(body.map((story) => story.id)).toEqual(buildDemoStories(TODAY).map((story) => story.id));
    for (const story of buildDemoStories(TODAY)) {
      const told = body.find((entry) => entry.id === story.id);
      const answer = await admin.send(createQuotation, { body: told?.form });
      expect([story.id, answer.status]).toEqual([story.id, 200]);
      const { options } = pricedRequest.parse(answer.body);
      for (const { airlineIata, lines: _lines, rateType, ...figures } of story.expected.options) {
        const option = options.find(
          (candidate) => candidate.airline?.iata === airlineIata && candidate.rate?.type === rateType,
        );
        // with a carrier the totals hold its leg, which nobody has chosen yet
        const { buyTotal: _buy, sellTotal: _sell, ...air } = figures;
        const expected = story.expected.trucking === null ? figures : air;
        expect([story.id, option]).toMatchObject([story.id, expected]);
      }
    }
  });

  it("start from the quotation that expired, priced at the rate of its day", async () => {
    const { body } = await admin.call(listDemoStories);
    const id = body.find((story) => story.id === "expired-rate")?.quotationId ?? "";
    const rows = await findRows(
      `select status, buy_total::numeric(12, 2) as buy, sell_total::numeric(12, 2) as sell from quotation where id = '${id}'`,
    );
    expect(rows).toEqual([{ status: "expired", buy: "880.70", sell: "1044.50" }]);
  });

  it("are shown to the forwarder they are about, and not outside the demo world", async () => {
    const other = await signInAt("admin@nordlicht.example.com");
    expect((await other.call(listDemoStories)).body).toEqual([]);
    expect((await world.anonymous.call(listDemoStories)).status).toBe(401);
  });

  it("do not exist in production", async () => {
    const production = await createTestWorld({
      environment: {
        NODE_ENV: "production",
        SECRET_KEY: randomBytes(48).toString("base64url"),
        PUBLIC_URL: "https://quotes.example.com",
        SMTP_URL: "smtp://127.0.0.1:25",
      },
    });
    try {
      const person = await production.signInAs("ROLE_FFADMIN");
      expect((await person.call(listDemoStories)).status).toBe(404);
    } finally {
      await production.close();
    }
  });
});

describe("months later", () => {
  it("the tariffs have moved along, quotations have not", async () => {
    const later = addDays(TODAY, 90);
    const dates = "select min(valid_from)::text as first, max(valid_to)::text as last from rate_lane";
    // proposed about zones that are there by name and first day
    const openLines = `select count(*) as lines, count(*) filter (where exists (select from trucking_tariff t
        where t.company_id = p.company_id and t.carrier_id = p.carrier_id and t.name = line ->> 'zone'
          and t.valid_from = (line ->> 'validFrom')::date)) as known
      from trucking_proposal p, jsonb_array_elements(p.lines) as line where p.state = 'open'`;
    const valid = "select sum(valid_until - date '2000-01-01') as sum from quotation";
    const [before] = await findRows<{ last: string }>(dates);
    const [quoted] = await findRows(valid);
    expect(await findRows(openLines)).toEqual([{ lines: 3, known: 3 }]);
    expect(await seed(later)).toEqual(["dates moved by 90 days"]);
    const [after] = await findRows<{ last: string }>(dates);
    expect(Date.parse(after?.last ?? "") - Date.parse(before?.last ?? "")).toBe(90 * DAY_MS);
    expect(await findRows(valid)).toEqual([quoted]);
    expect(await findRows(openLines)).toEqual([{ lines: 3, known: 3 }]);
    expect(await seed(later)).toEqual([]);
  });
});
