import type { AddressForm } from "@kilolane/contract";
import { sql } from "kysely";
import { newId } from "../../db/new-id.ts";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { searchTextOf } from "../place/reads/place.ts";

/** An address in the version that somebody saw. */
export interface SeenAddress {
  readonly id: string;
  readonly version: number;
}

/** @returns the new address's id */
export async function insertAddress(tx: CompanyTransaction, form: AddressForm): Promise<string> {
  const id = newId();
  await tx.db
    .insertInto("address_book_entry")
    .values({ id, company_id: tx.scope.companyId, ...columnsOf(form) })
    .execute();
  return id;
}

/** Writes the fields when the stored version is still the one that the caller saw. @returns whether it was */
export async function updateAddressRow(
  tx: CompanyTransaction,
  seen: SeenAddress,
  form: AddressForm,
): Promise<boolean> {
  const result = await tx.db
    .updateTable("address_book_entry")
    .set({ ...columnsOf(form), version: seen.version + 1 })
    .set(sql`updated_at`, sql`now()`)
    .where("company_id", "=", tx.scope.companyId)
    .where("id", "=", seen.id)
    .where("version", "=", seen.version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Deletes the address when the stored version is still the one that the caller saw. @returns whether it was */
export async function deleteAddressRow(tx: CompanyTransaction, seen: SeenAddress): Promise<boolean> {
  const result = await tx.db
    .deleteFrom("address_book_entry")
    .where("company_id", "=", tx.scope.companyId)
    .where("id", "=", seen.id)
    .where("version", "=", seen.version)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

function columnsOf(form: AddressForm) {
  return {
    kind: form.kind,
    label: form.label,
    company_name: form.companyName,
    contact_name: form.contactName,
    street: form.street,
    city: form.city,
    state: form.state,
    zip: form.zip,
    country_code: form.country,
    email: form.email,
    phone: form.phone,
    airport: form.airport === "" ? null : form.airport,
    note: form.note,
    search_text: searchTextOf(form.label, form.companyName, form.contactName, form.city, form.zip),
  };
}
