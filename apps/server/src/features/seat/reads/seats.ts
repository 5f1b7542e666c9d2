import type { KeySeats } from "@kilolane/contract";
import { type KeyType, KEY_TYPES, roleOfSeat, type SeatedKind, STANDARD_SEATS } from "@kilolane/domain";
import { sql } from "kysely";
import { CLOCK_NOW } from "../../../db/clock.ts";
import { likePatternsOf } from "../../../db/like-patterns.ts";
import type { CompanyTransaction, PlatformTransaction } from "../../../db/transaction.ts";

interface SeatRow {
  readonly company_id: string;
  readonly key_type: KeyType;
  readonly keys: number;
  readonly used: number;
  readonly waiting: number;
  readonly seats: number | null;
}

/** Per company and type: keys in force, those in use, and how many the company may have. */
async function findSeatsOf(
  tx: CompanyTransaction | PlatformTransaction,
  companyIds: readonly string[],
): Promise<readonly SeatRow[]> {
  const { rows } = await sql<SeatRow>`
    select c.id as company_id, t.key_type, count(k.id) as keys, count(k.used_by) as used,
      count(k.id) filter (where k.email is not null and k.used_by is null) as waiting, a.seats
    from unnest(${companyIds}::uuid[]) as c (id) cross join unnest(${KEY_TYPES}::text[]) as t (key_type)
    left join licence_key k on k.company_id = c.id and k.key_type = t.key_type and k.expires_at > ${sql.raw(CLOCK_NOW)}
    left join licence_allotment a on a.company_id = c.id and a.key_type = t.key_type
    group by c.id, t.key_type, a.seats`.execute(tx.db);
  return rows;
}

/** The types that companies of the kind have, in the domain's order. */
function seatsOf(
  rows: readonly SeatRow[],
  company: { readonly id: string; readonly kind: string },
): KeySeats[] {
  return KEY_TYPES.flatMap((keyType) => {
    const row = rows.find((one) => one.company_id === company.id && one.key_type === keyType);
    if (row === undefined || roleOfSeat(company.kind, keyType) === undefined) return [];
    return [
      {
        keyType,
        keys: row.keys,
        used: row.used,
        waiting: row.waiting,
        seats: row.seats ?? STANDARD_SEATS[keyType],
      },
    ];
  });
}

/** The company's seats, of the types that it has. */
export async function findSeats(tx: CompanyTransaction, kind: string): Promise<KeySeats[]> {
  const { companyId: id } = tx.scope;
  return seatsOf(await findSeatsOf(tx, [id]), { id, kind });
}

export interface CompanySearch {
  readonly kind: SeatedKind;
  readonly companyId?: string | undefined;
  readonly search: string;
  readonly page: number;
  readonly size: number;
}

/** One page of the approved companies of a kind with their seats, by name, and how many there are. */
export async function findKeyCompanies(tx: PlatformTransaction, search: CompanySearch) {
  const { kind, companyId, page, size } = search;
  const patterns = likePatternsOf(search.search);
  const matches = tx.db
    .selectFrom("company as c")
    .where("c.kind", "=", kind)
    .where("c.approval", "=", "approved")
    .where(sql<boolean>`lower(c.name || ' ' || c.email || ' ' || c.city) like all (${patterns}::text[])`)
    .$if(companyId !== undefined, (query) => query.where("c.id", "=", companyId ?? ""));
  const companies = await matches
    .select(["c.id", "c.name", "c.kind", "c.is_active"])
    .orderBy("c.name")
    .orderBy("c.id")
    .limit(sql.lit(size))
    .offset(sql.lit((page - 1) * size))
    .execute();
  const { total } = await matches
    .select((row) => row.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const seats = await findSeatsOf(
    tx,
    companies.map((company) => company.id),
  );
  const content = companies.map((company) => ({
    companyId: company.id,
    companyName: company.name,
    kind,
    isActive: company.is_active,
    seats: seatsOf(seats, company),
  }));
  return { content, total };
}
