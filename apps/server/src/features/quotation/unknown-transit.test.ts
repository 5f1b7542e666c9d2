import {
  addAirlineAnswer,
  createQuotation,
  emailSavedQuotation,
  getQuotationByLink,
  getRateHistory,
  publishRate,
  updateRate,
} from "@kilolane/contract";
import { beforeAll, expect, test } from "vitest";
import { buildAirlineDesk, buildDeskRate, rateFormOf, type AirlineDesk } from "../../../test/build-desk.ts";
import { buildForm, buildQuotation, caughtMail } from "../../../test/build-quotations.ts";
import { buildReference } from "../../../test/build-rates.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";
import { readPdfText } from "../../../test/read-pdf-text.ts";

/* A rate of which nobody said how long it takes is neither 0 days nor the fastest (pricing rules §4). */

const world = useTestWorld({ runsJobs: true });
const admin = usePerson(world, "ROLE_FFADMIN");
let silent: AirlineDesk;
let slow: AirlineDesk;

beforeAll(async () => {
  await buildReference(world.database);
  silent = await buildAirlineDesk(world, "Silent Air");
  slow = await buildAirlineDesk(world, "Slow Air");
});

test("a rate without a transit time says so in form, option, document, mail and link, and is not the fastest", async () => {
  const rate = await buildDeskRate(silent.admin, { timeDuration: "", minCharges: "10" });
  expect(rate.timeDuration).toBeNull();
  await buildDeskRate(slow.admin, { timeDuration: 9 });

  const { body } = await admin.call(createQuotation, { body: buildForm() });
  const travel = body.options.map(({ airline, transit_days, departs_on, arrives_on, reasons }) => ({
    airline: airline?.name,
    transit_days,
    knows: [departs_on !== null, arrives_on !== null],
    isFastest: reasons.includes("fastest"),
  }));
  expect(new Set(travel)).toEqual(
    new Set([
      { airline: "Silent Air", transit_days: null, knows: [true, false], isFastest: false },
      { airline: "Slow Air", transit_days: 9, knows: [true, true], isFastest: true },
    ]),
  );

  const note = await buildQuotation(admin, { options: 2 });
  await admin.call(emailSavedQuotation, {
    query: { quotation_id: note.quotation_id, version: 1, email: "buyer@example.com" },
    body: {},
  });
  const { mail, pdf, token } = await caughtMail(world, "buyer@example.com");
  expect(mail.text).toContain("not known");
  expect(mail.text).toContain("9 days");
  const printed = await readPdfText(pdf);
  expect(printed).toContain("TransitUnknown");
  for (const text of [mail.text ?? "", mail.html ?? ""]) expect(text).not.toMatch(/\b0 days/);
  expect(printed).not.toContain("Transit0days");
  // an emission is printed in whole kilograms
  expect(printed).toMatch(/CO2e[\d,]+kg/);
  const link = await world.anonymous.call(getQuotationByLink, { params: { token } });
  expect(new Set(link.body.options.map(({ transit_days }) => transit_days))).toEqual(new Set([null, 9]));
});

test("a transit time that becomes known is a difference of the rate's history", async () => {
  const desk = await buildAirlineDesk(world);
  const rate = await buildDeskRate(desk.admin, { timeDuration: null });
  const { rateType: _type, ...form } = rateFormOf({ timeDuration: 4 });
  const params = { id: rate.id };
  await desk.admin.call(updateRate, { params, body: { ...form, version: rate.version } });
  await desk.admin.call(publishRate, { params, body: { version: rate.version + 1 } });
  const { body } = await desk.admin.call(getRateHistory, { params });
  expect(body.content[0]?.differences).toEqual([{ field: "timeDuration", before: null, after: "4" }]);
});

test("an airline that was asked need not say how long it takes", async () => {
  const { body } = await admin.call(createQuotation, { body: buildForm() });
  const answered = await admin.call(addAirlineAnswer, {
    params: { id: body.request_id },
    body: {
      airlineId: slow.airlineId,
      currency: "USD",
      ratePerKg: "1",
      validUntil: "2099-01-01",
      transitDays: null,
    },
  });
  expect(answered.status, answered.text).toBe(200);
  const asked = answered.body.options.find(({ rate }) => rate === null);
  expect(asked).toMatchObject({ transit_days: null, arrives_on: null });
  expect(asked?.reasons).not.toContain("fastest");
});
