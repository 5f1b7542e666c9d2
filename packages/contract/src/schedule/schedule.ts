import { addDays, type CalendarDate } from "@kilolane/domain";
import { z } from "zod";
import { FORWARDER_DESK } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { calendarDate, iataCode, sheetFormat } from "../values.ts";

/** Most days that one call answers, both ends counted. */
export const MAX_SCHEDULE_DAYS = 31;

/** One airline's departures on the lane that are alike but for their day. */
const laneService = z.object({
  airlineId: z.number(),
  airline: z.string(),
  iata: z.string().nullable(),
  aircraft: z.enum(["passenger", "freighter"]),
  /** whole days; null: the rate does not say */
  transitDays: z.number().nullable(),
  /** latest acceptance, `17:00` or `D-1 17:00`; null: nobody says */
  cutOff: z.string().nullable(),
  /** times are local at their airports, `21:30`; `daysLater` from the departure to the arrival; null: none stated */
  flight: z
    .object({
      number: z.string().nullable(),
      departs: z.string().nullable(),
      arrives: z.string().nullable(),
      daysLater: z.number().nullable(),
    })
    .nullable(),
  departures: z.array(z.object({ date: z.string(), arrivesOn: z.string().nullable() })),
});
export type ScheduledService = z.output<typeof laneService>;

const askedFlights = { origin: iataCode, destination: iataCode, from: calendarDate, to: calendarDate };

interface AskedPeriod {
  readonly origin: string;
  readonly destination: string;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

function refusePeriod({ origin, destination, from, to }: AskedPeriod, context: z.RefinementCtx): void {
  const refuse = (field: string, message: string) =>
    context.addIssue({ code: "custom", path: [field], message });
  if (origin === destination) refuse("destination", "same-airport");
  if (to < from) refuse("to", "before-start");
  else if (to > addDays(from, MAX_SCHEDULE_DAYS - 1)) refuse("to", "too-large");
}

/** Departures of a lane by the rates that the company may quote; no price is among them. */
export const getFlightSchedule = defineEndpoint({
  name: "getFlightSchedule",
  area: "schedule",
  summary: "Which airlines fly a lane on which days, by the rates that the company may quote",
  method: "GET",
  path: "/flight-schedule",
  roles: FORWARDER_DESK,
  scope: "company",
  query: z.object(askedFlights).superRefine(refusePeriod),
  response: z.object({ services: z.array(laneService) }),
  errors: [],
});

export const exportFlightSchedule = defineEndpoint({
  ...getFlightSchedule,
  name: "exportFlightSchedule",
  summary: "The departures of a lane as a file, one a line",
  path: "/flight-schedule/export",
  query: z.object({ ...askedFlights, format: sheetFormat }).superRefine(refusePeriod),
  response: z.unknown(),
  content: "file",
});
