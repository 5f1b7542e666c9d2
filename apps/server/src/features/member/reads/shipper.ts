import type { ShipperFilter, ShipperSortField } from "@kilolane/contract";
import { sql, type Selectable } from "kysely";
import { likePatternsOf } from "../../../db/like-patterns.ts";
import type { ForwarderShipperTable } from "../../../db/tables/forwarder-shipper.ts";
import type { CompanyTransaction, SystemTransaction } from "../../../db/transaction.ts";
import type { ListPart } from "../../../integrations/sheets/read-windows.ts";

/** A shipper as its forwarder has noted it. */
export type ShipperRow = Selectable<ForwarderShipperTable>;

/** What the list of shippers is narrowed to and sorted by. */
export interface ShipperSearch {
  readonly state: ShipperFilter;
  readonly search: string;
  readonly sort: ShipperSortField;
  readonly direction: "asc" | "desc";
}

const STATES: Readonly<Record<ShipperFilter, string>> = {
  All: "true",
  Active: "not s.is_suspended",
  Suspended: "s.is_suspended",
};

const ORDERS: Readonly<Record<ShipperSortField, string>> = {
  company: "lower(s.company_name)",
  name: "lower(s.first_name || ' ' || s.last_name)",
  country: "s.country_code",
  createdAt: "s.created_at",
};

function foundBy(tx: CompanyTransaction, search: string) {
  return sql`s.company_id = ${tx.scope.companyId} and lower(s.company_name || ' ' || s.first_name || ' '
    || s.last_name || ' ' || s.email || ' ' || s.city || ' ' || s.reference) like all (${likePatternsOf(search)}::text[])`;
}

/** Part of the list; the same order for the same list, whatever the part. */
export async function findShipperRows(
  tx: CompanyTransaction,
  search: ShipperSearch,
  part: ListPart,
): Promise<ShipperRow[]> {
  const direction = sql.raw(search.direction);
  const { rows } = await sql<ShipperRow>`
    select s.* from forwarder_shipper s
    where ${foundBy(tx, search.search)} and ${sql.raw(STATES[search.state])}
    order by ${sql.raw(ORDERS[search.sort])} ${direction}, s.id ${direction}
    limit ${sql.lit(part.limit)} offset ${sql.lit(part.offset)}`.execute(tx.db);
  return rows;
}

/** How many there are in each state, whatever state the search asks for. */
export async function countShippers(
  tx: CompanyTransaction,
  search: ShipperSearch,
): Promise<Record<ShipperFilter, number>> {
  const parts = Object.entries(STATES).map(
    ([name, condition]) => `count(*) filter (where ${condition}) as "${name}"`,
  );
  const { rows } = await sql<Record<ShipperFilter, number>>`
    select ${sql.raw(parts.join(", "))} from forwarder_shipper s where ${foundBy(tx, search.search)}`.execute(
    tx.db,
  );
  const [counts] = rows;
  if (counts === undefined) throw new Error("a count without a row");
  return counts;
}

/** One shipper of the scope's company. */
export function findShipper(tx: CompanyTransaction, id: string): Promise<ShipperRow | undefined> {
  return tx.db
    .selectFrom("forwarder_shipper")
    .where("company_id", "=", tx.scope.companyId)
    .where("id", "=", id)
    .selectAll()
    .executeTakeFirst();
}

/** How far a shipper's own account is, by the person's id. */
export interface ShipperAccount {
  readonly id: string;
  readonly has_signed_in: boolean;
  readonly is_approved: boolean;
}

/** The accounts of shippers, which are no rows of the forwarder's. */
export async function findShipperAccounts(
  tx: SystemTransaction,
  userIds: readonly string[],
): Promise<ShipperAccount[]> {
  return tx.db
    .selectFrom("user_account as u")
    .innerJoin("company as c", "c.id", "u.company_id")
    .where(sql<boolean>`u.id = any (${userIds}::uuid[])`)
    .select([
      "u.id",
      sql<boolean>`u.last_sign_in_at is not null`.as("has_signed_in"),
      sql<boolean>`c.approval = 'approved'`.as("is_approved"),
    ])
    .execute();
}

/** True when that forwarder works with this company no longer. */
export async function isSuspendedBy(
  tx: SystemTransaction,
  tie: { readonly forwarderId: string; readonly shipperCompanyId: string },
): Promise<boolean> {
  const row = await tx.db
    .selectFrom("forwarder_shipper")
    .where("shipper_company_id", "=", tie.shipperCompanyId)
    .where("company_id", "=", tie.forwarderId)
    .where("is_suspended", "=", true)
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}
