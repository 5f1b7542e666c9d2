import { z } from "zod";
import { address, addressForm } from "../address-book/address-book.ts";
import { FORWARDER_DESK } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import {
  id,
  nameText,
  oneOf,
  pageInput,
  queryVersion,
  seenVersion,
  sheetFormat,
  sortDirection,
  text,
} from "../values.ts";

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
  search: text(120).default(""),
  sort: oneOf(WAREHOUSE_SORTS).default("name"),
  direction: sortDirection.default("asc"),
});
const byId = z.object({ id });
const desk = { area: "warehouse", roles: FORWARDER_DESK, scope: "company" } as const;

export const listWarehouses = defineEndpoint({
  ...desk,
  name: "listWarehouses",
  summary: "The company's warehouses, by state and words",
  method: "GET",
  path: "/warehouses",
  query: query.extend(pageInput),
  response: z.object({
    content: z.array(warehouse),
    total: z.number(),
    counts: z.record(z.enum(WAREHOUSE_FILTERS), z.number()),
  }),
  errors: [],
});
export const exportWarehouses = defineEndpoint({
  ...desk,
  name: "exportWarehouses",
  summary: "The filtered warehouses as a file",
  method: "GET",
  path: "/warehouses/export",
  query: query.extend({ format: sheetFormat }),
  response: z.unknown(),
  content: "file",
  errors: [],
});
export const getWarehouse = defineEndpoint({
  ...desk,
  name: "getWarehouse",
  summary: "One warehouse of the company",
  method: "GET",
  path: "/warehouses/:id",
  params: byId,
  response: warehouse,
  errors: ["not-found"],
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
  name: "updateWarehouse",
  summary: "Changes a warehouse, if nobody changed it since",
  method: "PUT",
  path: "/warehouses/:id",
  params: byId,
  body: warehouseForm.extend({ version: seenVersion }),
  response: warehouse,
  errors: ["not-found", "version-conflict"],
});
export const deleteWarehouse = defineEndpoint({
  ...desk,
  name: "deleteWarehouse",
  summary: "Deletes a warehouse, if nobody changed it since; quotations hold their own copy of the ZIP",
  method: "DELETE",
  path: "/warehouses/:id",
  params: byId,
  query: z.object({ version: queryVersion }),
  response: warehouse,
  errors: ["not-found", "version-conflict"],
});
