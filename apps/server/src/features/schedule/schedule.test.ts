import { exportFlightSchedule, getFlightSchedule } from "@kilolane/contract";
import { parseCalendarDate, parseFlights } from "@kilolane/domain";
import { beforeAll, expect, it } from "vitest";
import { buildAirline, buildRate, buildReference } from "../../../test/build-rates.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";

const world = useTestWorld();
const admin = usePerson(world, "ROLE_FFADMIN");
const agent = usePerson(world, "ROLE_FFAGENT", () => ({ company: admin.user.company }));
const client = usePerson(world, "ROLE_FFCLIENT", () => ({ company: admin.user.company }));
const stranger = usePerson(world, "ROLE_FFADMIN");

const LANE = { origin: "JFK", destination: "FRA" };
// 23 November 2026 is a Monday
const WEEK = { ...LANE, from: "2026-11-23", to: "2026-11-29" };

beforeAll(async () => {
  const { database } = world;
  await buildReference(database);
  const open = await buildAirline(database, { name: "Open Air" });
  await database.query("update airline set cut_off = 'D-1 17:00' where id = $1", [open]);
  await buildRate(database, { airlineId: open });
  await database.query("update rate_sheet set days_of_operation = '25' where airline_id = $1", [open]);
  const own = await buildAirline(database, { name: "Contract Air" });
  await buildRate(database, {
    airlineId: own,
    rateType: "contract",
    ownerId: admin.user.company.id,
    aircraft: "freighter",
    transitDays: null,
    validTo: parseCalendarDate("2026-11-23"),
    terms: {
      cutOff: { daysBefore: 0, time: "14:00" },
      flights: parseFlights("JFK-FRA CA105 21:30-10:45+1; JFK-MUC CA107 08:00"),
    },
  });
  const resting = await buildAirline(database, { name: "Resting Air" });
  await buildRate(database, { airlineId: resting, isActive: false });
});

it("shows the days on which airlines fly, with the company's own rates and no price", async () => {
  const { body, text } = await admin.call(getFlightSchedule, { query: WEEK });
  expect(body.services.map(({ airlineId: _id, iata: _iata, ...service }) => service)).toEqual([
    {
      airline: "Contract Air",
      aircraft: "freighter",
      transitDays: null,
      cutOff: "14:00",
      flight: { number: "CA105", departs: "21:30", arrives: "10:45", daysLater: 1 },
      departures: [{ date: "2026-11-23", arrivesOn: "2026-11-24" }],
    },
    {
      airline: "Open Air",
      aircraft: "passenger",
      transitDays: 3,
      cutOff: "D-1 17:00",
      flight: null,
      departures: [
        { date: "2026-11-24", arrivesOn: "2026-11-27" },
        { date: "2026-11-27", arrivesOn: "2026-11-30" },
      ],
    },
  ]);
  expect(text).not.toMatch(/price|charge|rate|currency/i);
  expect((await agent.call(getFlightSchedule, { query: WEEK })).body).toEqual(body);
});

it("another company sees no contract rate, a client nothing", async () => {
  const { body } = await stranger.call(getFlightSchedule, { query: WEEK });
  expect(body.services.map(({ airline }) => airline)).toEqual(["Open Air"]);
  expect((await client.call(getFlightSchedule, { query: WEEK })).status).toBe(403);
});

it("an unflown lane is empty, a wrong one is refused at its field", async () => {
  const query = { ...WEEK, origin: "FRA", destination: "JFK" };
  expect((await admin.call(getFlightSchedule, { query })).body).toEqual({ services: [] });
  for (const [change, field] of [
    [{ destination: "JFK" }, "destination"],
    [{ to: "2026-11-22" }, "to"],
    [{ to: "2026-12-24" }, "to"],
    [{ from: "2026-02-30" }, "from"],
  ] as const) {
    const { status, error } = await admin.call(getFlightSchedule, { query: { ...WEEK, ...change } });
    expect([status, error.errors[0]?.field]).toEqual([400, field]);
  }
});

it("is exported a line a departure, by day", async () => {
  const { status, text } = await agent.call(exportFlightSchedule, { query: { ...WEEK, format: "csv" } });
  expect(status, text).toBe(200);
  const [, ...lines] = text.trim().split("\r\n");
  expect(lines.map((line) => line.split(",").slice(2))).toEqual([
    ["2026-11-23", "21:30", "Contract Air", "CA105", "Freighter", "", "2026-11-24", "10:45", "14:00"],
    ["2026-11-24", "", "Open Air", "", "Passenger aircraft", "3", "2026-11-27", "", "D-1 17:00"],
    ["2026-11-27", "", "Open Air", "", "Passenger aircraft", "3", "2026-11-30", "", "D-1 17:00"],
  ]);
  const late = await agent.send(exportFlightSchedule, {
    query: { ...WEEK, to: "2027-11-29", format: "csv" },
  });
  expect(late.error.errors[0]?.field).toBe("to");
});
