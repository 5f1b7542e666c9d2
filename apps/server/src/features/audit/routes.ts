import * as contract from "@kilolane/contract";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { exportEntries } from "./export-entries.ts";
import { findEntries } from "./find-entries.ts";
import { getEntry } from "./get-entry.ts";

/** Binds the audit log, which the operator reads. */
export function bindAuditRoutes(app: App): void {
  bindEndpoint(app, contract.listAuditEntries, ({ scope, query }) => findEntries(scope, query));
  bindEndpoint(app, contract.exportAuditEntries, ({ scope, query }) => exportEntries(scope, query));
  bindEndpoint(app, contract.getAuditEntry, ({ scope, params }) => getEntry(scope, params.id));
}
