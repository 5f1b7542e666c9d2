/** A flight as an airline's timetable prints it; times are local at their airport. */
export interface Flight {
  /** `JFK-FRA`; null: every lane of its rate */
  readonly lane: string | null;
  /** designator and number, `LH8161`; null: not stated */
  readonly number: string | null;
  /** ISO weekday digits of its departures, `135`; empty: every day on which the rate flies */
  readonly days: string;
  /** 24-hour `HH:MM`; null: not stated */
  readonly departs: string | null;
  readonly arrives: string | null;
  /** calendar days from the departure to the arrival; -1 across the date line; null without an arrival */
  readonly daysLater: number | null;
}

/** More than this nobody reads in one field. */
const MOST_FLIGHTS = 60;

const LANE = /^([A-Z]{3})-([A-Z]{3})$/;
const NUMBER = /^(?:[A-Z][A-Z0-9]|[0-9][A-Z])\d{1,4}[A-Z]?$/;
const DESIGNATOR = /^(?:[A-Z][A-Z0-9]|[0-9][A-Z])$/;
const DAYS = /^(?=.)1?2?3?4?5?6?7?$/;
const CLOCK = "([01]?\\d|2[0-3]):([0-5]\\d)";
const TIMES = new RegExp(`^${CLOCK}(?:-${CLOCK}(?:(\\+[0-9]|-1))?)?$`);

/**
 * Flights as a timetable writes them, parted by semicolons (commas and slashes are read too): `LH8161`, `LH8161 21:30-10:45+1`, and with the weekdays
 * on which one flies `LH8161 135 21:30-10:45+1; LH8163 246 09:00`; one that flies a single lane of its rate begins with
 * it, `JFK-FRA LH8161`. Null when a part is none.
 */
export function parseFlights(text: string): readonly Flight[] | null {
  const parts = text.split(/[;,/\n]/).filter((part) => part.trim() !== "");
  if (parts.length === 0 || parts.length > MOST_FLIGHTS) return null;
  const flights = parts.map(parseFlight);
  return flights.some((flight) => flight === null) ? null : flights.filter((flight) => flight !== null);
}

function parseFlight(text: string): Flight | null {
  const tokens = text
    .trim()
    .toUpperCase()
    .replaceAll(/\s*[-−–—]\s*/g, "-")
    .replaceAll(/\s*\+\s*/g, "+")
    .split(/\s+/);
  const lane = LANE.test(tokens[0] ?? "") ? (tokens.shift() ?? null) : null;
  // LH 8161 is LH8161
  const [first = "", second] = tokens;
  if (DESIGNATOR.test(first) && second !== undefined) tokens.splice(0, 2, `${first}${second}`);
  const number = NUMBER.test(tokens[0] ?? "") ? (tokens.shift() ?? null) : null;
  const days = DAYS.test(tokens[0] ?? "") ? (tokens.shift() ?? "") : "";
  const times = TIMES.exec(tokens[0] ?? "");
  if (times !== null) tokens.shift();
  if (tokens.length > 0 || (number === null && times === null)) return null;
  const arrives = clockOf(times?.[3], times?.[4]);
  return {
    lane,
    number,
    days,
    departs: clockOf(times?.[1], times?.[2]),
    arrives,
    daysLater: arrives === null ? null : Number(times?.[5] ?? 0),
  };
}

function clockOf(hours: string | undefined, minutes: string | undefined): string | null {
  return hours === undefined || minutes === undefined ? null : `${hours.padStart(2, "0")}:${minutes}`;
}

/** Flights as `parseFlights` reads them. */
export function formatFlights(flights: readonly Flight[]): string {
  return flights
    .map(({ lane, number, days, ...times }) => [lane, number, days, formatFlightTimes(times)])
    .map((parts) => parts.filter((part) => part !== null && part !== "").join(" "))
    .join("; ");
}

/** `21:30-10:45+1`; empty when no time is stated. */
function formatFlightTimes({
  departs,
  arrives,
  daysLater,
}: Pick<Flight, "departs" | "arrives" | "daysLater">): string {
  if (arrives === null || daysLater === null) return departs ?? "";
  const later = daysLater === 0 ? "" : `${daysLater > 0 ? "+" : ""}${daysLater}`;
  return `${departs ?? ""}-${arrives}${later}`;
}

/** The flights of a rate that fly this lane of it. */
export function flightsOfLane(
  flights: readonly Flight[],
  origin: string,
  destination: string,
): readonly Flight[] {
  return flights.filter(({ lane }) => lane === null || lane === `${origin}-${destination}`);
}

/** Whether a flight is for a lane that is none of these airports'. */
export function flyElsewhere(
  flights: readonly Flight[],
  origins: readonly string[],
  destinations: readonly string[],
): boolean {
  return flights.some(({ lane }) => {
    const [origin, destination] = lane?.split("-") ?? [];
    return lane !== null && !(origins.includes(origin ?? "") && destinations.includes(destination ?? ""));
  });
}

/** Whether a flight arrives later than the days that its rate promises. @param transitDays null: none promised */
export function arriveTooLate(flights: readonly Flight[], transitDays: number | null): boolean {
  return transitDays !== null && flights.some(({ daysLater }) => (daysLater ?? 0) > transitDays);
}
