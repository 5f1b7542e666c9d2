import { emailSavedQuotation, getQuotation, listNotifications } from "@kilolane/contract";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { buildQuotation, caughtMail, markUp, findRows } from "../../../test/build-quotations.ts";
import { buildAirline, buildRate, buildReference } from "../../../test/build-rates.ts";
import { companyScopeOf, systemScope } from "../../../test/factories.ts";
import { usePerson, useTestWorld, type SignedInPerson } from "../../../test/harness.ts";
import { withTransaction } from "../../db/transaction.ts";
import { sendReminders } from "./mail/send-reminders.ts";

const DAY_MS = 86_400_000;

const world = useTestWorld({ runsJobs: true });
const admin = usePerson(world, "ROLE_FFADMIN");
const rival = usePerson(world, "ROLE_FFADMIN");

async function buildSent(person: SignedInPerson, email: string) {
  const note = await buildQuotation(person);
  await mail(person, note.quotation_id, email);
  return note;
}

async function mail(person: SignedInPerson, quotation_id: string, email: string) {
  const sent = await person.call(emailSavedQuotation, {
    query: { quotation_id, email, airline_show: "false" },
  });
  expect(sent.status, sent.text).toBe(200);
}

async function remindAt(instant: number): Promise<void> {
  await sendReminders(systemScope(world.database), world.app, new Date(instant));
}

async function getState(person: SignedInPerson, id: string) {
  const { body } = await person.call(getQuotation, { params: { id } });
  const kinds = body.timeline.map((event) => event.kind);
  return { body, reminders: kinds.filter((kind) => kind.endsWith("reminded")) };
}

async function getExpiry(id: string): Promise<number> {
  const rows = await findRows(
    world,
    sql<{ expires_at: Date }>`select expires_at from quotation where id = ${id}`,
  );
  return rows[0]?.expires_at.getTime() ?? 0;
}

/** What a company wants to be reminded of. */
async function setReminders(person: SignedInPerson, days: number, client: boolean): Promise<void> {
  const companyId = person.user.company.id;
  await withTransaction(companyScopeOf(world.database, person.user), (tx) =>
    tx.query(
      `insert into company_setting (company_id, margin, remind_days, remind_client) values ($1, $4, $2, $3)
       on conflict (company_id) do update set remind_days = $2, remind_client = $3`,
      [companyId, days, client, JSON.stringify({ freight: { form: "margin", value: "15" } })],
    ),
  );
}

beforeAll(async () => {
  await buildReference(world.database);
  const airlineId = await buildAirline(world.database, { iata: "QA", name: "Quiet Air" });
  await buildRate(world.database, { airlineId });
  await buildRate(world.database, { airlineId, destination: "NRT", graceDays: 5 });
});

test("the owner is notified once per version, three days before a sent quotation expires, and no client", async () => {
  const note = await buildSent(admin, "calm@example.com");
  const expiry = await getExpiry(note.quotation_id);
  await remindAt(expiry - 3 * DAY_MS - 60_000);
  expect((await getState(admin, note.quotation_id)).reminders).toEqual([]);
  const before = (await getState(admin, note.quotation_id)).body.lockVersion;
  await Promise.all([remindAt(expiry - 2 * DAY_MS), remindAt(expiry - 2 * DAY_MS)]);
  await remindAt(expiry - DAY_MS);
  const { body, reminders } = await getState(admin, note.quotation_id);
  expect(reminders).toEqual(["reminded"]);
  expect(body.lockVersion).toBe(before);
  const told = await admin.call(listNotifications, { query: {} }, { headers: { "accept-language": "fr" } });
  const texts = told.body.filter((entry) => entry.notificationType === "quotation-expiring");
  expect(texts.map((entry) => entry.quoteId)).toEqual([note.quotation_id]);
  expect(texts[0]?.description).toMatch(/expire le \d{1,2} \p{L}+\.? \d{4}/u);
  const mails = await findRows(
    world,
    sql`select id from quotation_mail where quotation_id = ${note.quotation_id}`,
  );
  expect(mails.length).toBe(1);
});

test("the client is mailed too where the company wants it, with a link that still decides", async () => {
  await setReminders(admin, 5, true);
  const note = await buildSent(admin, "buyer@example.com");
  const expiry = await getExpiry(note.quotation_id);
  await remindAt(expiry - 4 * DAY_MS);
  await expect
    .poll(async () => (await caughtMail(world, "buyer@example.com")).mail.html, { timeout: 60_000 })
    .toContain("is valid until");
  const { mail: reminder, pdf, token } = await caughtMail(world, "buyer@example.com");
  expect(reminder.subject).toContain(`Reminder: quotation ${note.number}`);
  expect(pdf.byteLength).toBeGreaterThan(1000);
  expect(token).not.toBe("");
  expect(reminder.html).not.toContain("Quiet Air");
  expect((await getState(admin, note.quotation_id)).reminders).toEqual(["client-reminded"]);

  // the next version is a new offer, with a reminder of its own
  const edited = await markUp(admin, note, "30");
  expect(edited.body, edited.text).toMatchObject({ version: 2, status: "draft" });
  await remindAt(expiry - 3 * DAY_MS);
  expect((await getState(admin, note.quotation_id)).reminders.length).toBe(1);
  await mail(admin, note.quotation_id, "buyer@example.com");
  await remindAt(expiry - 3 * DAY_MS);
  expect((await getState(admin, note.quotation_id)).reminders.length).toBe(2);
});

test("drafts, expired ones and companies that want none are left alone", async () => {
  await setReminders(rival, 0, true);
  const unwanted = await buildSent(rival, "other@example.com");
  const draft = await buildQuotation(admin);
  const late = await buildSent(admin, "late@example.com");
  const expiry = await getExpiry(late.quotation_id);
  await remindAt(expiry + 60_000);
  expect((await getState(admin, late.quotation_id)).reminders).toEqual([]);
  await remindAt(expiry - DAY_MS);
  expect((await getState(admin, draft.quotation_id)).reminders).toEqual([]);
  expect((await getState(rival, unwanted.quotation_id)).reminders).toEqual([]);
  expect((await getState(admin, late.quotation_id)).reminders).toEqual(["client-reminded"]);
});

test("nobody is reminded in the days of grace: a reminder comes before the printed last day ends", async () => {
  await setReminders(admin, 3, true);
  const note = await buildQuotation(admin, { form: { shipToAirport: "NRT" } });
  await mail(admin, note.quotation_id, "grace@example.com");
  const { body } = await getState(admin, note.quotation_id);
  const validityEnd = Date.parse(body.validityEndsAt);
  expect((await getExpiry(note.quotation_id)) - validityEnd).toBeGreaterThan(4 * DAY_MS);
  for (const away of [-3 * DAY_MS - 60_000, 0, 60_000, 3 * DAY_MS]) {
    await remindAt(validityEnd + away);
    expect((await getState(admin, note.quotation_id)).reminders).toEqual([]);
  }
  await remindAt(validityEnd - 60_000);
  expect((await getState(admin, note.quotation_id)).reminders).toEqual(["client-reminded"]);
});
