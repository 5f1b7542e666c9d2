import { withTransaction } from "../apps/server/src/db/transaction.ts";
import { systemScope } from "../apps/server/test/factories.ts";
import type { BenchDatabase } from "./world.ts";

const ROWS_PER_CALL = 20_000;

/**
 * Rows of the list as two years of a busy forwarder leave them: 25 people's, to 40 places, six of ten sent and
 * decided. Their contents are empty, because no list reads them.
 */
const INSERT = `
  insert into quotation (id, company_id, number, request_id, status, owner_user_id, inquirer_company, inquirer_name,
    from_airport, to_airport, ready_date, goods_type, airlines, chargeable_weight_kg, gross_weight_kg, currency,
    buy_total, sell_total, sell_total_usd, profit_usd, valid_until, expires_at, search_text, created_at, updated_at)
  select gen_random_uuid(), $1, 'Q-2026-' || lpad(n::text, 6, '0'), gen_random_uuid(),
    (array['draft', 'sent', 'sent', 'accepted', 'rejected', 'cancelled', 'expired'])[1 + n % 7], $2,
    'Company ' || n % 900, 'Person ' || n % 2000, (array['JFK', 'ORD', 'LAX', 'MIA'])[1 + n % 4],
    (array['FRA', 'NRT', 'DXB', 'GRU', 'HKG'])[1 + n % 5], current_date + (n % 30), 'General', 'Airline ' || n % 40,
    100 + n % 900, 90 + n % 800, 'USD', total * 0.85, total, total, total * 0.15, current_date + (n % 20),
    now() + make_interval(days => n % 20, hours => 1),
    'q 2026 ' || lpad(n::text, 6, '0') || ' company ' || n % 900 || ' person ' || n % 2000, at, at
  from generate_series($3::integer, $4::integer) as n,
    lateral (select (200 + n * 7919 % 9000)::numeric as total, now() - make_interval(secs => n * 300.0) as at) as v`;

/** Stores that many quotations of the forwarder. */
export async function loadQuotations(database: BenchDatabase, count: number): Promise<void> {
  for (let from = 1; from <= count; from += ROWS_PER_CALL) {
    const to = Math.min(count, from + ROWS_PER_CALL - 1);
    await withTransaction(
      systemScope(database.handle),
      (tx) => tx.query(INSERT, [database.forwarderId, database.userId, from, to]),
      { statementTimeoutMs: 60_000 },
    );
  }
  await database.handle.query("vacuum (analyze) quotation");
}
