import { type CalendarDate, utcDateOf } from "../measure/calendar.ts";
import { isFlightStatus, STATUS_CODES, type StatusCode } from "./status-codes.ts";

/*
 * Status messages of Cargo-IMP, FSU and FSA, as carriers send them:
 *
 *   FSU/14
 *   020-12345675ORDFRA/T3K480
 *   DEP/LH431/22NOV/ORDFRA/T3K480/A1735/S0925-N
 *   OSI/HANDLE WITH CARE
 *
 * The first line names the message, the second the shipment; then come its states, each a line that begins with the
 * code. Times are the clock's at the airport; dates have no year. What is not understood is kept as it was written.
 */

/** What a carrier says of a shipment. */
export interface ReadStatus {
  readonly code: StatusCode;
  /** where it happened; of a flight, where it begins */
  readonly airport: string;
  /** where the flight leads; empty where the status is of one place */
  readonly toAirport: string;
  readonly flight: string;
  /** the airport's calendar and clock; `time` null where the carrier gives none */
  readonly date: CalendarDate;
  readonly time: string | null;
  /** S scheduled, E estimated, A actual; null where it is not said */
  readonly timeKind: "A" | "E" | "S" | null;
  readonly pieces: number | null;
  /** as written, such as `K480` or `L1058.2` */
  readonly weight: string;
  /** P or S: a part of the shipment alone */
  readonly isPartial: boolean;
  /** of a discrepancy: its code, such as MSCA */
  readonly discrepancy: string;
  /** the line as the carrier wrote it */
  readonly line: string;
}

/** The states of one shipment in a carrier's answer, and the lines that say something else. */
export interface ReadStatuses {
  readonly statuses: readonly ReadStatus[];
  readonly unread: readonly string[];
  /** air waybills, as eleven digits, of messages that are about other shipments: none of what they say is taken */
  readonly others: readonly string[];
}

const HEAD = /^FS[UA]\/\d{1,2}$/u;
const CONSIGNMENT = /^(\d{3})-(\d{8})(?:[A-Z]{6})?(?:\/.*)?$/u;
const STATUS = /^([A-Z]{3})\/(.+)$/u;
const FLIGHT = /^[A-Z0-9]{2}[A-Z]?\d{1,4}[A-Z]?$/u;
const WHEN = /^(\d{2})(JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)(\d{4})?$/u;
const PLACES = /^([A-Z]{3})([A-Z]{3})?$/u;
const QUANTITY = /^([TPSMDC])(\d{1,4})(?:([KL]\d{1,7}(?:\.\d{1,2})?))?/u;
const CLOCK = /^([AES])(\d{4})(?:-([PNST]))?$/u;
const MONTHS = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];
/** Days from the date of the line: previous, next, second and third. */
const DAY_SHIFT: Readonly<Record<string, number>> = { P: -1, N: 1, S: 2, T: 3 };
const DAY_MS = 86_400_000;

/**
 * Reads a carrier's answer about one air waybill.
 * @param awb eleven digits
 * @param nowMs dates without a year are taken for the year in which they are nearest to it
 */
export function readStatusMessages(text: string, awb: string, nowMs: number): ReadStatuses {
  const statuses: ReadStatus[] = [];
  const unread: string[] = [];
  const others = new Set<string>();
  let isOurs = true;
  for (const line of text.split(/\r?\n/u).map((one) => one.trim())) {
    if (line === "" || HEAD.test(line)) continue;
    const consignment = CONSIGNMENT.exec(line);
    if (consignment !== null) {
      const named = `${consignment[1] ?? ""}${consignment[2] ?? ""}`;
      isOurs = named === awb;
      if (!isOurs) others.add(named);
      continue;
    }
    if (!isOurs) continue;
    const status = readStatusLine(line, nowMs);
    if (status === null) unread.push(line);
    else statuses.push(status);
  }
  return { statuses, unread, others: [...others] };
}

/** One line; null when it is none of the states, or lacks what a state needs: its day and its place. */
export function readStatusLine(line: string, nowMs: number): ReadStatus | null {
  const [, word = "", rest = ""] = STATUS.exec(line) ?? [];
  const code = STATUS_CODES.find((one) => one === word);
  if (code === undefined) return null;
  const parts = rest.split("/");
  const flight = FLIGHT.test(parts[0] ?? "") && !WHEN.test(parts[0] ?? "") ? (parts.shift() ?? "") : "";
  const when = WHEN.exec(parts.shift() ?? "");
  const places = PLACES.exec(parts.shift() ?? "");
  const day = when === null ? null : dayOf(Number(when[1]), when[2] ?? "", nowMs);
  if (when === null || places === null || day === null) return null;
  const discrepancy = code === "DIS" && /^[A-Z]{4}$/u.test(parts[0] ?? "") ? (parts.shift() ?? "") : "";
  const quantity = QUANTITY.exec(parts[0] ?? "");
  if (quantity !== null) parts.shift();
  const [, from = "", to = ""] = places;
  const isFlight = isFlightStatus(code);
  const own = when[3] === undefined ? null : clockOf(when[3]);
  if (when[3] !== undefined && own === null) return null;
  const moment = own === null ? momentOf(parts, isFlight, day) : { date: day, time: own, timeKind: null };
  return {
    code,
    airport: isFlight || to === "" ? from : to,
    toAirport: isFlight ? to : "",
    flight,
    ...moment,
    pieces: quantity === null ? null : Number(quantity[2]),
    weight: quantity?.[3] ?? "",
    isPartial: quantity !== null && quantity[1] !== "T",
    discrepancy,
    line,
  };
}

/** The time that a line gives beside its day: of departure first, then of arrival, each by its kind. */
function momentOf(
  parts: readonly string[],
  isFlight: boolean,
  day: CalendarDate,
): Pick<ReadStatus, "date" | "time" | "timeKind"> {
  const [departure, arrival] = [CLOCK.exec(parts[0] ?? ""), CLOCK.exec(parts[1] ?? "")];
  const clock = isFlight ? departure : (arrival ?? departure);
  const time = clock === null ? null : clockOf(clock[2] ?? "");
  if (clock === null || time === null) return { date: day, time: null, timeKind: null };
  const kind = clock[1];
  const shifted = Date.parse(`${day}T00:00:00Z`) + (DAY_SHIFT[clock[3] ?? ""] ?? 0) * DAY_MS;
  return { date: utcDateOf(shifted), time, timeKind: kind === "A" || kind === "E" ? kind : "S" };
}

/** `1735` as `17:35`; null for what no clock shows. */
function clockOf(digits: string): string | null {
  const [hours, minutes] = [digits.slice(0, 2), digits.slice(2)];
  return Number(hours) < 24 && Number(minutes) < 60 ? `${hours}:${minutes}` : null;
}

/** The day in the year in which it is nearest to now; null for a day that does not exist. */
function dayOf(day: number, month: string, nowMs: number): CalendarDate | null {
  const year = new Date(nowMs).getUTCFullYear();
  const candidates = [year - 1, year, year + 1].flatMap((one) => {
    const ms = Date.UTC(one, MONTHS.indexOf(month), day);
    return new Date(ms).getUTCDate() === day ? [ms] : [];
  });
  const [nearest] = candidates.toSorted((a, b) => Math.abs(a - nowMs) - Math.abs(b - nowMs));
  return nearest === undefined ? null : utcDateOf(nearest);
}
