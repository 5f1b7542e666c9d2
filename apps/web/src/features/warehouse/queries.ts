import {
  createWarehouse,
  deleteWarehouse,
  exportWarehouses,
  getWarehouse,
  listWarehouses,
  updateWarehouse,
  type Warehouse,
  WAREHOUSE_FILTERS,
  WAREHOUSE_SORTS,
  type WarehouseFilter,
} from "@kilolane/contract";
import {
  callEndpoint,
  downloadEndpoint,
  type EndpointBody,
  type EndpointQuery,
} from "../../lib/api/call-endpoint.ts";
import { q, qPage } from "../../lib/api/query.ts";
import { listInputOf } from "../../lib/lists/list-input.ts";
import type { ListPageState, ListState } from "../../lib/lists/use-list-state.ts";
import type { ExportFormat } from "../../ui/list-tools/export-menu.tsx";

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
export async function downloadWarehouses(query: WarehouseQuery, format: ExportFormat) {
  const { page: _page, size: _size, ...filter } = query;
  return downloadEndpoint(exportWarehouses, { query: { ...filter, format } });
}

/** Enters a warehouse, or changes the one that was seen. */
export async function storeWarehouse(
  values: WarehouseFormValues,
  seen: Warehouse | undefined,
): Promise<Warehouse> {
  if (seen === undefined) return callEndpoint(createWarehouse, { body: values });
  const { id, version } = seen;
  return callEndpoint(updateWarehouse, { params: { id }, body: { ...values, version } });
}

/** Deletes a warehouse in the version that was seen. */
export async function removeWarehouse({ id, version }: Warehouse): Promise<Warehouse> {
  return callEndpoint(deleteWarehouse, { params: { id }, query: { version } });
}
