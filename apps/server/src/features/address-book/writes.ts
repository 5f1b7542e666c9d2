import type { AddressForm } from "@kilolane/contract";
import { deleteUnchanged, insertOwned, type SeenRow, updateUnchanged } from "../../db/seen-row.ts";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { addressColumnsOf } from "../place/postal-address.ts";
import { searchTextOf } from "../place/reads/place.ts";

/** @returns the new address's id */
export async function insertAddress(tx: CompanyTransaction, form: AddressForm): Promise<string> {
  return insertOwned(tx, "address_book_entry", columnsOf(form));
}

/** Writes the fields when the stored version is still the one that the caller saw. @returns whether it was */
export async function updateAddressRow(
  tx: CompanyTransaction,
  seen: SeenRow,
  form: AddressForm,
): Promise<boolean> {
  return updateUnchanged(tx, "address_book_entry", seen, columnsOf(form));
}

/** Deletes the address when the stored version is still the one that the caller saw. @returns whether it was */
export async function deleteAddressRow(tx: CompanyTransaction, seen: SeenRow): Promise<boolean> {
  return deleteUnchanged(tx, "address_book_entry", seen);
}

function columnsOf(form: AddressForm) {
  return {
    ...addressColumnsOf(form),
    kind: form.kind,
    label: form.label,
    company_name: form.companyName,
    note: form.note,
    search_text: searchTextOf(form.label, form.companyName, form.contactName, form.city, form.zip),
  };
}
