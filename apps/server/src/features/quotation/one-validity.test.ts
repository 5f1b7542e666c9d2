import {
  createQuotation,
  emailSavedQuotation,
  getLinkPdf,
  getQuotation,
  getQuotationByLink,
  getQuotationPdf,
  listQuotations,
  saveQuotation,
} from "@kilolane/contract";
import { addDays, calendarDateIn, expiresAt, parseCalendarDate } from "@kilolane/domain";
import { beforeAll, expect, test } from "vitest";
import { buildForm, caughtMail, SPECIFIED_LIST } from "../../../test/build-quotations.ts";
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
