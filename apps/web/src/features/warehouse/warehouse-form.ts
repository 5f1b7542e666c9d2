import type { Warehouse } from "@kilolane/contract";
import { ADDRESS_FIELDS } from "../../lib/forms/address-fields.tsx";
import type { WarehouseFormValues } from "./queries.ts";

/** The fields in their order on the screen. */
export const WAREHOUSE_FIELDS = ["name", ...ADDRESS_FIELDS, "openingHours", "remarks", "isActive"] as const;

/** A new warehouse; one that is entered is offered at once. */
export const NEW_WAREHOUSE: WarehouseFormValues = { name: "", city: "", country: "", isActive: true };

/** A warehouse as the form shows it. */
export function formOf(stored: Warehouse): WarehouseFormValues {
  const { id: _id, version: _version, updatedAt: _updatedAt, ...fields } = stored;
  return fields;
}
