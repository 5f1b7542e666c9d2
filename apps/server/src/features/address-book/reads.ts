import type { AddressFilter, AddressSortField } from "@kilolane/contract";
import { sql, type Selectable } from "kysely";
import type { AddressBookEntryTable } from "../../db/tables/address-book-entry.ts";
import type { CompanyTransaction } from "../../db/transaction.ts";
import type { ListPart } from "../../integrations/sheets/read-windows.ts";
import { wordBeginnings } from "../place/reads/place.ts";

/** An address as stored. */
export type AddressRow = Selectable<AddressBookEntryTable>;

/** What the address book is narrowed to and sorted by. */
export interface AddressSearch {
  readonly kind: AddressFilter;
  readonly search: string;
  readonly sort: AddressSortField;
  readonly direction: "asc" | "desc";
}

const ORDERS: Readonly<Record<AddressSortField, string>> = {
  company: "lower(a.company_name)",
  label: "lower(a.label)",
  city: "lower(a.city)",
  country: "a.country_code",
  updatedAt: "a.updated_at",
};

function foundBy(tx: CompanyTransaction, search: string) {
  return sql`a.company_id = ${tx.scope.companyId}
    and ' ' || a.search_text like all (${wordBeginnings(search)}::text[])`;
}

/** Part of the book; the same order for the same search, whatever the part. */
export async function findAddressRows(
  tx: CompanyTransaction,
  { kind, search, sort, direction }: AddressSearch,
  part: ListPart,
): Promise<AddressRow[]> {
  const { rows } = await sql<AddressRow>`
    select a.* from address_book_entry a
    where ${foundBy(tx, search)} and (${kind} = 'all' or a.kind = ${kind})
    order by ${sql.raw(ORDERS[sort])} ${sql.raw(direction)}, a.id ${sql.raw(direction)}
    limit ${sql.lit(part.limit)} offset ${sql.lit(part.offset)}`.execute(tx.db);
  return rows;
}

/** How many addresses of each kind the words find; `all` too. */
export async function countAddresses(
  tx: CompanyTransaction,
  search: string,
): Promise<Record<AddressFilter, number>> {
  const { rows } = await sql<Record<AddressFilter, number>>`
    select count(*) as "all", count(*) filter (where a.kind = 'shipper') as "shipper",
      count(*) filter (where a.kind = 'consignee') as "consignee",
      count(*) filter (where a.kind = 'warehouse') as "warehouse",
      count(*) filter (where a.kind = 'trucker') as "trucker", count(*) filter (where a.kind = 'other') as "other"
    from address_book_entry a where ${foundBy(tx, search)}`.execute(tx.db);
  const [counts] = rows;
  if (counts === undefined) throw new Error("a count without a row");
  return counts;
}

/** One address of the company. */
export function findAddress(tx: CompanyTransaction, id: string): Promise<AddressRow | undefined> {
  return tx.db
    .selectFrom("address_book_entry")
    .where("company_id", "=", tx.scope.companyId)
    .where("id", "=", id)
    .selectAll()
    .executeTakeFirst();
}
