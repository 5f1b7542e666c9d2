import { queryRows } from "../../../db/query-rows.ts";
import type { SystemTransaction } from "../../../db/transaction.ts";

/** Some sheets of one airline whose lanes lie among the live ones for nothing. */
export interface IdleSheets {
  readonly airlineId: number;
  readonly sheetIds: readonly number[];
}

const IDLE = `select s.id, s.airline_id
  from rate_sheet s join rate_set t on t.id = s.set_id
  where not s.is_archived
    and (s.ended_at < now() - make_interval(mins => $1::integer)
      or t.rolled_back_at < now() - make_interval(mins => $1::integer) or t.state = 'discarded')`;

/** Sheets that have been live no more for that long, at most `limit` of one airline; undefined when there are none. */
export async function findIdleSheets(
  tx: SystemTransaction,
  minutes: number,
  limit: number,
): Promise<IdleSheets | undefined> {
  const rows = await queryRows<{ id: number; airline_id: number }>(
    tx,
    `with idle as (${IDLE}) select id, airline_id from idle
     where airline_id = (select min(airline_id) from idle) order by id limit $2`,
    [minutes, limit],
  );
  const [first] = rows;
  return first && { airlineId: first.airline_id, sheetIds: rows.map((row) => row.id) };
}

/**
 * Moves the lanes of those sheets that are still idle to the archive; those of discarded drafts, which nobody ever
 * priced with, are removed. Under the airline's lock, so that no roll-back restores a sheet meanwhile.
 */
export async function archiveLanes(tx: SystemTransaction, idle: IdleSheets, minutes: number): Promise<void> {
  const rows = await queryRows<{ id: number }>(tx, `${IDLE} and s.id = any($2::bigint[])`, [
    minutes,
    idle.sheetIds,
  ]);
  const ids = rows.map((row) => row.id);
  await tx.query(
    `delete from rate_lane l using rate_sheet s, rate_set t
     where l.sheet_id = any($1::bigint[]) and s.id = l.sheet_id and t.id = s.set_id and t.state = 'discarded'`,
    [ids],
  );
  await tx.query(
    `with gone as (
       delete from rate_lane where sheet_id = any($1::bigint[])
       returning id, sheet_id, owner_id, origin, destination, valid_from, valid_to, scheme_id, scale, min_charge,
         basic_charge, breaks
     )
     insert into rate_lane_archive (id, sheet_id, owner_id, origin, destination, valid_from, valid_to, scheme_id,
       scale, min_charge, basic_charge, breaks)
     select * from gone`,
    [ids],
  );
  await tx.query("update rate_sheet set is_archived = true where id = any($1::bigint[])", [ids]);
}
