import { expect, it } from "vitest";
import { parseCalendarDate as day } from "../measure/calendar.ts";
import { findServices, type OperatingRate } from "./find-services.ts";
import { parseFlights } from "./flight.ts";

// 23 November 2026 is a Monday
const MONDAY = day("2026-11-23");
const SUNDAY = day("2026-11-29");
const RATE: OperatingRate = {
  airlineId: 1,
  aircraft: "passenger",
  startDate: day("2026-01-01"),
  expiryDate: day("2026-12-31"),
  daysOfOperation: "135",
  transitDays: 2,
  cutOff: null,
  flights: [],
};
const daysOf = (rates: readonly OperatingRate[]) =>
  findServices(rates, MONDAY, SUNDAY).map(({ departures }) => departures.map(({ date }) => date.slice(-2)));

it("a rate departs on its days of operation, and arrives after its transit time", () => {
  expect(findServices([RATE], MONDAY, SUNDAY)).toEqual([
    {
      airlineId: 1,
      aircraft: "passenger",
      transitDays: 2,
      cutOff: null,
      flight: null,
      departures: [
        { date: "2026-11-23", arrivesOn: "2026-11-25" },
        { date: "2026-11-25", arrivesOn: "2026-11-27" },
        { date: "2026-11-27", arrivesOn: "2026-11-29" },
      ],
    },
  ]);
  expect(findServices([{ ...RATE, transitDays: null }], MONDAY, MONDAY)[0]?.departures).toEqual([
    { date: "2026-11-23", arrivesOn: null },
  ]);
});

it("no days stated are every day, and both ends of the validity count", () => {
  const daily = { ...RATE, daysOfOperation: "" };
  expect(daysOf([daily])[0]).toHaveLength(7);
  expect(daysOf([{ ...daily, startDate: day("2026-11-25"), expiryDate: day("2026-11-26") }])).toEqual([
    ["25", "26"],
  ]);
  expect(daysOf([{ ...daily, expiryDate: day("2026-11-22") }])).toEqual([]);
  expect(daysOf([{ ...RATE, daysOfOperation: "2", expiryDate: MONDAY }])).toEqual([]);
});

it("rates that differ in days and validity alone are one service, a day counts once", () => {
  expect(daysOf([RATE, { ...RATE, daysOfOperation: "37" }])).toEqual([["23", "25", "27", "29"]]);
});

it("another aircraft, transit time or cut-off is a service of its own, the sooner and faster one first", () => {
  const others = [
    { ...RATE, transitDays: null },
    { ...RATE, cutOff: { daysBefore: 1, time: "17:00" } },
    { ...RATE, aircraft: "freighter" as const, daysOfOperation: "2" },
    { ...RATE, transitDays: 1 },
  ];
  const found = findServices([RATE, ...others], MONDAY, SUNDAY);
  expect(found.map(({ transitDays }) => transitDays)).toEqual([1, 2, 2, null, 2]);
  expect(found.at(-1)?.aircraft).toBe("freighter");
});

const flight = (text: string) => parseFlights(text) ?? [];

it("a flight departs on its own days, and arrives as many days later as it says", () => {
  const flights = flight("LH8161 15 21:30-10:45+1; LH8163 3 09:00");
  const found = findServices([{ ...RATE, flights }], MONDAY, SUNDAY);
  expect(
    found.map((service) => [service.flight?.number, service.flight?.departs, service.departures]),
  ).toEqual([
    [
      "LH8161",
      "21:30",
      [
        { date: "2026-11-23", arrivesOn: "2026-11-24" },
        { date: "2026-11-27", arrivesOn: "2026-11-28" },
      ],
    ],
    ["LH8163", "09:00", [{ date: "2026-11-25", arrivesOn: "2026-11-27" }]],
  ]);
});

it("a day whose flight another rate names is not shown once more without, other days are", () => {
  const named = { ...RATE, flights: flight("LH8161 1 21:30"), daysOfOperation: "1" };
  const found = findServices([RATE, named], MONDAY, SUNDAY);
  const days = found.map((service) => [
    service.flight?.number,
    service.departures.map(({ date }) => date.slice(-2)),
  ]);
  expect(days).toEqual([
    ["LH8161", ["23"]],
    [undefined, ["25", "27"]],
  ]);
});
