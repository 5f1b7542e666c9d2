import { addDays, type CalendarDate, parseCalendarDate, utcDateOf } from "@kilolane/domain";
import type { CompanyScope } from "../../db/scope.ts";
import type { CompanyTransaction, Transaction } from "../../db/transaction.ts";
import { getSettings } from "../quotation/reads/reference.ts";
import { visibilityOf } from "../quotation/reads/visibility.ts";
import { type Counted, getToday, type Period } from "./reads.ts";

const DAY_MS = 86_400_000;
const STANDARD_DAYS = 30;

/** The days that a caller asks for; either end may be left out. */
export interface AskedPeriod {
  readonly from?: CalendarDate | undefined;
  readonly to?: CalendarDate | undefined;
}

/** As many days, directly before. */
export function periodBefore({ from, to }: Period): Period {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

/** The days asked for, the last 30 unless the caller says otherwise, and as many before; `shown` as the wire says both. */
export function comparedPeriodsIn(tx: Transaction, asked: AskedPeriod) {
  const to = asked.to ?? utcDateOf(tx.now().getTime());
  const period: Period = { from: asked.from ?? addDays(to, 1 - STANDARD_DAYS), to };
  const before = periodBefore(period);
  return { period, before, shown: { ...period, beforeFrom: before.from, beforeTo: before.to } };
}

/**
 * What a caller's figure counts: the quotations that the caller may see, of the days asked for; the last 30 unless the
 * caller says otherwise.
 */
export async function getCounted(
  scope: CompanyScope,
  tx: CompanyTransaction,
  asked: AskedPeriod,
): Promise<Counted> {
  const to = asked.to ?? parseCalendarDate(await getToday(tx));
  const from = asked.from ?? addDays(to, 1 - STANDARD_DAYS);
  const visibility = visibilityOf(scope, await getSettings(tx));
  return { period: { from, to }, visibility };
}
