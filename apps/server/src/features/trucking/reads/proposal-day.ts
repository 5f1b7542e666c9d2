import { CLOCK_TODAY } from "../../../db/clock.ts";
import { queryRows } from "../../../db/query-rows.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";

/** The calendar day by the clock, `YYYY-MM-DD`. */
export async function getToday(tx: CompanyTransaction): Promise<string> {
  const [row] = await queryRows<{ day: string }>(tx, `select to_char(${CLOCK_TODAY}, 'YYYY-MM-DD') as day`);
  if (row === undefined) throw new Error("no clock");
  return row.day;
}
