import { expect, it } from "vitest";
import { arriveTooLate, flightsOfLane, flyElsewhere, formatFlights, parseFlights } from "./flight.ts";

it.each([
  ["LH8161", "LH8161"],
  ["lh 8161", "LH8161"],
  ["5X 135", "5X135"],
  ["LH 8161 135", "LH8161 135"],
  ["LH8161 9:30 - 10:45 +1", "LH8161 09:30-10:45+1"],
  ["LH8161 21:30–10:45", "LH8161 21:30-10:45"],
  ["21:30", "21:30"],
  ["NH106 00:05-17:00-1", "NH106 00:05-17:00-1"],
  ["jfk-fra LH8161 135 21:30; LH8163\nLH8165", "JFK-FRA LH8161 135 21:30; LH8163; LH8165"],
  ["QR8121/QR8123, QR8125", "QR8121; QR8123; QR8125"],
])("%j is read, and written as %j", (typed, written) => {
  const flights = parseFlights(typed) ?? [];
  expect(formatFlights(flights)).toBe(written);
  expect(parseFlights(written)).toEqual(flights);
});

it.each([
  "",
  ";",
  "daily",
  "LH",
  "8161",
  "LH81612",
  "135",
  "JFK-FRA",
  "LH8161 24:00",
  "LH8161 21:30+1",
  "LH8161 8",
])("%j is no flight", (typed) => expect(parseFlights(typed)).toBeNull());

it("a flight without a lane flies every lane of its rate, and one with a lane that lane alone", () => {
  const flights = parseFlights("LH1; JFK-FRA LH2") ?? [];
  expect(formatFlights(flightsOfLane(flights, "JFK", "FRA"))).toBe("LH1; JFK-FRA LH2");
  expect(formatFlights(flightsOfLane(flights, "JFK", "MUC"))).toBe("LH1");
  expect(flyElsewhere(flights, ["JFK"], ["FRA", "MUC"])).toBe(false);
  expect(flyElsewhere(flights, ["JFK"], ["MUC"])).toBe(true);
});

it("a flight is late when it arrives after the transit time, and never when none is known", () => {
  const flights = parseFlights("LH1 21:30-10:45+2") ?? [];
  expect([1, 2, null].map((days) => arriveTooLate(flights, days))).toEqual([true, false, false]);
});
