import type { WarehouseFilter, WarehouseSortField } from "@kilolane/contract";
import { sql, type Selectable } from "kysely";
import type { WarehouseTable } from "../../db/tables/warehouse.ts";
import type { CompanyTransaction } from "../../db/transaction.ts";
import type { ListPart } from "../../integrations/sheets/read-windows.ts";
import { wordBeginnings } from "../place/reads/place.ts";

/** A warehouse as stored. */
export type WarehouseRow = Selectable<WarehouseTable>;

/** What the list is narrowed to and sorted by. */
export interface WarehouseSearch {
  readonly status: WarehouseFilter;
  readonly search: string;
  readonly sort: WarehouseSortField;
  readonly direction: "asc" | "desc";
}

const ORDERS: Readonly<Record<WarehouseSortField, string>> = {
  name: "lower(w.name)",
  city: "lower(w.city)",
  country: "w.country_code",
  airport: "coalesce(w.airport, '')",
  updatedAt: "w.updated_at",
};

function foundBy(tx: CompanyTransaction, search: string) {
  return sql`w.company_id = ${tx.scope.companyId}
    and ' ' || w.search_text like all (${wordBeginnings(search)}::text[])`;
}

/** Part of the list; the same order for the same search, whatever the part. */
export async function findWarehouseRows(
  tx: CompanyTransaction,
  { status, search, sort, direction }: WarehouseSearch,
  part: ListPart,
): Promise<WarehouseRow[]> {
  const { rows } = await sql<WarehouseRow>`
    select w.* from warehouse w
    where ${foundBy(tx, search)} and (${status} = 'all' or w.is_active = (${status} = 'active'))
    order by ${sql.raw(ORDERS[sort])} ${sql.raw(direction)}, w.id ${sql.raw(direction)}
    limit ${sql.lit(part.limit)} offset ${sql.lit(part.offset)}`.execute(tx.db);
  return rows;
}

/** How many warehouses the words find; those in use and the others too. */
export async function countWarehouses(
  tx: CompanyTransaction,
  search: string,
): Promise<Record<WarehouseFilter, number>> {
  const { rows } = await sql<Record<WarehouseFilter, number>>`
    select count(*) as "all", count(*) filter (where w.is_active) as "active",
      count(*) filter (where not w.is_active) as "inactive"
    from warehouse w where ${foundBy(tx, search)}`.execute(tx.db);
  const [counts] = rows;
  if (counts === undefined) throw new Error("a count without a row");
  return counts;
}

/** One warehouse of the company. */
export function findWarehouse(tx: CompanyTransaction, id: string): Promise<WarehouseRow | undefined> {
  return tx.db
    .selectFrom("warehouse")
    .where("company_id", "=", tx.scope.companyId)
    .where("id", "=", id)
    .selectAll()
    .executeTakeFirst();
}
