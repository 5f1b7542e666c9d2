import { countQuotations, createQuotation, getQuotation, saveQuotation } from "@kilolane/contract";
import { calendarDateIn, parseCalendarDate } from "@kilolane/domain";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { buildForm, findRows } from "../../../test/build-quotations.ts";
import { buildAirline, buildRate, buildReference } from "../../../test/build-rates.ts";
import { createTestWorld } from "../../../test/harness.ts";

const ZONE = "America/New_York";
const DAY_MS = 86_400_000;

/* The clock decides, whatever the machine's: evenings at which UTC is a day ahead, a turn of the year, changed clocks. */
test.each([
  ["2026-11-22T23:30:00-05:00", "2026-11-22", "2026"],
  ["2026-11-23T00:30:00-05:00", "2026-11-23", "2026"],
  ["2026-12-31T23:30:00-05:00", "2026-12-31", "2027"],
  ["2027-01-01T00:30:00-05:00", "2027-01-01", "2027"],
  ["2026-03-08T00:30:00-05:00", "2026-03-08", "2026"],
  ["2026-03-08T23:30:00-04:00", "2026-03-08", "2026"],
  ["2026-11-01T00:30:00-04:00", "2026-11-01", "2026"],
  ["2026-11-01T23:30:00-05:00", "2026-11-01", "2026"],
])(
  "at %s a rate valid from today prices today's shipment until its last day is over",
  async (at, today, year) => {
    const time = { now: new Date(at) };
    expect(calendarDateIn(ZONE, time.now.getTime())).toBe(today);
    const world = await createTestWorld({ clock: { now: () => time.now } });
    try {
      await buildReference(world.database);
      const admin = await world.signInAs("ROLE_FFADMIN");
      const airlineId = await buildAirline(world.database, { iata: "QA", name: "Quiet Air" });
      await buildRate(world.database, {
        airlineId,
        validFrom: parseCalendarDate(today),
        validTo: parseCalendarDate(today),
      });
      const priced = await admin.call(createQuotation, { body: buildForm({ readyDate: today }) });
      expect(priced.status, priced.text).toBe(200);
      expect(priced.body.options.map((option) => option.validUntil)).toEqual([today]);
      const saved = await admin.call(saveQuotation, {
        query: { request_id: priced.body.request_id, quote_id: priced.body.options[0]?.quote_id ?? "" },
        body: {},
      });
      expect(saved.status, saved.text).toBe(200);
      expect(saved.body.number).toBe(`Q-${year}-000001`);
      const params = { id: saved.body.quotation_id };
      const [row] = await findRows(world, sql<{ expires_at: Date }>`select expires_at from quotation`);
      const end = row?.expires_at.getTime() ?? 0;
      expect([calendarDateIn(ZONE, end - 1), end - time.now.getTime() < DAY_MS + 3_600_001]).toEqual([
        today,
        true,
      ]);
      time.now = new Date(end - 1);
      expect((await admin.call(getQuotation, { params })).body.status).toBe("draft");
      time.now = new Date(end);
      expect((await admin.call(getQuotation, { params })).body.status).toBe("expired");
      expect((await admin.call(countQuotations)).body).toMatchObject({ byStatus: { expired: 1, draft: 0 } });
    } finally {
      await world.close();
    }
  },
);
