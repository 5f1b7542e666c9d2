import { DEMO_WAREHOUSES } from "@kilolane/demo";
import { newId } from "../../db/new-id.ts";
import type { SystemTransaction } from "../../db/transaction.ts";
import { searchTextOf } from "../place/reads/place.ts";

/** The warehouses of the demo forwarders. @param idOf the id of a company by its key */
export async function seedWarehouses(tx: SystemTransaction, idOf: (key: string) => string): Promise<void> {
  const rows = DEMO_WAREHOUSES.map((one) => ({
    id: newId(),
    company_id: idOf(one.companyKey),
    name: one.name,
    contact_name: one.contactName,
    street: one.street,
    city: one.city,
    state: one.state,
    zip: one.zip,
    country_code: one.countryCode,
    airport: one.airport,
    phone: one.phone,
    opening_hours: one.openingHours,
    remarks: one.remarks,
    is_active: one.isActive,
    search_text: searchTextOf(one.name, one.contactName, one.city, one.zip, one.airport),
  }));
  await tx.db.insertInto("warehouse").values(rows).execute();
}
