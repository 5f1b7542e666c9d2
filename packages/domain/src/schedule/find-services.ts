import { addDays, type CalendarDate } from "../measure/calendar.ts";
import { arrivalDate, type CutOff, formatCutOff, isoWeekday } from "../rating/departure.ts";
import { type Flight, formatFlights } from "./flight.ts";

/** When a rate says that its airline flies; both days of its validity count. */
export interface OperatingRate {
  readonly airlineId: number;
  readonly aircraft: "passenger" | "freighter";
  readonly startDate: CalendarDate;
  readonly expiryDate: CalendarDate;
  /** ISO weekday digits, for example `135`; empty: every day */
  readonly daysOfOperation: string;
  /** whole days; null: not stated */
  readonly transitDays: number | null;
  readonly cutOff: CutOff | null;
  /** those of the lane; empty: none stated */
  readonly flights: readonly Flight[];
}

/** One day on which an airline flies; `arrivesOn` is null when neither a flight nor a transit time says it. */
export interface Departure {
  readonly date: CalendarDate;
  readonly arrivesOn: CalendarDate | null;
}

/** Departures that are alike but for their day. */
export interface LaneService extends Pick<
  OperatingRate,
  "airlineId" | "aircraft" | "transitDays" | "cutOff"
> {
  /** its days are those of `departures`; null: no flight is stated */
  readonly flight: Omit<Flight, "lane" | "days"> | null;
  /** in order, each day once; never empty */
  readonly departures: readonly Departure[];
}

interface Found {
  readonly service: Omit<LaneService, "departures">;
  readonly days: Set<CalendarDate>;
}

/**
 * The departures that rates of one lane state from one day to another, both counted: rates that differ in nothing but
 * prices, days or validity are one service. A day on which one of them names its flight is not shown once more without.
 * In the order of the first departure, then of its time and of the transit time.
 */
export function findServices(
  rates: readonly OperatingRate[],
  from: CalendarDate,
  to: CalendarDate,
): LaneService[] {
  const services = new Map<string, Found>();
  const named = new Set<string>();
  for (const rate of rates) {
    const { airlineId, aircraft, transitDays, cutOff } = rate;
    const alike = alikeOf(rate);
    for (const day of operatingDays(rate, from, to)) {
      for (const flight of flightsOn(rate, day)) {
        const key = `${alike}|${flight === null ? "" : formatFlights([{ ...flight, lane: null, days: "" }])}`;
        const found = services.get(key) ?? {
          service: { airlineId, aircraft, transitDays, cutOff, flight },
          days: new Set(),
        };
        services.set(key, found);
        found.days.add(day);
        if (flight !== null) named.add(`${alike}|${day}`);
      }
    }
  }
  return [...services.values()]
    .map(({ service, days }) => ({ ...service, departures: departuresOf(service, days, named) }))
    .filter(({ departures }) => departures.length > 0)
    .toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)));
}

/** What services have in common that differ in nothing but their flight. */
function alikeOf({ airlineId, aircraft, transitDays, cutOff }: Found["service"] | OperatingRate): string {
  return [airlineId, aircraft, transitDays ?? "", cutOff === null ? "" : formatCutOff(cutOff)].join("|");
}

/** The flights of that day; null alone when none is stated for it. */
function flightsOn(rate: OperatingRate, day: CalendarDate): readonly LaneService["flight"][] {
  const weekday = String(isoWeekday(day));
  const flights = rate.flights
    .filter(({ days }) => days === "" || days.includes(weekday))
    .map(({ number, departs, arrives, daysLater }) => ({ number, departs, arrives, daysLater }));
  return flights.length === 0 ? [null] : flights;
}

function departuresOf(
  service: Found["service"],
  days: ReadonlySet<CalendarDate>,
  named: ReadonlySet<string>,
): Departure[] {
  const { flight, transitDays } = service;
  const alike = alikeOf(service);
  return [...days]
    .filter((day) => flight !== null || !named.has(`${alike}|${day}`))
    .toSorted()
    .map((date) => ({ date, arrivesOn: arrivalDate(date, flight?.daysLater ?? transitDays) }));
}

/** The days of operation within the rate's validity and the days asked for. */
function operatingDays(rate: OperatingRate, from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const last = rate.expiryDate < to ? rate.expiryDate : to;
  const days: CalendarDate[] = [];
  for (let day = rate.startDate > from ? rate.startDate : from; day <= last; day = addDays(day, 1)) {
    if (rate.daysOfOperation === "" || rate.daysOfOperation.includes(String(isoWeekday(day)))) days.push(day);
  }
  return days;
}

/** A time that nobody states comes after every known one, and so does a transit time. */
function orderOf({ departures, flight, transitDays, airlineId }: LaneService): string {
  const transit = String(transitDays ?? 999).padStart(3, "0");
  const place = [departures[0]?.date ?? "", flight?.departs ?? "99:99", transit];
  return [...place, String(airlineId).padStart(12, "0")].join("|");
}
