import * as contract from "@kilolane/contract";
import { withTransaction } from "../../db/transaction.ts";
import type { App } from "../../http/app.ts";
import { AppError } from "../../http/app-error.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { presentSavedView } from "./present.ts";
import { findSavedViews } from "./reads.ts";
import { deleteOwnSavedView, upsertSavedView } from "./writes.ts";

/** Binds the saved views of lists: one's own, and those that colleagues share. */
export function bindSavedViewRoutes(app: App): void {
  bindEndpoint(app, contract.listSavedViews, async ({ scope, params }) => {
    const rows = await withTransaction(scope, (tx) => findSavedViews(tx, params.screen));
    return rows.map((row) => presentSavedView(row, scope.userId));
  });
  bindEndpoint(app, contract.createSavedView, async ({ scope, params, body }) => {
    const row = await withTransaction(scope, (tx) => upsertSavedView(tx, { screen: params.screen, ...body }));
    return presentSavedView(row, scope.userId);
  });
  bindEndpoint(app, contract.deleteSavedView, async ({ scope, params }) => {
    const isDeleted = await withTransaction(scope, (tx) => deleteOwnSavedView(tx, params));
    if (!isDeleted) throw new AppError("not-found");
    return { id: params.id };
  });
}
