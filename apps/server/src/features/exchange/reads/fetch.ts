import type { FetchProblem } from "@kilolane/contract";
import type { CalendarDate } from "@kilolane/domain";
import { sql } from "kysely";
import type { Transaction } from "../../../db/transaction.ts";

/** How the last fetch of the daily file went. */
export interface FetchRow {
  readonly tried_at: Date | null;
  readonly succeeded_at: Date | null;
  readonly problem: FetchProblem | null;
  readonly file_date: CalendarDate | null;
  readonly rates_written: number;
}

export async function getFetchRow(tx: Transaction): Promise<FetchRow> {
  const { rows } = await sql<FetchRow>`
    select tried_at, succeeded_at, problem, file_date, rates_written from exchange_fetch`.execute(tx.db);
  const [row] = rows;
  if (row === undefined) throw new Error("the row of exchange_fetch is missing");
  return row;
}

/** The newest rates that the European Central Bank published, by currency. */
export async function findPublishedRates(tx: Transaction): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ quote: string; rate: string }>`
    select distinct on (quote) quote, rate from exchange_rate where base = 'EUR' and source = 'ecb'
    order by quote, as_of desc`.execute(tx.db);
  return new Map(rows.map(({ quote, rate }) => [quote, rate]));
}
