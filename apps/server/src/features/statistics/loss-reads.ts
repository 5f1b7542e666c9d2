import type { LossCause } from "@kilolane/domain";
import { queryRows } from "../../db/query-rows.ts";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { type Counted, countedBy } from "./reads.ts";

interface LostSum {
  readonly quotations: number;
  /** what they would have sold for, dollars with two decimals */
  readonly lost: string;
}

interface ComparedRow {
  readonly id: string;
  readonly number: string;
  readonly client: string;
  readonly currency: string;
  readonly our: string;
  readonly other: string;
}

/** What was lost, from one look at the rejected quotations. */
export interface LossFigures {
  /** by what was said, case and outer spaces aside, the most frequent first */
  readonly reasons: readonly (LostSum & { readonly reason: string })[];
  /** by the cause that was named, the most frequent first */
  readonly causes: readonly (LostSum & { readonly cause: LossCause | null })[];
  /** how far our cheapest option was above the price that clients named; dollars at each quotation's own rate */
  readonly comparison: {
    readonly quotations: number;
    readonly median: string | null;
    readonly above: string;
  };
  /** the newest quotations whose client named another price */
  readonly compared: readonly ComparedRow[];
}

/** The rejected quotations of a period, each with what was said at its last rejection; without one nothing is known. */
const rejected = (where: string): string => `select q.id, q.number, q.inquirer_company as client, q.currency,
    q.created_at, q.sell_total, q.sell_total_usd, trim(coalesce(e.detail ->> 'reason', '')) as reason,
    e.detail ->> 'cause' as cause, e.detail ->> 'ourPrice' as our, e.detail ->> 'otherPrice' as other
  from quotation q
  left join lateral (
    select e.detail from quotation_event e
    where e.company_id = q.company_id and e.quotation_id = q.id and e.kind = 'rejected'
    order by e.id desc limit 1) e on true
  where ${where} and q.status = 'rejected'`;
const SUMS = "count(*) as quotations, round(sum(sell_total_usd), 2)::text as lost";
const ABOVE = "our::numeric - other::numeric";

/** Why quotations were rejected, and by how much they were dearer. @param most rows that are compared, at most */
export async function getLosses(
  tx: CompanyTransaction,
  counted: Counted,
  most: number,
): Promise<LossFigures> {
  const { values, where } = countedBy(tx, counted);
  const [figures] = await queryRows<LossFigures>(
    tx,
    `with rejected as materialized (${rejected(where)}), priced as (select * from rejected where other is not null)
     select
       (select coalesce(json_agg(r order by r.quotations desc, r.reason), '[]') from (
         select min(reason) as reason, ${SUMS} from rejected group by lower(reason)) r) as reasons,
       (select coalesce(json_agg(c order by c.quotations desc, c.cause), '[]') from (
         select cause, ${SUMS} from rejected group by cause) c) as causes,
       (select json_build_object('quotations', count(*),
          'median', round((percentile_cont(0.5) within group (
            order by ((our::numeric / other::numeric - 1) * 100)::float8))::numeric, 1)::text,
          'above', round(coalesce(sum((${ABOVE}) * sell_total_usd / nullif(sell_total, 0)), 0), 2)::text)
        from priced) as comparison,
       (select coalesce(json_agg(p order by p.created_at desc, p.id), '[]') from (
         select id, number, client, currency, our, other, created_at from priced
         order by created_at desc, id limit ${Math.trunc(most)}) p) as compared`,
    values,
  );
  if (figures === undefined) throw new Error("a sum without a row");
  return figures;
}
