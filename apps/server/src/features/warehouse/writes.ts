import type { WarehouseForm } from "@kilolane/contract";
import { sql } from "kysely";
import { newId } from "../../db/new-id.ts";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { searchTextOf } from "../place/reads/place.ts";

/** A warehouse in the version that somebody saw. */
export interface SeenWarehouse {
  readonly id: string;
  readonly version: number;
}

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
  seen: SeenWarehouse,
  form: WarehouseForm,
): Promise<boolean> {
  const result = await tx.db
    .updateTable("warehouse")
    .set({ ...columnsOf(form), version: seen.version + 1 })
    .set(sql`updated_at`, sql`now()`)
    .where("company_id", "=", tx.scope.companyId)
    .where("id", "=", seen.id)
    .where("version", "=", seen.version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Deletes the warehouse when the stored version is still the one that the caller saw. @returns whether it was */
export async function deleteWarehouseRow(tx: CompanyTransaction, seen: SeenWarehouse): Promise<boolean> {
  const result = await tx.db
    .deleteFrom("warehouse")
    .where("company_id", "=", tx.scope.companyId)
    .where("id", "=", seen.id)
    .where("version", "=", seen.version)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
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
