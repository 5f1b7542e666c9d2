import * as contract from "@kilolane/contract";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { createSavedView } from "./create-saved-view.ts";
import { findSavedViews } from "./find-saved-views.ts";
import { removeSavedView } from "./remove-saved-view.ts";

/** Binds the saved views of lists: one's own, and those that colleagues share. */
export function bindSavedViewRoutes(app: App): void {
  bindEndpoint(app, contract.listSavedViews, ({ scope, params }) => findSavedViews(scope, params.screen));
  bindEndpoint(app, contract.createSavedView, ({ scope, params, body }) =>
    createSavedView(scope, { screen: params.screen, ...body }),
  );
  bindEndpoint(app, contract.deleteSavedView, ({ scope, params }) => removeSavedView(scope, params));
}
