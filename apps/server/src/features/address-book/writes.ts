import type { AddressForm } from "@kilolane/contract";
import { newId } from "../../db/new-id.ts";
import { deleteUnchanged, isUnchanged, nextVersion, type SeenRow } from "../../db/seen-row.ts";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { searchTextOf } from "../place/reads/place.ts";

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
  seen: SeenRow,
  form: AddressForm,
): Promise<boolean> {
  const result = await tx.db
    .updateTable("address_book_entry")
    .set({ ...columnsOf(form), ...nextVersion(seen) })
    .where(isUnchanged(tx, seen))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Deletes the address when the stored version is still the one that the caller saw. @returns whether it was */
export async function deleteAddressRow(tx: CompanyTransaction, seen: SeenRow): Promise<boolean> {
  return deleteUnchanged(tx, "address_book_entry", seen);
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
