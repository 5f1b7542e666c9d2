import type { WarehouseForm } from "@kilolane/contract";
import { deleteUnchanged, insertOwned, type SeenRow, updateUnchanged } from "../../db/seen-row.ts";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { addressColumnsOf } from "../place/postal-address.ts";
import { searchTextOf } from "../place/reads/place.ts";

/** @returns the new warehouse's id */
export async function insertWarehouse(tx: CompanyTransaction, form: WarehouseForm): Promise<string> {
  return insertOwned(tx, "warehouse", columnsOf(form));
}

/** Writes the fields when the stored version is still the one that the caller saw. @returns whether it was */
export async function updateWarehouseRow(
  tx: CompanyTransaction,
  seen: SeenRow,
  form: WarehouseForm,
): Promise<boolean> {
  return updateUnchanged(tx, "warehouse", seen, columnsOf(form));
}

/** Deletes the warehouse when the stored version is still the one that the caller saw. @returns whether it was */
export async function deleteWarehouseRow(tx: CompanyTransaction, seen: SeenRow): Promise<boolean> {
  return deleteUnchanged(tx, "warehouse", seen);
}

function columnsOf(form: WarehouseForm) {
  return {
    ...addressColumnsOf(form),
    name: form.name,
    opening_hours: form.openingHours,
    remarks: form.remarks,
    is_active: form.isActive,
    search_text: searchTextOf(form.name, form.contactName, form.city, form.zip, form.airport),
  };
}
