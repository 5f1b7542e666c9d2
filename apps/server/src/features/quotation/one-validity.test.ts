import {
  createQuotation,
  emailSavedQuotation,
  getLinkPdf,
  getQuotation,
  getQuotationByLink,
  getQuotationPdf,
  listQuotations,
  remindQuotations,
  saveQuotation,
  updateSavedQuotation,
} from "@kilolane/contract";
import { addDays, calendarDateIn, expiresAt, parseCalendarDate } from "@kilolane/domain";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import {
  buildForm,
  buildQuotation,
  caughtMail,
  findRows,
  SPECIFIED_LIST,
} from "../../../test/build-quotations.ts";
import { buildAirline, buildRate, buildReference } from "../../../test/build-rates.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";
import { readPdfText } from "../../../test/read-pdf-text.ts";
import { formatDate } from "../../integrations/pdf/format.ts";

/** The company's own limit where its settings say nothing. */
const VALIDITY_DAYS = 14;
const GRACE_DAYS = 3;
const ZONE = "America/New_York";

/** A date as the papers write it, without spaces. */
const named = (date: string) => formatDate(date, "en").replace(/\s/g, "");

const world = useTestWorld({ runsJobs: true });
const admin = usePerson(world, "ROLE_FFADMIN");

beforeAll(async () => {
  await buildReference(world.database);
  for (const [iata, validTo] of [
    ["QA", "2099-03-07"],
    ["QB", "2098-05-09"],
  ] as const) {
    const airlineId = await buildAirline(world.database, { iata, name: `Air ${iata}` });
    await buildRate(world.database, {
      airlineId,
      validTo: parseCalendarDate(validTo),
      graceDays: GRACE_DAYS,
    });
  }
});

test("option, detail, list, document, mail and link name the same last day, without the days of grace", async () => {
  const today = calendarDateIn(ZONE, world.app.clock.now().getTime());
  const lastDay = addDays(today, VALIDITY_DAYS);
  const priced = await admin.call(createQuotation, { body: buildForm() });
  expect(priced.body.latestValidUntil).toBe(lastDay);
  const { options } = priced.body;
  expect(options.map((option) => option.validUntil)).toEqual([lastDay, lastDay]);

  const saved = await admin.call(saveQuotation, {
    query: {
      request_id: priced.body.request_id,
      quote_id: options.map((option) => option.quote_id).join(","),
    },
    body: {},
  });
  const id = saved.body.quotation_id;
  const { body: detail } = await admin.call(getQuotation, { params: { id } });
  expect([detail.validUntil, ...detail.options.map((option) => option.validUntil)]).toEqual([
    lastDay,
    lastDay,
    lastDay,
  ]);
  expect(detail.validityEndsAt).toBe(expiresAt(lastDay, 0, ZONE));
  expect(detail.expiresAt).toBe(expiresAt(lastDay, GRACE_DAYS, ZONE));
  // how far a draft may be moved is another figure, of the rates
  expect(detail.options.map((option) => option.rateValidUntil).toSorted()).toEqual([
    "2098-05-09",
    "2099-03-07",
  ]);

  const list = await admin.call(listQuotations, { query: SPECIFIED_LIST });
  expect(list.body.content.map((row) => row.validUntil)).toEqual([lastDay]);

  const email = "same-day@example.com";
  await admin.call(emailSavedQuotation, { query: { quotation_id: id, version: 1, email } });
  const { mail, pdf, token } = await caughtMail(world, email);
  const link = await world.anonymous.call(getQuotationByLink, { params: { token } });
  expect([link.body.validUntil, ...link.body.options.map((option) => option.validUntil)]).toEqual([
    lastDay,
    lastDay,
    lastDay,
  ]);
  const printed = await admin.call(getQuotationPdf, { params: { id }, query: {} });
  const opened = await world.anonymous.call(getLinkPdf, { params: { token } });
  const papers = [
    mail.text ?? "",
    mail.html ?? "",
    ...(await Promise.all([pdf, printed.bytes, opened.bytes].map(readPdfText))),
  ].map((text) => text.replace(/\s/g, ""));
  for (const paper of papers) {
    expect(paper).toContain(named(lastDay));
    for (const other of [addDays(lastDay, GRACE_DAYS), "2099-03-07", "2098-05-09"])
      expect(paper).not.toContain(named(other));
  }
});

/** The quotation as it would be had its last day been that one. */
async function endOn(id: string, lastDay: string): Promise<void> {
  const changed = await findRows(
    world,
    sql`update quotation_version set content = jsonb_set(content::jsonb, '{validUntil}', to_jsonb(${lastDay}::text))
      where quotation_id = ${id} returning version`,
  );
  expect(changed).toHaveLength(1);
}

test("nothing is saved or sent first once its last day is over: the days of grace are for what was sent", async () => {
  const today = calendarDateIn(ZONE, world.app.clock.now().getTime());
  const yesterday = addDays(today, -1);
  const priced = await admin.call(createQuotation, { body: buildForm() });
  const { request_id, options } = priced.body;
  await findRows(
    world,
    sql`update quotation_request set priced_on = ${addDays(yesterday, -VALIDITY_DAYS)} where id = ${request_id}`,
  );
  const query = { request_id, quote_id: options[0]?.quote_id ?? "" };
  const saved = await admin.call(saveQuotation, { query, body: {} });
  expect([saved.status, saved.error.code]).toEqual([409, "prices-expired"]);

  const { quotation_id: id } = await buildQuotation(admin);
  await endOn(id, yesterday);
  const mail = () =>
    admin.call(emailSavedQuotation, { query: { quotation_id: id, email: "late@example.com" } });
  const refused = await mail();
  expect([refused.status, refused.error.code]).toEqual([409, "quotation-expired"]);
  const { body: detail } = await admin.call(getQuotation, { params: { id } });
  expect(detail).toMatchObject({
    status: "draft",
    abilities: { send: { allowed: false, reason: "expired" }, update: { allowed: true } },
  });
  const { version, lockVersion } = detail;
  const extend = (validUntil: string) =>
    admin.call(updateSavedQuotation, { body: { quotation_id: id, version, lockVersion, validUntil } });
  const past = await extend(yesterday);
  expect([past.status, past.error.errors[0]]).toMatchObject([
    400,
    { field: "validUntil", code: "past-date" },
  ]);
  expect((await extend(today)).status).toBe(200);
  expect((await mail()).status).toBe(200);
  await endOn(id, yesterday);
  const again = await mail();
  expect(again.status, again.text).toBe(200);
});

test("nobody is reminded by hand in the days of grace: reminders end with the printed last day", async () => {
  const today = calendarDateIn(ZONE, world.app.clock.now().getTime());
  const { quotation_id: id } = await buildQuotation(admin);
  await admin.call(emailSavedQuotation, { query: { quotation_id: id, email: "remind-me@example.com" } });
  const remind = async () => {
    const body = { quotations: [{ id, version: 1 }] };
    return (await admin.call(remindQuotations, { body })).body.results.map(({ reason }) => reason);
  };
  await endOn(id, addDays(today, -1));
  expect(await remind()).toEqual(["past-last-day"]);
  await endOn(id, today);
  expect(await remind()).toEqual([null]);
});
