import type { Warehouse } from "@kilolane/contract";
import { addressPartOf } from "../place/postal-address.ts";
import type { WarehouseRow } from "./reads.ts";

export function presentWarehouse(row: WarehouseRow): Warehouse {
  return {
    ...addressPartOf(row),
    id: row.id,
    name: row.name,
    openingHours: row.opening_hours,
    remarks: row.remarks,
    isActive: row.is_active,
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
  };
}
