import type { EndpointParsed, listManagedPackageTypes } from "@kilolane/contract";
import { sql, type RawBuilder } from "kysely";
import { likePatternsOf } from "../../../db/like-patterns.ts";
import type { PlatformTransaction } from "../../../db/transaction.ts";
import type { ListPart } from "../../../integrations/sheets/read-windows.ts";

/** A package type as the operator keeps it. */
export interface PackageTypeRow {
  readonly name: string;
  readonly position: number;
  readonly is_active: boolean;
  readonly version: number;
  readonly updated_at: Date | null;
  readonly updated_by_name: string;
}

export type PackageTypeFilter = Omit<
  EndpointParsed<typeof listManagedPackageTypes>["query"],
  "page" | "size"
>;

const SORT_COLUMNS: Readonly<Record<PackageTypeFilter["sort"], RawBuilder<unknown>>> = {
  position: sql`p.position`,
  name: sql`lower(p.name)`,
  updatedAt: sql`p.updated_at`,
};

const COLUMNS = sql`p.name, p.position, p.is_active, p.version, p.updated_at,
  coalesce(trim(u.first_name || ' ' || u.last_name), '') as updated_by_name`;
const SOURCE = sql`package_type p left join user_account u on u.id = p.updated_by`;

function matches({ search, state }: PackageTypeFilter): RawBuilder<unknown> {
  const patterns = likePatternsOf(search);
  const tests = [
    sql`true`,
    ...(patterns.length === 0 ? [] : [sql`lower(p.name) like all (${patterns}::text[])`]),
    ...(state === "all" ? [] : [sql`p.is_active = ${state === "in-use"}`]),
  ];
  return sql.join(tests, sql` and `);
}

/** A page of the package types and how many there are. */
export async function findManagedPackageTypes(
  tx: PlatformTransaction,
  filter: PackageTypeFilter,
  { limit, offset }: ListPart,
): Promise<{ rows: PackageTypeRow[]; total: number }> {
  const direction = filter.direction === "desc" ? sql`desc nulls last` : sql`asc nulls last`;
  const { rows } = await sql<PackageTypeRow>`
    select ${COLUMNS} from ${SOURCE} where ${matches(filter)}
    order by ${SORT_COLUMNS[filter.sort]} ${direction}, lower(p.name)
    limit ${sql.lit(limit)} offset ${sql.lit(offset)}`.execute(tx.db);
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from package_type p where ${matches(filter)}`.execute(tx.db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** The package types of these names, however they are capitalised. */
export async function findPackageTypesOf(
  tx: PlatformTransaction,
  names: readonly string[],
): Promise<PackageTypeRow[]> {
  const folded = names.map((name) => name.toLowerCase());
  const { rows } = await sql<PackageTypeRow>`
    select ${COLUMNS} from ${SOURCE} where lower(p.name) = any (${folded}::text[])`.execute(tx.db);
  return rows;
}
