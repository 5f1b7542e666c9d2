import * as contract from "@kilolane/contract";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { findPublishedTutorials } from "./find-published-tutorials.ts";
import { findTutorials } from "./find-tutorials.ts";
import { getTutorialFile } from "./get-tutorial-file.ts";
import { createTutorial } from "./create-tutorial.ts";
import { removeTutorialFile } from "./remove-tutorial-file.ts";
import { removeTutorial } from "./remove-tutorial.ts";
import { updateOrder } from "./update-order.ts";
import { updateTutorialFile } from "./update-tutorial-file.ts";
import { updateTutorial } from "./update-tutorial.ts";

/** Binds tutorials: read by everybody, kept by the operator. */
export function bindTutorialRoutes(app: App): void {
  bindEndpoint(app, contract.listTutorials, ({ scope }) => findPublishedTutorials(scope));
  bindEndpoint(app, contract.downloadTutorialFile, ({ scope, params }) =>
    getTutorialFile(scope, app.files, params.id),
  );
  bindEndpoint(app, contract.listManagedTutorials, ({ scope }) => findTutorials(scope));
  bindEndpoint(app, contract.createTutorial, ({ scope, body }) => createTutorial(scope, body));
  bindEndpoint(app, contract.updateTutorial, ({ scope, params, body }) =>
    updateTutorial(scope, { ...params, ...body }),
  );
  bindEndpoint(app, contract.deleteTutorial, async ({ scope, params }) => {
    await removeTutorial(scope, app.files, params.id);
    return params;
  });
  bindEndpoint(app, contract.orderTutorials, ({ scope, body }) => updateOrder(scope, body.ids));
  bindEndpoint(app, contract.uploadTutorialFile, ({ scope, params, file }) =>
    updateTutorialFile(scope, app.files, params.id, file),
  );
  bindEndpoint(app, contract.removeTutorialFile, ({ scope, params }) =>
    removeTutorialFile(scope, app.files, params.id),
  );
}
