import * as contract from "@kilolane/contract";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { createWarehouse } from "./create-warehouse.ts";
import { exportWarehouses } from "./export-warehouses.ts";
import { findWarehouses } from "./find-warehouses.ts";
import { getWarehouse } from "./get-warehouse.ts";
import { removeWarehouse } from "./remove-warehouse.ts";
import { updateWarehouse } from "./update-warehouse.ts";

/** Binds a forwarder's own warehouses. */
export function bindWarehouseRoutes(app: App): void {
  bindEndpoint(app, contract.listWarehouses, ({ scope, query }) => findWarehouses(scope, query));
  bindEndpoint(app, contract.exportWarehouses, ({ scope, query }) => exportWarehouses(scope, query));
  bindEndpoint(app, contract.getWarehouse, ({ scope, params }) => getWarehouse(scope, params.id));
  bindEndpoint(app, contract.createWarehouse, ({ scope, body }) => createWarehouse(scope, body));
  bindEndpoint(app, contract.updateWarehouse, ({ scope, params, body }) =>
    updateWarehouse(scope, { ...body, ...params }),
  );
  bindEndpoint(app, contract.deleteWarehouse, ({ scope, params, query }) =>
    removeWarehouse(scope, { ...params, ...query }),
  );
}
