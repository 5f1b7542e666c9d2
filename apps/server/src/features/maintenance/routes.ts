import * as contract from "@kilolane/contract";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { readServiceState } from "../../http/service-state.ts";
import { getMaintenance } from "./get-maintenance.ts";
import { updateMaintenance } from "./update-maintenance.ts";

/** Binds the operator's switch, and the question of those who wait. */
export function bindMaintenanceRoutes(app: App): void {
  bindEndpoint(app, contract.getServiceState, async () => {
    const { isMaintenance, expectedEnd } = await readServiceState(app.database);
    return { isMaintenance, expectedEnd: isMaintenance ? (expectedEnd?.toISOString() ?? null) : null };
  });
  bindEndpoint(app, contract.getMaintenance, ({ scope }) => getMaintenance(scope));
  bindEndpoint(app, contract.updateMaintenance, ({ scope, body }) => updateMaintenance(scope, body));
}
