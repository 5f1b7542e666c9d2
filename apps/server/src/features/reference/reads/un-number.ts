import type { EndpointParsed, listManagedUnNumbers } from "@kilolane/contract";
import { sql, type RawBuilder } from "kysely";
import type { PlatformTransaction } from "../../../db/transaction.ts";
import { type FoundUnNumber, matchesUnNumber } from "../../place/reads/goods-list.ts";
import type { ListPart } from "../../../integrations/sheets/read-windows.ts";

/** A UN number as the operator keeps it. */
export interface UnNumberRow extends FoundUnNumber {
  readonly is_active: boolean;
  readonly version: number;
  readonly updated_at: Date | null;
  readonly updated_by_name: string;
}

export type UnNumberFilter = Omit<EndpointParsed<typeof listManagedUnNumbers>["query"], "page" | "size">;

const SORT_COLUMNS: Readonly<Record<UnNumberFilter["sort"], RawBuilder<unknown>>> = {
  number: sql`n.number`,
  name: sql`lower(n.name)`,
  // 1.4 before 2.1, and 3 before 4.1
  hazardClass: sql`n.hazard_class collate "C"`,
  updatedAt: sql`n.updated_at`,
};

const COLUMNS = sql`n.number, n.name, n.hazard_class, n.packing_groups, n.cargo_aircraft_only, n.is_active, n.version,
  n.updated_at, coalesce(trim(u.first_name || ' ' || u.last_name), '') as updated_by_name`;
const SOURCE = sql`un_number n left join user_account u on u.id = n.updated_by`;

function matches({ search, state }: UnNumberFilter): RawBuilder<unknown> {
  const { isTyped, byNumber, byName } = matchesUnNumber(search);
  const found = isTyped ? sql`(${byNumber} or ${byName})` : sql`true`;
  return state === "all" ? found : sql`${found} and is_active = ${state === "in-use"}`;
}

/** A page of the UN numbers and how many there are. */
export async function findManagedUnNumbers(
  tx: PlatformTransaction,
  filter: UnNumberFilter,
  { limit, offset }: ListPart,
): Promise<{ rows: UnNumberRow[]; total: number }> {
  const direction = filter.direction === "desc" ? sql`desc nulls last` : sql`asc nulls last`;
  const { rows } = await sql<UnNumberRow>`
    select ${COLUMNS} from (select * from un_number where ${matches(filter)}) n
      left join user_account u on u.id = n.updated_by
    order by ${SORT_COLUMNS[filter.sort]} ${direction}, n.number
    limit ${sql.lit(limit)} offset ${sql.lit(offset)}`.execute(tx.db);
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from un_number where ${matches(filter)}`.execute(tx.db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** The UN numbers of a list. */
export async function findUnNumbersOf(
  tx: PlatformTransaction,
  numbers: readonly string[],
): Promise<UnNumberRow[]> {
  const { rows } = await sql<UnNumberRow>`
    select ${COLUMNS} from ${SOURCE} where n.number = any (${numbers}::text[])`.execute(tx.db);
  return rows;
}
