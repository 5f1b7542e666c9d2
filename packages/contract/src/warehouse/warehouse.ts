import { z } from "zod";
import { address, addressForm } from "../address-book/address-book.ts";
import { FORWARDER_DESK } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { deleteCall, exportCall, getCall, listCall, listFields, updateCall } from "../record-calls.ts";
import { nameText, oneOf, seenVersion, text } from "../values.ts";

export const WAREHOUSE_FILTERS = ["all", "active", "inactive"] as const;
export type WarehouseFilter = (typeof WAREHOUSE_FILTERS)[number];
export const WAREHOUSE_SORTS = ["name", "city", "country", "airport", "updatedAt"] as const;
export type WarehouseSortField = (typeof WAREHOUSE_SORTS)[number];

const OF_ADDRESSES = { kind: true, label: true, companyName: true, note: true } as const;

/** A warehouse from which goods are picked up; `airport` is the one that they usually leave by. */
export const warehouse = address.omit(OF_ADDRESSES).extend({
  name: z.string(),
  openingHours: z.string(),
  remarks: z.string(),
  /** one that is not is kept, but not offered for new quotations */
  isActive: z.boolean(),
});
export type Warehouse = z.output<typeof warehouse>;

export const warehouseForm = addressForm.omit(OF_ADDRESSES).extend({
  name: nameText(120),
  openingHours: text(200).default(""),
  remarks: text(500).default(""),
  isActive: z.boolean().default(true),
});
export type WarehouseForm = z.output<typeof warehouseForm>;

const query = z.object({
  status: oneOf(WAREHOUSE_FILTERS).default("all"),
  ...listFields(WAREHOUSE_SORTS),
});
const desk = { area: "warehouse", roles: FORWARDER_DESK, scope: "company" } as const;

export const listWarehouses = defineEndpoint({
  ...desk,
  ...listCall(query, warehouse, WAREHOUSE_FILTERS),
  name: "listWarehouses",
  summary: "The company's warehouses, by state and words",
  path: "/warehouses",
});
export const exportWarehouses = defineEndpoint({
  ...desk,
  ...exportCall(query),
  name: "exportWarehouses",
  summary: "The filtered warehouses as a file",
  path: "/warehouses/export",
});
export const getWarehouse = defineEndpoint({
  ...desk,
  ...getCall(warehouse),
  name: "getWarehouse",
  summary: "One warehouse of the company",
  path: "/warehouses/:id",
});
export const createWarehouse = defineEndpoint({
  ...desk,
  name: "createWarehouse",
  summary: "Enters a warehouse",
  method: "POST",
  path: "/warehouses",
  body: warehouseForm,
  response: warehouse,
  errors: [],
});
export const updateWarehouse = defineEndpoint({
  ...desk,
  ...updateCall(warehouseForm.extend({ version: seenVersion }), warehouse),
  name: "updateWarehouse",
  summary: "Changes a warehouse, if nobody changed it since",
  path: "/warehouses/:id",
});
export const deleteWarehouse = defineEndpoint({
  ...desk,
  ...deleteCall(warehouse),
  name: "deleteWarehouse",
  summary: "Deletes a warehouse, if nobody changed it since; quotations hold their own copy of the ZIP",
  path: "/warehouses/:id",
});
