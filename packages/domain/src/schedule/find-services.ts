import { addDays, type CalendarDate } from "../measure/calendar.ts";
import { arrivalDate, type CutOff, formatCutOff, isoWeekday } from "../rating/departure.ts";

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
}

/** One day on which an airline flies; `arrivesOn` is null when no transit time is stated. */
export interface Departure {
  readonly date: CalendarDate;
  readonly arrivesOn: CalendarDate | null;
}

/** Departures that are alike but for their day. */
export interface LaneService extends Pick<
  OperatingRate,
  "airlineId" | "aircraft" | "transitDays" | "cutOff"
> {
  /** in order, each day once; never empty */
  readonly departures: readonly Departure[];
}

/**
 * The departures that rates of one lane state from one day to another, both counted: rates that differ in nothing but
 * prices, days or validity are one service. In the order of the first departure, then of the transit time.
 */
export function findServices(
  rates: readonly OperatingRate[],
  from: CalendarDate,
  to: CalendarDate,
): LaneService[] {
  const services = new Map<string, { rate: OperatingRate; days: Set<CalendarDate> }>();
  for (const rate of rates) {
    const { airlineId, aircraft, transitDays, cutOff } = rate;
    const key = [airlineId, aircraft, transitDays ?? "", cutOff === null ? "" : formatCutOff(cutOff)].join(
      "|",
    );
    const service = services.get(key) ?? { rate, days: new Set() };
    services.set(key, service);
    for (const day of operatingDays(rate, from, to)) service.days.add(day);
  }
  return [...services.values()]
    .filter(({ days }) => days.size > 0)
    .map(({ rate: { airlineId, aircraft, transitDays, cutOff }, days }) => ({
      airlineId,
      aircraft,
      transitDays,
      cutOff,
      departures: [...days].toSorted().map((date) => ({ date, arrivesOn: arrivalDate(date, transitDays) })),
    }))
    .toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)));
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

/** An unknown transit time comes after every known one. */
function orderOf({ departures, transitDays, airlineId }: LaneService): string {
  const transit = String(transitDays ?? 999).padStart(3, "0");
  return `${departures[0]?.date ?? ""}|${transit}|${String(airlineId).padStart(12, "0")}`;
}
