import { type CalendarDate, addDays } from "@kilolane/domain";
import type { EndpointOutput, getEntryStatistics } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { invalidFields } from "../../http/app-error.ts";
import { findEntries, getEntryDay, type EntryRow } from "./reads/entry.ts";

type Statistics = EndpointOutput<typeof getEntryStatistics>;

const DAY_MS = 86_400_000;
const STANDARD_DAYS = 30;
const MOST_DAYS = 366;

/**
 * What the caller entered: rates stored and published per day and airline, and the mistakes that the check named in
 * them. The last 30 days by default; days are UTC.
 *
 * @throws AppError validation when the days are in the wrong order or more than 366
 */
export function getStatistics(
  scope: CompanyScope,
  query: { readonly from?: CalendarDate | undefined; readonly to?: CalendarDate | undefined },
): Promise<Statistics> {
  return withTransaction(scope, async (tx) => {
    const to = query.to ?? (await getEntryDay(tx));
    const from = query.from ?? addDays(to, 1 - STANDARD_DAYS);
    if (to < from) throw invalidFields({ field: "to", code: "before-start" });
    if (Date.parse(to) - Date.parse(from) >= MOST_DAYS * DAY_MS)
      throw invalidFields({ field: "from", code: "range" });
    const rows = await findEntries(tx, { from, to });
    const perDay = [...Map.groupBy(rows, (row) => row.day)].map(([day, own]) => ({ day, ...sumOf(own) }));
    const perAirline = [...Map.groupBy(rows, (row) => row.airline_id)].map(([airlineId, own]) => ({
      airlineId,
      iata: own[0]?.iata ?? null,
      name: own[0]?.name ?? "",
      ...sumOf(own),
    }));
    return {
      from,
      to,
      ...sumOf(rows),
      perDay: perDay.map(({ published: _published, ...day }) => day),
      perAirline: perAirline.toSorted((a, b) => b.entries - a.entries),
    };
  });
}

function sumOf(rows: readonly EntryRow[]) {
  const total = (pick: (row: EntryRow) => number) => rows.reduce((sum, row) => sum + pick(row), 0);
  return {
    entries: total((row) => row.entries),
    published: total((row) => row.published),
    errorsFound: total((row) => row.errors),
  };
}
