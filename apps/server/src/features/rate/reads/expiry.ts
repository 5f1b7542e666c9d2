import { queryRows } from "../../../db/query-rows.ts";
import type { SystemTransaction } from "../../../db/transaction.ts";

/** People of one company who are notified of rates of one airline and type that end on the same day. */
export interface ExpiryNotice {
  readonly company_id: string;
  readonly user_id: string;
  readonly airline: string;
  readonly rate_type: string;
  readonly day: string;
  readonly count: number;
  readonly first_lane: string;
  /** the rate, when it is one alone */
  readonly rate_id: string | null;
}

/** Whose rates an airline's people keep; without any, data entry does. */
const HAS_PEOPLE = `exists (select from company c where c.id = a.airline_company_id and c.is_active
  and c.approval = 'approved')`;

/**
 * For each of these rates the people concerned: those who keep it (the airline's, else data entry), and the
 * forwarder it is for. A forwarder's own rates concern that forwarder alone; contracts no agent of the airline. In the
 * order in which they are to be stored: lists show the last one first, so what ends soonest is on top.
 */
export function findConcerned(tx: SystemTransaction, sheetIds: readonly number[]): Promise<ExpiryNotice[]> {
  return queryRows(
    tx,
    `with due as (
       select s.rate_id, s.owner_id, s.rate_type, x.valid_to, x.first_lane, a.name as airline, a.airline_company_id,
         ${HAS_PEOPLE} as has_people,
         coalesce(s.owner_id = t.author_company_id, false) as is_manual
       from rate_sheet s join rate_set t on t.id = s.set_id join airline a on a.id = s.airline_id
       join rate_extent x on x.sheet_id = s.id where s.id = any($1::bigint[])
     )
     select u.company_id, u.id as user_id, due.airline, due.rate_type, due.valid_to::text as day,
       count(*)::integer as count, min(due.first_lane) as first_lane,
       case when count(*) = 1 then min(due.rate_id::text) end as rate_id
     from due join user_account u on not u.is_suspended and (
       u.company_id = due.owner_id and u.role in ('ROLE_FFADMIN', 'ROLE_FFAGENT')
       or not due.is_manual and due.has_people and u.company_id = due.airline_company_id
         and (u.role = 'ROLE_AIRLINE_ADMIN' or u.role = 'ROLE_AIRLINE_AGENT' and due.rate_type <> 'contract')
       or not due.is_manual and not due.has_people and u.role = 'ROLE_DATAENTRY'
         and exists (select from company k where k.id = u.company_id and k.is_active and k.approval = 'approved'))
     group by u.company_id, u.id, due.airline, due.rate_type, due.valid_to
     order by u.company_id, u.id, due.valid_to desc, due.airline desc, due.rate_type`,
    [sheetIds],
  );
}
