import type { RateType } from "@kilolane/domain";
import { queryRows } from "../../../db/query-rows.ts";
import type { Transaction } from "../../../db/transaction.ts";

export interface PublishedSet {
  readonly id: number;
  readonly airline_id: number;
  readonly airline_name: string;
  readonly source: string;
  readonly state: "live" | "rolled-back";
  readonly author_company_id: string | null;
  readonly author: string | null;
  readonly sheets: number;
  readonly live_sheets: number;
  readonly published_at: Date | null;
  readonly rolled_back_at: Date | null;
}

const WHERE = `t.airline_id = $1 and t.state in ('live', 'rolled-back') and case
    when $2::uuid is null then c.kind is distinct from 'forwarder'
    else t.author_company_id = $2 end
  and not exists (select from rate_sheet h where h.set_id = t.id and h.rate_type = any($3::text[]))`;

/**
 * The sets of an airline that were published, the newest first.
 * @param filter.forwarderId only this forwarder's own; missing: all that no forwarder made
 * @param filter.hiddenTypes sets with a rate of such a type are left out
 */
export async function findPublishedSets(
  tx: Transaction,
  filter: {
    readonly airlineId: number;
    readonly forwarderId: string | null;
    readonly hiddenTypes: readonly RateType[];
    readonly page: number;
    readonly size: number;
  },
): Promise<{ rows: PublishedSet[]; total: number }> {
  const values = [filter.airlineId, filter.forwarderId, filter.hiddenTypes];
  const rows = await queryRows<PublishedSet>(
    tx,
    `select t.id, t.airline_id, a.name as airline_name, t.source, t.state, t.author_company_id, c.name as author,
       n.sheets, n.live_sheets, t.published_at, t.rolled_back_at
     from rate_set t
     join airline a on a.id = t.airline_id
     left join company c on c.id = t.author_company_id
     cross join lateral (
       select count(*) as sheets, count(*) filter (where t.state = 'live' and s.ended_by_set is null) as live_sheets
       from rate_sheet s where s.set_id = t.id
     ) n
     where ${WHERE} order by coalesce(t.published_at, t.created_at) desc, t.id desc limit $4 offset $5`,
    [...values, filter.size, (filter.page - 1) * filter.size],
  );
  const [count] = await queryRows<{ total: number }>(
    tx,
    `select count(*) as total from rate_set t left join company c on c.id = t.author_company_id where ${WHERE}`,
    values,
  );
  return { rows, total: count?.total ?? 0 };
}

/** Whose a published set is; undefined when there is none, or one with a rate of a hidden type. */
export async function findSetOwner(
  tx: Transaction,
  setId: number,
  hiddenTypes: readonly RateType[],
): Promise<{ airline_id: number; author_company_id: string | null; is_forwarders: boolean } | undefined> {
  const [row] = await queryRows<{
    airline_id: number;
    author_company_id: string | null;
    is_forwarders: boolean;
  }>(
    tx,
    `select t.airline_id, t.author_company_id, coalesce(c.kind = 'forwarder', false) as is_forwarders
     from rate_set t left join company c on c.id = t.author_company_id
     where t.id = $1 and t.state in ('live', 'rolled-back')
       and not exists (select from rate_sheet h where h.set_id = t.id and h.rate_type = any($2::text[]))`,
    [setId, hiddenTypes],
  );
  return row;
}
