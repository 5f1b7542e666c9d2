import type { StoredRequest } from "../reads/request-content.ts";
import { calendarDateIn, isCurrency, timeOfDayIn, type CalendarDate, utcDateOf } from "@kilolane/domain";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { AppError, type FieldProblem } from "../../../http/app-error.ts";
import { findZip, type FoundAirport, type FoundZip } from "../../place/reads/place.ts";
import type { CompanySettings } from "../../settings/reads/company.ts";
import { findExchange } from "../../exchange/reads/pricing.ts";
import { getCachedAirport, getSettings } from "../reads/reference.ts";
import { findGoodsProblems, type FormerGoods } from "../reads/goods-problems.ts";

/** A ready date further ahead than this is a slip of the pen. */
const FARTHEST_READY_DAYS = 366;

/** What 'USA' means for the departure filter: the states and the territories that fly as domestic (product.md §10). */
const USA_CODES = new Set(["US", "PR", "GU", "VI", "AS", "MP"]);

/** The places of a form, found. */
export interface FormPlaces {
  readonly from: FoundAirport;
  readonly to: FoundAirport;
  /** calendar date at the place of origin now */
  readonly on: CalendarDate;
  /** `HH:MM` at the place of origin now */
  readonly timeOfDay: string;
  readonly settings: CompanySettings;
  readonly pickupSpot: FoundZip | undefined;
  readonly deliverySpot: FoundZip | undefined;
}

/**
 * Checks what a schema cannot: known airports, the company's departure filter, the ready date in the time zone of
 * origin, the currency's exchange rate, UN numbers with their classes. All refusals come at once.
 *
 * @param former the request that this one changes: what it names may be out of use by now
 * @throws AppError validation, or currency-without-rate when that alone is wrong; each with its field
 */
export async function findPlaces(
  tx: CompanyTransaction,
  request: StoredRequest,
  now: Date,
  former?: FormerGoods,
): Promise<FormPlaces> {
  const settings = await getSettings(tx);
  const from = await getCachedAirport(tx, request.origin);
  const to = await getCachedAirport(tx, request.destination);
  const on = calendarDateIn(from?.time_zone ?? "UTC", now.getTime());
  const { problems: others, ...spots } = await findSpots(tx, request, on, former);
  const problems = [
    ...departureProblems(from, settings),
    ...destinationProblems(to),
    ...readyDateProblems(request, on, now),
    ...others,
  ];
  if (problems.length > 0 || from === undefined || to === undefined) throw refusalOf(problems);
  const timeOfDay = timeOfDayIn(from.time_zone, now.getTime());
  return { from, to, on, timeOfDay, settings, ...spots };
}

export const UNKNOWN_DESTINATION: FieldProblem = { field: "shipToAirport", code: "unknown-airport" };

/** Why nothing goes there: it is not known, or the operator has closed it. */
function destinationProblems(to: FoundAirport | undefined): FieldProblem[] {
  if (to === undefined) return [UNKNOWN_DESTINATION];
  return to.is_active ? [] : [{ field: "shipToAirport", code: "closed-airport" }];
}

/** Why nothing departs from there: it is not known, it is closed, or the company departs from the USA alone. */
export function departureProblems(
  from: FoundAirport | undefined,
  settings: Pick<CompanySettings, "departureUsaOnly">,
): FieldProblem[] {
  if (from === undefined) return [{ field: "shipFromAirport", code: "unknown-airport" }];
  if (!from.is_active) return [{ field: "shipFromAirport", code: "closed-airport" }];
  const isAllowed = !settings.departureUsaOnly || USA_CODES.has(from.country_code);
  return isAllowed ? [] : [{ field: "shipFromAirport", code: "departure-usa-only" }];
}

/** Why goods cannot be ready then, where that day is today. */
export function readyDateProblems(
  { readyDate }: Pick<StoredRequest, "readyDate">,
  on: CalendarDate,
  now: Date,
): FieldProblem[] {
  if (readyDate < on) return [{ field: "readyDate", code: "past-date" }];
  const latest = utcDateOf(now.getTime() + FARTHEST_READY_DAYS * 86_400_000);
  return readyDate > latest ? [{ field: "readyDate", code: "too-far" }] : [];
}

/** The zips of a form, and what is wrong with what of it no airport decides about. */
export async function findSpots(
  tx: CompanyTransaction,
  request: StoredRequest,
  on: CalendarDate,
  former?: FormerGoods,
): Promise<Pick<FormPlaces, "pickupSpot" | "deliverySpot"> & { readonly problems: FieldProblem[] }> {
  const problems: FieldProblem[] = [];
  if (!isCurrency(request.currency)) problems.push({ field: "currency", code: "unknown-currency" });
  else if ((await findExchange(tx, { from: "USD", to: request.currency }, on)) === null) {
    problems.push({ field: "currency", code: "currency-without-rate" });
  }
  const pickupSpot = request.pickupZip ? await findZip(tx, request.pickupZip) : undefined;
  if (request.pickupZip && !pickupSpot) problems.push({ field: "pickupZip", code: "unknown-zip" });
  const deliverySpot = request.deliveryZip ? await findZip(tx, request.deliveryZip) : undefined;
  if (request.deliveryZip && !deliverySpot) problems.push({ field: "deliveryZip", code: "unknown-zip" });
  problems.push(...(await findGoodsProblems(tx, request, former)));
  return { pickupSpot, deliverySpot, problems };
}

/** All refusals of a form at once; the currency's own code where nothing else is wrong. */
export function refusalOf(problems: readonly FieldProblem[]): AppError {
  const onlyCurrency = problems.every((problem) => problem.code === "currency-without-rate");
  return new AppError(onlyCurrency ? "currency-without-rate" : "validation", { fields: problems });
}
