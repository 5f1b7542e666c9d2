import { sql } from "kysely";
import type { CompanyTransaction } from "./transaction.ts";

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

/** Deletes the row when the stored version is still the one that the caller saw. @returns whether it was */
export async function deleteUnchanged(
  tx: CompanyTransaction,
  table: "address_book_entry" | "document" | "trucking_sheet" | "warehouse",
  seen: SeenRow,
): Promise<boolean> {
  const result = await tx.db.deleteFrom(table).where(isUnchanged(tx, seen)).executeTakeFirst();
  return result.numDeletedRows === 1n;
}
