import { addDays } from "@kilolane/domain";
import type { CalendarDate } from "@kilolane/domain";
import { sql } from "kysely";
import type { SystemTransaction } from "../../db/transaction.ts";

/** The demo world's past begins so many days before its first day. */
const PAST_DAYS = 400;

/**
 * Exchange rates for the demo world's past: the known ones, dated back, because quotations of last year
 * are priced at a rate of their day (pricing rules §6).
 */
export async function seedExchange(tx: SystemTransaction, today: CalendarDate): Promise<void> {
  await sql`
    insert into exchange_rate (base, quote, as_of, rate, source)
    select distinct on (base, quote) base, quote, ${addDays(today, -PAST_DAYS)}::date, rate, 'reference'
    from exchange_rate order by base, quote, as_of desc
    on conflict (base, quote, as_of) do nothing`.execute(tx.db);
}
