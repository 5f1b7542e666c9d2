import {
  countQuotations,
  createInquirer,
  exportQuotations,
  listQuotations,
  updateSavedQuotation,
} from "@kilolane/contract";
import { readXlsx } from "hucre/xlsx";
import { beforeAll, expect, test } from "vitest";
import { buildQuotation } from "../../../test/build-quotations.ts";
import { buildAirline, buildRate, buildReference } from "../../../test/build-rates.ts";
import { companyScopeOf, systemScope } from "../../../test/factories.ts";
import { usePerson, useTestWorld, type SignedInPerson } from "../../../test/harness.ts";
import { withTransaction, type CompanyTransaction } from "../../db/transaction.ts";
import { findInquirerByEmail } from "../inquirer/reads.ts";
import { countByStatus, findQuotationRows, type ListFilter } from "./reads/list.ts";
import { findPastRequests } from "./reads/past-request.ts";
import { findParty } from "./reads/request.ts";

/** More than are gathered by one word, so that both ways of searching are walked. */
const ROWS = 24_000;

const world = useTestWorld();
const admin = usePerson(world, "ROLE_FFADMIN");
const rival = usePerson(world, "ROLE_FFADMIN");

/** Quotations of a forwarder that has been busy: all hold 'freight', every hundredth 'zanzibar' and airline 901. */
const MANY = `
  insert into quotation (id, company_id, number, request_id, status, owner_user_id, from_airport, to_airport, ready_date,
    goods_type, chargeable_weight_kg, gross_weight_kg, currency, buy_total, sell_total, sell_total_usd, profit_usd,
    valid_until, expires_at, search_text, created_at)
  select gen_random_uuid(), $1, 'X-2020-' || lpad(n::text, 6, '0'), gen_random_uuid(), 'accepted', $2, 'JFK', 'FRA',
    current_date, 'General', 100, 90, 'USD', 85, 100, 100, 15, current_date, now() - interval '1 day',
    'x 2020 ' || lpad(n::text, 6, '0') || ' freight ' || case when n % 100 = 0 then 'zanzibar spice ~901' else 'lines ~900' end,
    now() - make_interval(mins => n)
  from generate_series(1, $3::integer) as n`;

const MANY_INQUIRERS = `
  insert into inquirer (id, company_id, company_name, name, country_code, email, search_text, created_by)
  select gen_random_uuid(), $1, 'Trader ' || n, 'Person ' || n, 'US', 'person' || n || '@inquirer.example', 'trader ' || n, $2
  from generate_series(1, 3000) as n`;

async function search(person: SignedInPerson, text: string) {
  const { body } = await person.call(listQuotations, {
    query: { size: "50", filter: JSON.stringify({ search: text }) },
  });
  return { found: body.content.length, total: body.total, numbers: body.content.map((row) => row.number) };
}

async function listBy(person: SignedInPerson, filter: object) {
  return (await person.call(listQuotations, { query: { size: "50", filter: JSON.stringify(filter) } })).body;
}

async function buildInquirer(companyName: string): Promise<string> {
  const email = "buyer@inquirer.example";
  const answer = await admin.call(createInquirer, {
    body: { companyName, nameofInquirer: "Ada Buyer", country: "US", email },
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.id;
}

/** How PostgreSQL runs what is read in a transaction, as the tenant's role. */
async function explain(
  read: (tx: CompanyTransaction, plans: string[]) => Promise<unknown>,
): Promise<string[]> {
  const plans: string[] = [];
  await withTransaction(companyScopeOf(world.database, admin.user), async (tx) => {
    const query: CompanyTransaction["query"] = async (statement, values) => {
      const { rows } = await tx.query<{ "QUERY PLAN": string }>(`explain ${statement}`, values);
      plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
      return tx.query(statement, values);
    };
    await read({ ...tx, query }, plans);
  });
  return plans;
}

/** The plans of the product's own reads of the list. */
async function findPlans(filter: ListFilter): Promise<{ list: string; counts: string }> {
  let list = "";
  const counts = await explain(async (explained, plans) => {
    const page = {
      filter,
      sort: { field: "createdAt", direction: "desc" } as const,
      limit: 50,
      offset: 0,
    };
    await findQuotationRows(explained, { kind: "company" }, page);
    list = plans.splice(0).join("\n");
    await countByStatus(explained, { kind: "company" }, { ...filter, createdFrom: "2000-01-01" });
  });
  return { list, counts: counts.join("\n") };
}

beforeAll(async () => {
  await buildReference(world.database);
  const airlineId = await buildAirline(world.database, { iata: "QA", name: "Quiet Air" });
  await buildRate(world.database, { airlineId });
  await withTransaction(
    systemScope(world.database),
    async (tx) => {
      await tx.query(MANY, [admin.user.company.id, admin.user.id, ROWS]);
      await tx.query(MANY, [rival.user.company.id, rival.user.id, 300]);
    },
    { statementTimeoutMs: 60_000 },
  );
  await world.database.query("vacuum (analyze) quotation");
  await world.database.query("vacuum (analyze) quotation_word");
});

test("finds by the beginnings of words, rare and common ones alike, in its own company alone", async () => {
  expect(await search(admin, "zanz")).toMatchObject({ found: 50, total: 240 });
  expect(await search(admin, "freight zanzibar")).toMatchObject({ found: 50, total: 240 });
  expect(await search(admin, "lines")).toMatchObject({ found: 50, total: 10_000 });
  expect(await search(admin, "anzibar")).toMatchObject({ found: 0, total: 0 });
  expect(await search(admin, "zanzibar lines")).toMatchObject({ found: 0, total: 0 });
  expect(await search(admin, "Spíce, 000100")).toMatchObject({ numbers: ["X-2020-000100"], total: 1 });
  expect(await search(rival, "zanzibar")).toMatchObject({ found: 3, total: 3 });
});

test("a number is found without its prefix and leading zeros, in its own company alone", async () => {
  expect(await search(admin, "198")).toMatchObject({ numbers: ["X-2020-000198"], total: 1 });
  expect(await search(admin, "X-2020-198")).toMatchObject({ numbers: ["X-2020-000198"], total: 1 });
  expect(await search(admin, "2020-198 lines")).toMatchObject({ numbers: ["X-2020-000198"], total: 1 });
  expect(await search(admin, "198 zanzibar")).toMatchObject({ found: 0, total: 0 });
  expect(await search(rival, "298")).toMatchObject({ numbers: ["X-2020-000298"], total: 1 });
  expect(await search(rival, "301")).toMatchObject({ found: 0, total: 0 });
});

test("a search never reads the company's quotations from end to end", async () => {
  const rare = await findPlans({ search: "zanzibar" });
  expect(rare.list).toContain("quotation_word_pkey");
  expect(rare.list).toContain("quotation_pkey");
  const common = await findPlans({ search: "freight lines" });
  expect(common.list).toContain("quotation_recent");
  const number = await findPlans({ search: "198" });
  expect(number.list).toContain("quotation_word_pkey");
  for (const plan of [number.list, number.counts]) expect(plan).not.toMatch(/Seq Scan on quotation/);
  // a common word's count ends at 10,001 of a state, whatever it walks
  for (const plan of [rare.list, rare.counts, common.list]) expect(plan).not.toMatch(/Seq Scan on quotation/);
});

test("an airline's or a client's quotations are found by an index, in their own company alone", async () => {
  expect(await listBy(admin, { airline: 901 })).toMatchObject({ total: 240 });
  expect(await listBy(admin, { airline: 900 })).toMatchObject({ total: 10_000 });
  expect(await listBy(admin, { airline: 901, search: "lines" })).toMatchObject({ total: 0 });
  expect(await listBy(rival, { airline: "901" })).toMatchObject({ total: 3 });
  expect(await listBy(admin, { airline: 9 })).toMatchObject({ total: 0 });
  const rare = await findPlans({ airline: 901 });
  expect(rare.list).toContain("quotation_word_pkey");
  const common = await findPlans({ airline: 900 });
  expect(common.list).toContain("quotation_recent");
  const client = await findPlans({ inquirer: admin.user.id });
  expect(client.list).toContain("quotation_inquirer");
  const plans = [rare.list, rare.counts, common.list, client.list, client.counts];
  for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on quotation/);
});

test("a mail's sender, their last quotations and an inquirer are found by an index each", async () => {
  await withTransaction(systemScope(world.database), (tx) =>
    tx.query(MANY_INQUIRERS, [admin.user.company.id, admin.user.id]),
  );
  await world.database.query("analyze inquirer");
  const [sender, past, party] = await explain(async (tx) => {
    await findInquirerByEmail(tx, "Person7@Inquirer.example");
    await findPastRequests(tx, { kind: "own", userId: admin.user.id }, admin.user.id, 5);
    await findParty(tx, admin.user.id);
  });
  expect(sender).toContain("inquirer_email");
  expect(past).toContain("quotation_inquirer");
  expect(past).not.toMatch(/Seq Scan on quotation/);
  // which inquirer was kept of a merged one is asked once, and not of each inquirer in turn
  expect(party).toMatch(/InitPlan 1/);
  expect(party).toMatch(/Index Scan using inquirer_pkey[^]*Index Cond: [^\n]*\(id = /);
  expect(party).not.toMatch(/Filter: [^\n]*kilolane_kept_inquirer/);
});

test("a quotation is found by its new words and no longer by the old ones", async () => {
  const [quokka, numbat] = [await buildInquirer("Quokka Trading"), await buildInquirer("Numbat Export")];
  const note = await buildQuotation(admin, { form: { inquirerId: quokka } });
  expect((await search(admin, "quokka")).numbers).toEqual([note.number]);
  const update = { quotation_id: note.quotation_id, version: 1, lockVersion: 1, inquirerId: numbat };
  const answer = await admin.call(updateSavedQuotation, { body: update });
  expect(answer.status, answer.text).toBe(200);
  expect((await search(admin, "quokka")).numbers).toEqual([]);
  expect((await search(admin, "numbat quiet")).numbers).toEqual([note.number]);
});

test.each([
  ["createdAt", "desc"],
  ["sellTotal", "asc"],
  ["number", "asc"],
  ["validUntil", "desc"],
] as const)("the export by %s %s holds every quotation once, in order", async (field, direction) => {
  const query = { format: "csv" as const, sort: JSON.stringify({ field, direction }) };
  const answer = await admin.call(exportQuotations, { query });
  expect(answer.status).toBe(200);
  const [, ...lines] = answer.bytes.toString("utf8").trimEnd().split("\r\n");
  const numbers = lines.map((line) => line.split(",")[0] ?? "");
  const { body } = await admin.call(countQuotations);
  expect(body.count).toBe(10_000);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.filter((number) => number.startsWith("X-")).length).toBe(ROWS);
  if (field === "number") expect(numbers).toEqual(numbers.toSorted());
  const made = numbers.filter((number) => number.startsWith("X-"));
  if (field === "createdAt") expect(made).toEqual(made.toSorted());
});

test("a search is exported whole, as a workbook too", async () => {
  const query = { format: "xlsx" as const, filter: JSON.stringify({ search: "zanzibar" }) };
  const answer = await admin.call(exportQuotations, { query });
  expect((await readXlsx(answer.bytes)).sheets[0]?.rows.length).toBe(241);
});
