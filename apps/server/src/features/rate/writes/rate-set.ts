import { queryRows } from "../../../db/query-rows.ts";
import type { Transaction } from "../../../db/transaction.ts";

/** Advisory lock class of an airline's live rates; the number is arbitrary and fixed for ever. */
const RATES_LOCK = 7_350;

/** A set as publishing and rolling back see it. */
export interface RateSet {
  readonly id: number;
  readonly airline_id: number;
  readonly state: "draft" | "live" | "superseded" | "rolled-back" | "discarded";
}

/** Who acts on a set; null where the product itself does. */
export interface SetAuthor {
  readonly companyId: string | null;
  readonly userId: string | null;
}

/**
 * Lets one transaction at a time change which rates of the set's airline are live; held to its end.
 * @returns the set as it is under the lock; undefined when there is none
 */
export async function lockSet(tx: Transaction, setId: number): Promise<RateSet | undefined> {
  // the lock first, the state afterwards: in one statement the state would be that from before the waiting
  await tx.query("select pg_advisory_xact_lock($1, airline_id) from rate_set where id = $2", [
    RATES_LOCK,
    setId,
  ]);
  const [set] = await queryRows<RateSet>(tx, "select id, airline_id, state from rate_set where id = $1", [
    setId,
  ]);
  return set;
}

/** The same lock by the airline's id. */
export async function lockAirlineRates(tx: Transaction, airlineId: number): Promise<void> {
  await tx.query("select pg_advisory_xact_lock($1, $2)", [RATES_LOCK, airlineId]);
}

/** Opens a set that nobody prices with yet. @returns its id */
export async function insertDraftSet(
  tx: Transaction,
  set: { readonly airlineId: number; readonly source: string; readonly author: SetAuthor },
): Promise<number> {
  const [row] = await queryRows<{ id: number }>(
    tx,
    `insert into rate_set (airline_id, state, source, author_company_id, created_at)
     values ($1, 'draft', $2, $3, now()) returning id`,
    [set.airlineId, set.source, set.author.companyId],
  );
  if (row === undefined) throw new Error("the insert answered no id");
  return row.id;
}

/** Makes a draft live. */
export async function markSetLive(tx: Transaction, setId: number, author: SetAuthor): Promise<void> {
  await tx.query(
    `update rate_set set state = 'live', published_by = $2, published_at = clock_timestamp() where id = $1`,
    [setId, author.userId],
  );
}

/** Takes a draft back before it was ever live; its lanes are removed by the archive job. */
export async function markSetDiscarded(tx: Transaction, setId: number): Promise<void> {
  await tx.query("update rate_set set state = 'discarded' where id = $1 and state = 'draft'", [setId]);
}

/** Ends live sheets of the airline by a set. @returns how many of them were live and are ended now */
export async function endSheets(tx: Transaction, set: RateSet, sheetIds: readonly number[]): Promise<number> {
  const { rowCount } = await tx.query(
    `update rate_sheet s set ended_by_set = $1, ended_at = clock_timestamp()
     from rate_set t
     where s.id = any($2::bigint[]) and s.airline_id = $3 and s.ended_by_set is null
       and t.id = s.set_id and t.state = 'live'`,
    [set.id, sheetIds, set.airline_id],
  );
  return rowCount ?? 0;
}

/** The live sets that ended a sheet of the set, and those that ended theirs; newest first, without the set itself. */
export async function findLaterSets(tx: Transaction, setId: number): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(
    tx,
    `with recursive later (id) as (
       select $1::bigint
       union
       select s.ended_by_set from rate_sheet s join later on s.set_id = later.id where s.ended_by_set is not null
     )
     select later.id from later join rate_set t on t.id = later.id
     where t.state = 'live' and later.id <> $1 order by t.published_at desc, later.id desc`,
    [setId],
  );
  return rows.map((row) => row.id);
}

/** Brings the lanes of sheets that these sets ended back from the archive, and makes the sheets live again. */
export async function restoreEndedSheets(tx: Transaction, setIds: readonly number[]): Promise<void> {
  await tx.query(
    `with back as (
       delete from rate_lane_archive a using rate_sheet s
       where s.ended_by_set = any($1::bigint[]) and s.is_archived and s.set_id <> all($1::bigint[])
         and a.sheet_id = s.id
       returning a.*
     )
     insert into rate_lane (id, sheet_id, owner_id, origin, destination, valid_from, valid_to, scheme_id, scale,
       min_charge, basic_charge, breaks)
     overriding system value
     select id, sheet_id, owner_id, origin, destination, valid_from, valid_to, scheme_id, scale, min_charge,
       basic_charge, breaks
     from back order by origin, destination, owner_id`,
    [setIds],
  );
  await tx.query(
    `update rate_sheet set ended_by_set = null, ended_at = null,
       is_archived = is_archived and set_id = any($1::bigint[])
     where ended_by_set = any($1::bigint[])`,
    [setIds],
  );
}

/** Takes sets out of force; what they ended is restored separately. */
export async function markSetsRolledBack(
  tx: Transaction,
  setIds: readonly number[],
  author: SetAuthor,
): Promise<void> {
  await tx.query(
    `update rate_set set state = 'rolled-back', rolled_back_by = $2, rolled_back_at = clock_timestamp()
     where id = any($1::bigint[])`,
    [setIds, author.userId],
  );
}
