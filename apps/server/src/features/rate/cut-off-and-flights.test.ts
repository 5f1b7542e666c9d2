import { createQuotation, createRate, getRateHistory, publishRate, updateRate } from "@kilolane/contract";
import { beforeAll, expect, test } from "vitest";
import { buildAirlineDesk, buildDeskRate, rateFormOf, type AirlineDesk } from "../../../test/build-desk.ts";
import { buildForm } from "../../../test/build-quotations.ts";
import { buildReference } from "../../../test/build-rates.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";

/* A rate may state the latest acceptance of its airline, in local time at the place of origin (pricing rules §4). */

/** 15:00 in New York on a Wednesday. */
const TODAY = "2026-11-18";
const world = useTestWorld({ at: `${TODAY}T20:00:00Z` });
const forwarder = usePerson(world, "ROLE_FFADMIN");
let desk: AirlineDesk;

beforeAll(async () => {
  await buildReference(world.database);
  desk = await buildAirlineDesk(world, "Early Air");
});

async function departures(): Promise<(string | null)[]> {
  const { body } = await forwarder.call(createQuotation, { body: buildForm({ readyDate: TODAY }) });
  return body.options.map(({ departs_on }) => departs_on);
}

test("goods that are ready after the cut-off leave on the next day, and a change of it is in the history", async () => {
  const rate = await buildDeskRate(desk.admin, { cutOff: "16:00" });
  expect(rate.cutOff).toBe("16:00");
  expect(await departures()).toEqual([TODAY]);

  const change = async (cutOff: string, version: number) => {
    const { rateType: _type, ...form } = rateFormOf({ cutOff });
    const params = { id: rate.id };
    const changed = await desk.admin.call(updateRate, { params, body: { ...form, version } });
    expect(changed.status, changed.text).toBe(200);
    const published = await desk.admin.call(publishRate, { params, body: { version: version + 1 } });
    expect(published.status, published.text).toBe(200);
    return published.body.rate.version;
  };
  const second = await change("14:30", rate.version);
  expect(await departures()).toEqual(["2026-11-19"]);
  await change("d-1 9:30", second);
  expect(await departures()).toEqual(["2026-11-20"]);

  const { body } = await desk.admin.call(getRateHistory, { params: { id: rate.id } });
  expect(body.content.map(({ differences }) => differences)).toEqual([
    [{ field: "cutOff", before: "14:30", after: "D-1 09:30" }],
    [{ field: "cutOff", before: "16:00", after: "14:30" }],
    [],
  ]);
});

test("a cut-off that is no time is refused at its field", async () => {
  const refused = await desk.admin.call(createRate, { body: rateFormOf({ cutOff: "noon" }) });
  expect(refused.error.errors).toMatchObject([{ field: "cutOff", code: "cut-off" }]);
});

test("flights are kept as a timetable writes them, and a change of them is in the history", async () => {
  const rate = await buildDeskRate(desk.admin, { flights: "lh 8161 21:30-10:45+1; jfk-fra LH8163 135" });
  expect(rate.flights).toBe("LH8161 21:30-10:45+1; JFK-FRA LH8163 135");
  const { rateType: _type, ...form } = rateFormOf({ flights: "LH8161" });
  const params = { id: rate.id };
  await desk.admin.call(updateRate, { params, body: { ...form, version: rate.version } });
  const published = await desk.admin.call(publishRate, { params, body: { version: rate.version + 1 } });
  expect(published.body.rate.flights, published.text).toBe("LH8161");
  const { body } = await desk.admin.call(getRateHistory, { params });
  expect(body.content[0]?.differences).toEqual([
    { field: "flights", before: "LH8161 21:30-10:45+1; JFK-FRA LH8163 135", after: "LH8161" },
  ]);
});

test("a flight that is none, is on another lane or is slower than the rate is refused at its field", async () => {
  for (const [flights, code] of [
    ["every day", "flights"],
    ["NRT-HND NH1", "other-lane"],
    ["LH8161 21:30-10:45+9", "later-than-transit"],
  ]) {
    const refused = await desk.admin.call(createRate, { body: rateFormOf({ flights, timeDuration: 2 }) });
    expect(refused.error.errors).toMatchObject([{ field: "flights", code }]);
  }
});
