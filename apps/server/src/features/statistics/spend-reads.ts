import { queryRows } from "../../db/query-rows.ts";
import {
  filterReceived,
  type Reader,
  receivedBy,
  type ReaderTransaction,
} from "../quotation/reads/received.ts";
import type { Period } from "./reads.ts";

/** Sums of a group as PostgreSQL writes them; counts are text, money has two decimals. */
export interface SpendRow {
  readonly quotations: string;
  readonly accepted: string;
  readonly ended: string;
  readonly spent: string;
}

const SPEND = `count(*) as quotations,
  count(*) filter (where q.status = 'accepted') as accepted,
  count(*) filter (where q.status in ('rejected', 'cancelled', 'expired')) as ended,
  round(coalesce(sum(q.sell_total_usd) filter (where q.status = 'accepted'), 0), 2) as spent`;
const ANSWER = `percentile_cont(0.5) within group (order by extract(epoch from q.sent_at - i.sent_at)::float8)
  filter (where q.sent_at >= i.sent_at) as seconds_to_answer`;
const DECIDE = `percentile_cont(0.5) within group (order by extract(epoch from q.decided_at - q.sent_at)::float8)
  filter (where q.decided_at >= q.sent_at) as seconds_to_decide`;

/** What the reader was sent in a period, with the request that each answers. */
function sourceOf(tx: ReaderTransaction, { companyId, userId }: Reader, { from, to }: Period) {
  const values: unknown[] = [companyId, userId];
  const where = filterReceived({ createdFrom: from, createdTo: to }, values);
  const source = `${receivedBy(tx)} q
    left join incoming_request i on i.company_id = q.company_id and i.quotation_id = q.id where ${where}`;
  return { source, values };
}

/** The whole period. */
export async function getSpendResult(
  tx: ReaderTransaction,
  reader: Reader,
  period: Period,
): Promise<
  SpendRow & { readonly seconds_to_answer: number | null; readonly seconds_to_decide: number | null }
> {
  const { source, values } = sourceOf(tx, reader, period);
  const [row] = await queryRows<Awaited<ReturnType<typeof getSpendResult>>>(
    tx,
    `select ${SPEND}, ${ANSWER}, ${DECIDE} from ${source}`,
    values,
  );
  if (row === undefined) throw new Error("a sum without a row");
  return row;
}

/** By day, those with a quotation alone, in their order. */
export function findSpendDays(
  tx: ReaderTransaction,
  reader: Reader,
  period: Period,
): Promise<(SpendRow & { readonly day: string })[]> {
  const { source, values } = sourceOf(tx, reader, period);
  return queryRows(
    tx,
    `select to_char(q.created_at::date, 'YYYY-MM-DD') as day, ${SPEND} from ${source}
     group by q.created_at::date order by q.created_at::date`,
    values,
  );
}

/** By lane, those with the most quotations first. */
export function findSpendLanes(
  tx: ReaderTransaction,
  reader: Reader,
  period: Period,
  limit: number,
): Promise<(SpendRow & { readonly from: string; readonly to: string })[]> {
  const { source, values } = sourceOf(tx, reader, period);
  return queryRows(
    tx,
    `select q.from_airport as "from", q.to_airport as "to", ${SPEND} from ${source}
     group by 1, 2 order by count(*) desc, 1, 2 limit ${Math.trunc(limit)}`,
    values,
  );
}

/** By forwarder, those with the most quotations first. */
export function findSpendForwarders(
  tx: ReaderTransaction,
  reader: Reader,
  period: Period,
  limit: number,
): Promise<
  (SpendRow & { readonly id: string; readonly name: string; readonly seconds_to_answer: number | null })[]
> {
  const { source, values } = sourceOf(tx, reader, period);
  return queryRows(
    tx,
    `select q.company_id as id, q.forwarder as name, ${SPEND}, ${ANSWER} from ${source}
     group by 1, 2 order by count(*) desc, 2, 1 limit ${Math.trunc(limit)}`,
    values,
  );
}
