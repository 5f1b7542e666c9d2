import {
  createWarehouse,
  deleteWarehouse,
  exportWarehouses,
  getWarehouse,
  listWarehouses,
  updateWarehouse,
  WAREHOUSE_FILTERS,
  WAREHOUSE_SORTS,
  type WarehouseFilter,
} from "@kilolane/contract";
import { type EndpointBody, type EndpointQuery } from "../../lib/api/call-endpoint.ts";
import { q, qPage } from "../../lib/api/query.ts";
import { exportOf, removalOf, storeOf } from "../../lib/api/record-calls.ts";
import { listInputOf } from "../../lib/lists/list-input.ts";
import type { ListPageState, ListState } from "../../lib/lists/use-list-state.ts";

/** What a change of a warehouse makes old. */
export const WAREHOUSE_READS = [listWarehouses, getWarehouse];

type WarehouseQuery = EndpointQuery<typeof listWarehouses>;
/** A warehouse as typed. */
export type WarehouseFormValues = EndpointBody<typeof createWarehouse>;

/** The open tab. */
export function openStatusOf({ filter }: Pick<ListState, "filter">): WarehouseFilter {
  return WAREHOUSE_FILTERS.find((status) => status === filter["status"]) ?? "all";
}

/** The state of the address line as the list call's query. */
export function toWarehouseQuery(state: ListPageState): WarehouseQuery {
  return {
    status: openStatusOf(state),
    ...listInputOf(state, WAREHOUSE_SORTS),
  };
}

/** A page of the warehouses. */
export function warehousesQuery(query: WarehouseQuery) {
  return qPage(listWarehouses, { query });
}

/** One warehouse as it is now. */
export function warehouseQuery(id: string) {
  return q(getWarehouse, { params: { id } });
}

/** The filtered list as a file. */
export const downloadWarehouses = exportOf(exportWarehouses);

/** Enters a warehouse, or changes the one that was seen. */
export const storeWarehouse = storeOf(createWarehouse, updateWarehouse);

/** Deletes a warehouse in the version that was seen. */
export const removeWarehouse = removalOf(deleteWarehouse);
