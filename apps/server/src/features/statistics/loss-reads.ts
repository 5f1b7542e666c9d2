import type { LossCause } from "@kilolane/domain";
import { queryRows } from "../../db/query-rows.ts";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { type Counted, countedBy } from "./reads.ts";

/** The last rejection of each quotation `q`, with what was said at it; without one nothing is known. */
const REJECTED = `from quotation q
  left join lateral (
    select e.detail from quotation_event e
    where e.company_id = q.company_id and e.quotation_id = q.id and e.kind = 'rejected'
    order by e.id desc limit 1) e on true`;
const SUMS = "count(*) as quotations, round(sum(q.sell_total_usd), 2) as lost";

interface LossRow {
  readonly reason: string;
  readonly quotations: string;
  readonly lost: string;
}

/** Rejected quotations by the reason of their last rejection, case and outer spaces aside. */
export function findLosses(tx: CompanyTransaction, counted: Counted): Promise<LossRow[]> {
  const { values, where } = countedBy(tx, counted);
  return queryRows(
    tx,
    `select min(trim(coalesce(e.detail ->> 'reason', ''))) as reason, ${SUMS}
     ${REJECTED} where ${where} and q.status = 'rejected'
     group by lower(trim(coalesce(e.detail ->> 'reason', ''))) order by count(*) desc, reason`,
    values,
  );
}

/** Rejected quotations by the cause that was named, the most frequent first. */
export function findLossCauses(
  tx: CompanyTransaction,
  counted: Counted,
): Promise<{ readonly cause: LossCause | null; readonly quotations: string; readonly lost: string }[]> {
  const { values, where } = countedBy(tx, counted);
  return queryRows(
    tx,
    `select e.detail ->> 'cause' as cause, ${SUMS}
     ${REJECTED} where ${where} and q.status = 'rejected'
     group by 1 order by count(*) desc, cause`,
    values,
  );
}

const OUR = "(e.detail ->> 'ourPrice')::numeric";
const OTHER = "(e.detail ->> 'otherPrice')::numeric";
const COMPARED = "q.status = 'rejected' and e.detail ->> 'otherPrice' is not null";

/** How far our cheapest option was above the price that clients named; dollars at each quotation's own rate. */
export async function getComparison(
  tx: CompanyTransaction,
  counted: Counted,
): Promise<{ readonly quotations: string; readonly median: string | null; readonly above: string }> {
  const { values, where } = countedBy(tx, counted);
  const [row] = await queryRows<{ quotations: string; median: string | null; above: string }>(
    tx,
    `select count(*) as quotations,
       round((percentile_cont(0.5) within group (order by ((${OUR} / ${OTHER} - 1) * 100)::float8))::numeric, 1) as median,
       round(coalesce(sum((${OUR} - ${OTHER}) * q.sell_total_usd / nullif(q.sell_total, 0)), 0), 2) as above
     ${REJECTED} where ${where} and ${COMPARED}`,
    values,
  );
  if (row === undefined) throw new Error("a sum without a row");
  return row;
}

interface ComparedRow {
  readonly id: string;
  readonly number: string;
  readonly client: string;
  readonly currency: string;
  readonly our: string;
  readonly other: string;
}

/** The newest quotations whose client named another price. */
export function findCompared(
  tx: CompanyTransaction,
  counted: Counted,
  limit: number,
): Promise<ComparedRow[]> {
  const { values, where } = countedBy(tx, counted);
  return queryRows(
    tx,
    `select q.id, q.number, q.inquirer_company as client, q.currency,
       e.detail ->> 'ourPrice' as our, e.detail ->> 'otherPrice' as other
     ${REJECTED} where ${where} and ${COMPARED}
     order by q.created_at desc, q.id limit ${Math.trunc(limit)}`,
    values,
  );
}
