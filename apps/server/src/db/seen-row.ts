import { sql, type Updateable } from "kysely";
import { newId } from "./new-id.ts";
import type { Database } from "./tables.ts";
import type { CompanyTransaction } from "./transaction.ts";

/** Tables of the company's records that carry a version and are changed only by those who saw the newest. */
type RecordTable =
  | "address_book_entry"
  | "document"
  | "forwarder_shipper"
  | "trucking_carrier"
  | "trucking_sheet"
  | "user_account"
  | "warehouse";

/** A record of the company in the version that somebody saw. */
export interface SeenRow {
  readonly id: string;
  readonly version: number;
}

/** Whether a row is the caller's company's one and nobody changed it since: the condition of a write over it. */
export function isUnchanged(tx: CompanyTransaction, seen: SeenRow) {
  return sql<boolean>`company_id = ${tx.scope.companyId} and id = ${seen.id} and version = ${seen.version}`;
}

/** What each write over a row that was seen sets besides its fields. */
export function nextVersion(seen: SeenRow) {
  return { version: seen.version + 1, updated_at: sql<Date>`now()` };
}

/** Whether a row is the caller's company's one. */
export function isOwn(tx: CompanyTransaction, id: string) {
  return sql<boolean>`company_id = ${tx.scope.companyId} and id = ${id}`;
}

/** Enters a record of the caller's company. @returns its id */
export async function insertOwned<Table extends RecordTable>(
  tx: CompanyTransaction,
  table: Table,
  columns: Updateable<Database[Table]>,
): Promise<string> {
  const id = newId();
  const row = Object.entries<unknown>({ id, company_id: tx.scope.companyId, ...columns });
  const names = sql.join(row.map(([name]) => sql.ref(name)));
  const values = sql.join(row.map(([, value]) => sql.val(value)));
  await sql`insert into ${sql.table(table)} (${names}) values (${values})`.execute(tx.db);
  return id;
}

/** Writes the columns when the stored version is still the one that the caller saw. @returns whether it was */
export async function updateUnchanged<Table extends RecordTable>(
  tx: CompanyTransaction,
  table: Table,
  seen: SeenRow,
  columns: Updateable<Database[Table]>,
): Promise<boolean> {
  const sets = Object.entries<unknown>(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const result = await sql`update ${sql.table(table)}
    set ${sql.join(sets)}, version = ${seen.version + 1}, updated_at = now()
    where ${isUnchanged(tx, seen)}`.execute(tx.db);
  return result.numAffectedRows === 1n;
}

/** Deletes the row when the stored version is still the one that the caller saw. @returns whether it was */
export async function deleteUnchanged(
  tx: CompanyTransaction,
  table: RecordTable,
  seen: SeenRow,
): Promise<boolean> {
  const result = await tx.db.deleteFrom(table).where(isUnchanged(tx, seen)).executeTakeFirst();
  return result.numDeletedRows === 1n;
}
