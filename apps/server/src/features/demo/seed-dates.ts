import { DEMO_TRUCKING_CARRIERS } from "@kilolane/demo";
import type { CalendarDate } from "@kilolane/domain";
import { sql } from "kysely";
import type { SystemTransaction } from "../../db/transaction.ts";
import { findSeedVersion, writeSeedVersion } from "../place/writes.ts";

const SEED_NAME = "demo-dates";

/** A world older than this is moved: its tariffs would run out two months after the first start. */
const MOVED_AFTER_DAYS = 7;

/**
 * Moves the validity of the demonstration tariffs and of the demo carriers' tariffs, with what is proposed about these,
 * along with the calendar, so that a demo world that is months old still prices. Quotations keep the dates and rates that they were made with.
 *
 * @param worldDay the day the world was made for
 * @returns by how many days it was moved
 */
export async function moveWorldDates(
  tx: SystemTransaction,
  worldDay: CalendarDate,
  today: CalendarDate,
): Promise<number> {
  const from = (await findSeedVersion(tx, SEED_NAME)) ?? worldDay;
  const days = Math.round((Date.parse(today) - Date.parse(from)) / 86_400_000);
  if (days < MOVED_AFTER_DAYS) return 0;
  await sql`
    update rate_lane l set valid_from = l.valid_from + ${days}::integer, valid_to = l.valid_to + ${days}::integer
    from rate_sheet s where s.id = l.sheet_id and s.is_demonstration`.execute(tx.db);
  const carriers = DEMO_TRUCKING_CARRIERS.map((carrier) => carrier.name);
  await sql`
    update trucking_tariff t set valid_from = t.valid_from + ${days}::integer, valid_to = t.valid_to + ${days}::integer
    from trucking_carrier c
    where c.company_id = t.company_id and c.id = t.carrier_id and c.name = any (${carriers}::text[])`.execute(
    tx.db,
  );
  // a line names its zone by the zone's first day too
  await sql`
    update trucking_proposal p set effective_on = p.effective_on + ${days}::integer, lines = (
      select jsonb_agg(jsonb_set(line, '{validFrom}', to_jsonb(((line ->> 'validFrom')::date + ${days}::integer)::text))
        order by place)
      from jsonb_array_elements(p.lines) with ordinality as l (line, place))
    where p.state = 'open' and p.carrier_name = any (${carriers}::text[])`.execute(tx.db);
  await writeSeedVersion(tx, SEED_NAME, today);
  return days;
}
