import {
  createLocalAirline,
  createManualAirline,
  createQuotation,
  getRequest,
  updateLocalAirline,
} from "@kilolane/contract";
import { parseCalendarDate } from "@kilolane/domain";
import { beforeAll, expect, test } from "vitest";
import { buildForm } from "../../../test/build-quotations.ts";
import { buildRate, buildReference } from "../../../test/build-rates.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";

/* A rate that states no latest acceptance has its airline's (pricing rules §4). */

/** Noon in New York on a Wednesday. */
const TODAY = parseCalendarDate("2026-11-18");
const world = useTestWorld({ at: `${TODAY}T17:00:00Z` });
const operator = usePerson(world, "ROLE_SUPERADMIN");
const admin = usePerson(world, "ROLE_FFADMIN");

const form = { name: "Evening Air", iata: "Q7", country: "DE", cutOff: "d-1  9:30" };

beforeAll(() => buildReference(world.database));

interface Travel {
  readonly departs_on: string | null;
  readonly handOverBy?: object | undefined;
}

/** Departure and latest acceptance of each option, the earliest departure first. */
function travel(options: readonly Travel[]) {
  return options
    .map(({ departs_on, handOverBy }) => ({ departs_on: departs_on ?? "", handOverBy }))
    .toSorted((one, other) => (one.departs_on < other.departs_on ? -1 : 1));
}

test("the airline's cut-off counts for its rates that have none, and stays as a request was priced", async () => {
  const airline = await operator.call(createLocalAirline, { body: form });
  expect(airline.body.cutOff).toBe("D-1 09:30");
  const airlineId = airline.body.id;
  await buildRate(world.database, { airlineId });
  await buildRate(world.database, {
    airlineId,
    terms: { cutOff: { daysBefore: 0, time: "17:00" } },
    daysOfOperation: "3",
  });
  const priced = await admin.call(createQuotation, { body: buildForm({ readyDate: TODAY }) });
  // it is noon: too late for a departure tomorrow, not for one this evening
  const expected = [
    { departs_on: TODAY, handOverBy: { date: TODAY, time: "17:00" } },
    { departs_on: "2026-11-20", handOverBy: { date: "2026-11-19", time: "09:30" } },
  ];
  expect(travel(priced.body.options)).toEqual(expected);
  const body = { ...form, cutOff: "", version: airline.body.version };
  const changed = await operator.call(updateLocalAirline, { params: { airlineId }, body });
  expect([changed.status, changed.body.cutOff]).toEqual([200, null]);
  const again = await admin.call(getRequest, { params: { id: priced.body.request_id } });
  expect(travel(again.body.options)).toEqual(expected);
});

test("a cut-off that is no time is refused at its field; a forwarder's own airline takes one as well", async () => {
  const refused = await operator.send(createLocalAirline, { body: { ...form, iata: "Q8", cutOff: "noon" } });
  expect(refused.error.errors).toMatchObject([{ field: "cutOff", code: "cut-off" }]);
  const own = await admin.call(createManualAirline, { body: { name: "Own Air", cutOff: "18:00" } });
  expect(own.body.cutOff).toBe("18:00");
});
