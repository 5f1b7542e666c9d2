import type { ShipperForm } from "@kilolane/contract";
import { sql } from "kysely";
import { newId } from "../../../db/new-id.ts";
import { isOwn, type SeenRow, updateUnchanged } from "../../../db/seen-row.ts";
import type { CompanyTransaction, SystemTransaction } from "../../../db/transaction.ts";

/** The tie of a forwarder to a shipper's account. */
export interface NewShipper {
  readonly forwarderId: string;
  readonly shipperCompanyId: string;
  readonly shipperUserId: string;
  /** lower case */
  readonly email: string;
  readonly createdBy: string;
  readonly form: ShipperForm;
}

/** Puts a shipper on a forwarder's list. @returns its id. Breaks forwarder_shipper_once when it is there already. */
export async function insertShipper(tx: SystemTransaction, shipper: NewShipper): Promise<string> {
  const id = newId();
  await tx.db
    .insertInto("forwarder_shipper")
    .values({
      id,
      company_id: shipper.forwarderId,
      shipper_company_id: shipper.shipperCompanyId,
      shipper_user_id: shipper.shipperUserId,
      email: shipper.email,
      created_by: shipper.createdBy,
      ...columnsOf(shipper.form),
    })
    .execute();
  return id;
}

/** Writes the fields when the stored version is still the one that the caller saw. @returns whether it was */
export async function updateShipperRow(
  tx: CompanyTransaction,
  shipper: SeenRow,
  form: ShipperForm,
): Promise<boolean> {
  return updateUnchanged(tx, "forwarder_shipper", shipper, columnsOf(form));
}

/** Ends the tie or takes it up again. @returns false when it was so already */
export async function updateShipperSuspended(
  tx: CompanyTransaction,
  id: string,
  isSuspended: boolean,
): Promise<boolean> {
  const result = await tx.db
    .updateTable("forwarder_shipper")
    .set({ is_suspended: isSuspended })
    .set(sql`updated_at`, sql`now()`)
    .set((row) => ({ version: sql<number>`${row.ref("version")} + 1` }))
    .where(isOwn(tx, id))
    .where("is_suspended", "=", !isSuspended)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

function columnsOf(form: ShipperForm) {
  return {
    company_name: form.companyName,
    first_name: form.firstName,
    last_name: form.lastName,
    phone: form.mobile,
    phone_country_code: form.countryCode,
    country_code: form.country,
    city: form.city,
    reference: form.reference,
    note: form.note,
  };
}
