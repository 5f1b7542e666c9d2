import type { Warehouse } from "@kilolane/contract";
import type { WarehouseRow } from "./reads.ts";

export function presentWarehouse(row: WarehouseRow): Warehouse {
  return {
    id: row.id,
    name: row.name,
    contactName: row.contact_name,
    street: row.street,
    city: row.city,
    state: row.state,
    zip: row.zip,
    country: row.country_code,
    email: row.email,
    phone: row.phone,
    airport: row.airport ?? "",
    openingHours: row.opening_hours,
    remarks: row.remarks,
    isActive: row.is_active,
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
  };
}
