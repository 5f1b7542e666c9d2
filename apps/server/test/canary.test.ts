import { beforeAll, expect, test } from "vitest";
import * as contract from "@kilolane/contract";
import { mintPublicScope } from "../src/db/mint-scope.ts";
import { withTransaction } from "../src/db/transaction.ts";
import { buildLogo, buildRecords } from "./build-records.ts";
import { useMarket } from "./build-market.ts";
import { buildOutsideRecords } from "./build-outside-records.ts";
import { buildPayments } from "./build-payments.ts";
import { buildAirline, buildRate } from "./build-rates.ts";
import { crawlAsGuests } from "./crawl-guests.ts";
import { crawl, deskReads, isOpenToCrawlers, pdfWords, searches, type Told } from "./crawl.ts";
import { CASES_WITH_IDS } from "./foreign-id-cases.ts";
import { companyScopeOf, systemScope } from "./factories.ts";
import { useTestWorld } from "./harness.ts";

/*
 * A word of their own is in every text that belongs to another company: in its records, prices, people, files and
 * mails. No answer, export, document or mail of ours may ever say it (reliability-security.md §2, check 5).
 */

const CANARY = "kanarienvogel";

/**
 * Columns whose texts are codes of the product's own, not words of a company, or names of time zones, by which mails are
 * timed; those with a check are left out too.
 */
const CODES = new Set(
  (
    "kind action subject_kind subject_id request_id country_code airport zip measurement_unit approval iata icao " +
    "pdf_measurement_unit preferred_currency number_prefix accent_color content_type sha256 purpose language " +
    "currency main_menu sub_menu topic status from_airport to_airport goods_type decision message_id pdf_sha256 " +
    "direction zip_from zip_to role password_hash avatar_file logo_file locale screen awb_prefix rate_type " +
    "weight_unit aircraft days_of_operation time_zone"
  ).split(" "),
);

/** Columns that stay empty here: no line of the imported file is wrong, and nobody had terms to accept. */
const EMPTY = ["rate_import_row.problems", "rate_import_row.sheet", "terms_acceptance.ip"];

const world = useTestWorld({ runsJobs: true });
const market = useMarket(world);
let marked: readonly string[];
let unmarked: readonly string[];
let markedAt: Date;

beforeAll(async () => {
  await buildRecords(market.theirs);
  await buildLogo(market.theirs);
  await buildOutsideRecords(world, market.theirs);
  await buildTheirPrices();
  await buildPayments(world, market.theirs.admin);
  await chooseNews();
  await untilMailed();
  ({ marked, unmarked } = await mark(market.theirs.admin.user.company.id));
  markedAt = (await world.database.query<{ now: Date }>("select now()")).rows[0]?.now ?? new Date();
});

/** What only the other company may know of: an airline and a contract rate, an address, a number that is held. */
async function buildTheirPrices(): Promise<void> {
  const companyId = market.theirs.admin.user.company.id;
  const airlineId = await buildAirline(world.database, { name: "Own Wings" });
  await world.database.query("update airline set owner_company_id = $2 where id = $1", [
    airlineId,
    companyId,
  ]);
  await buildRate(world.database, { airlineId, rateType: "contract", ownerId: companyId });
  const margin = JSON.stringify({ freight: { form: "margin", value: "15" } });
  await withTransaction(systemScope(world.database), async ({ db }) => {
    await db.insertInto("company_setting").values({ company_id: companyId, margin }).execute();
    await db
      .insertInto("preferred_airport")
      .values({ id: companyId, company_id: companyId, iata: "ORD" })
      .execute();
    await db
      .insertInto("quotation_number_hold")
      .values({ company_id: companyId, user_id: market.theirs.admin.user.id, number: "M-1" })
      .execute();
    await db
      .insertInto("address_book_entry")
      .values({
        id: companyId,
        company_id: companyId,
        label: "Dock",
        company_name: "Oak",
        city: "Queens",
        country_code: "US",
        search_text: "oak",
      })
      .execute();
  });
}

/** How one of their people wants news. */
async function chooseNews(): Promise<void> {
  const { id, company } = market.theirs.agent.user;
  await world.database.query("insert into notification_setting (user_id, company_id) values ($1, $2)", [
    id,
    company.id,
  ]);
}

async function untilMailed(): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const { rows } = await world.database.query("select id from quotation_mail where state = 'queued'");
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("mails were not sent");
}

/** The first mails that were caught since the word was put in place. */
async function caughtMails(count: number): Promise<{ id: string }[]> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const { rows } = await world.database.query<{ id: string }>(
      `select id from caught_mail where received_at > $1 order by id limit ${count}`,
      [markedAt],
    );
    if (rows.length === count) return rows;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("too few mails");
}

/** Puts the word into every text of the company. @returns the columns that now say it, and those that hold nothing */
async function mark(companyId: string): Promise<{ marked: string[]; unmarked: string[] }> {
  const { rows: columns } = await world.database.query<{ table: string; column: string; type: string }>(`
    select c.relname as table, a.attname as column, t.typname as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and t.typname in ('text', 'jsonb')
      and a.attgenerated = ''
      and not exists (select from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any (k.conkey))
    order by 1, 2`);
  const owners = new Map([
    ["company", "id"],
    ["airline", "owner_company_id"],
    ["rate_sheet", "owner_id"],
  ]);
  const { rows: tenants } = await world.database.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'`,
  );
  for (const { name } of tenants) owners.set(name, "company_id");
  const done: string[] = [];
  const empty: string[] = [];
  for (const { table, column, type } of columns) {
    const owner = owners.get(table);
    const isCode = CODES.has(column) || `${table}.${column}` === "file.name" || column === "state";
    if (owner === undefined || isCode || table === "audit_entry") continue;
    const words = "(Elm Imports|Ada|Hudson Haul|Test Person|Quiet Air|Bold Air)";
    const value =
      type === "text"
        ? `'${CANARY} ' || ${column}`
        : `regexp_replace(${column}::text, '${words}', '${CANARY} \\1', 'g')::jsonb`;
    const { rowCount } = await world.database.query(
      `update ${table} set ${column} = ${value} where ${owner} = '${companyId}'`,
    );
    ((rowCount ?? 0) > 0 ? done : empty).push(`${table}.${column}`);
  }
  return { marked: done, unmarked: empty };
}

/** Shows the names of the platform's forwarders on purpose, and nothing else of them. */
const DIRECTORY = "searchForwarders";

const sayingIt = (told: readonly Told[]) =>
  told
    .filter(({ name, text }) => name !== DIRECTORY && text.includes(CANARY))
    .map(({ name, who }) => `${name} as ${who}`);

test("no answer, export or document of ours says a word of theirs", async () => {
  expect(marked.length).toBeGreaterThan(35);
  // a column that nobody fills could hide a leak: a new one needs a row in these worlds
  expect(unmarked).toEqual(EMPTY);
  const told = await crawl(world, market.ours, CANARY);
  expect(told.length).toBeGreaterThan(70);
  expect(sayingIt(told)).toEqual([]);
  // whatever has a case or a search must have answered, or it would have had nothing to tell
  const tried = told.filter(({ name }) => name in CASES_WITH_IDS || SEARCHED.has(name));
  const failed = tried.filter(({ status }) => status !== 200).map(({ name, text }) => `${name} ${text}`);
  expect(failed).toEqual([]);
  // … and no new call that reads may stay without an answer unnoticed
  const reads = world.app.bound.filter(
    ({ method, scope, roles }) => method === "GET" && scope !== "platform" && isOpenToCrawlers(roles),
  );
  const answered = new Set(told.filter(({ status }) => status === 200).map(({ name }) => name));
  const silent = reads.map(({ name }) => name).filter((name) => !answered.has(name));
  expect(silent.toSorted()).toEqual(SILENT);
});

/**
 * Reads with nothing to answer here, or read elsewhere: links below; files, payments, tariff proposals and others' numbers
 * by tests of their own.
 */
const SILENT = [
  "capturePaypalPayment",
  "downloadCaughtAttachment",
  "downloadChatFile",
  "downloadFile",
  "downloadPaper",
  "downloadTutorialFile",
  "getCarrierProposal",
  "getCurrentTerms",
  "getLinkLogo",
  "getLinkPdf",
  "getPaymentQuote",
  "getQuotationByLink",
  "getQuoteNumberStatus",
  "listLinkMilestones",
];

const SEARCHED = new Set([...searches(CANARY), ...deskReads(0)].map(([name]) => name));
SEARCHED.delete("previewRating"); // prices what it is given; its cases are elsewhere

/** Shows shippers the names of the platform's forwarders on purpose, and nothing else of them. */
const SHIPPERS_DIRECTORY = "listForwarders";

test("no answer to a shipper or a trucking company of ours says it", async () => {
  const told = await crawlAsGuests(world, market.ours, CANARY);
  expect(told.filter(({ status }) => status === 200).length).toBeGreaterThan(25);
  const said = told.filter(({ name, text }) => name !== SHIPPERS_DIRECTORY && text.includes(CANARY));
  expect(said.map(({ name, who }) => `${name} as ${who}`)).toEqual([]);
}, 120_000);

test("no mail of ours says it, nor what its link opens", async () => {
  const { admin } = market.ours;
  await admin.call(contract.sendEmail, { body: { email: "x@elm.example", msg: "Hello" } });
  let documents = 0;
  for (const { id } of await caughtMails(15)) {
    const { body } = await world.anonymous.call(contract.getCaughtMail, { params: { id } });
    expect(JSON.stringify(body)).not.toContain(CANARY);
    for (const { index } of body.attachments) {
      const file = await world.anonymous.call(contract.downloadCaughtAttachment, { params: { id, index } });
      expect(await pdfWords(file.bytes)).not.toContain(CANARY);
      documents += 1;
    }
    const token = /\/q\/([\w-]{43})/.exec(body.text)?.[1];
    if (token === undefined) continue;
    const link = await world.anonymous.call(contract.getQuotationByLink, { params: { token } });
    expect([link.status, link.text.includes(CANARY)]).toEqual([200, false]);
    const passed = await world.anonymous.call(contract.listLinkMilestones, { params: { token } });
    expect([passed.status, passed.text.includes(CANARY)]).toEqual([200, false]);
  }
  expect(documents).toBeGreaterThan(5);
});

test("the same crawl as they themselves says it almost everywhere, so it would be found", async () => {
  const told = await crawl(world, market.theirs, CANARY);
  expect(new Set(sayingIt(told)).size).toBeGreaterThan(25);
});

test("without a company no table shows a row; with one, its own alone", async () => {
  const { rows: tables } = await world.database.query<{ name: string }>(`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`);
  const nobody = mintPublicScope(world.database, "en", "test");
  const ours = companyScopeOf(world.database, market.ours.admin.user);
  const leaks: string[] = [];
  const filled: string[] = [];
  for (const { name } of tables) {
    const stored = await world.database.query(`select from ${name} where company_id = $1 limit 1`, [
      market.theirs.admin.user.company.id,
    ]);
    if (stored.rowCount !== 0) filled.push(name);
    const open = await withTransaction(nobody, (tx) => tx.query(`select from ${name}`));
    if (open.rowCount !== 0) leaks.push(`${name} without a company`);
    const foreign = await withTransaction(ours, (tx) =>
      tx.query(`select from ${name} where company_id <> $1`, [ours.companyId]),
    );
    if (foreign.rowCount !== 0) leaks.push(`${name} of others`);
  }
  // an empty table proves nothing; that each is guarded is seen in src/db/tenant-isolation.test.ts
  expect(filled.length).toBeGreaterThanOrEqual(20);
  expect(leaks).toEqual([]);
});
