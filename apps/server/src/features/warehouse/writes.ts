import type { WarehouseForm } from "@kilolane/contract";
import { newId } from "../../db/new-id.ts";
import { deleteUnchanged, isUnchanged, nextVersion, type SeenRow } from "../../db/seen-row.ts";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { searchTextOf } from "../place/reads/place.ts";

/** @returns the new warehouse's id */
export async function insertWarehouse(tx: CompanyTransaction, form: WarehouseForm): Promise<string> {
  const id = newId();
  await tx.db
    .insertInto("warehouse")
    .values({ id, company_id: tx.scope.companyId, ...columnsOf(form) })
    .execute();
  return id;
}

/** Writes the fields when the stored version is still the one that the caller saw. @returns whether it was */
export async function updateWarehouseRow(
  tx: CompanyTransaction,
  seen: SeenRow,
  form: WarehouseForm,
): Promise<boolean> {
  const result = await tx.db
    .updateTable("warehouse")
    .set({ ...columnsOf(form), ...nextVersion(seen) })
    .where(isUnchanged(tx, seen))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Deletes the warehouse when the stored version is still the one that the caller saw. @returns whether it was */
export async function deleteWarehouseRow(tx: CompanyTransaction, seen: SeenRow): Promise<boolean> {
  return deleteUnchanged(tx, "warehouse", seen);
}

function columnsOf(form: WarehouseForm) {
  return {
    name: form.name,
    contact_name: form.contactName,
    street: form.street,
    city: form.city,
    state: form.state,
    zip: form.zip,
    country_code: form.country,
    email: form.email,
    phone: form.phone,
    airport: form.airport === "" ? null : form.airport,
    opening_hours: form.openingHours,
    remarks: form.remarks,
    is_active: form.isActive,
    search_text: searchTextOf(form.name, form.contactName, form.city, form.zip, form.airport),
  };
}
