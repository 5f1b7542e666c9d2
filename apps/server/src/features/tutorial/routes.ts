import * as contract from "@kilolane/contract";
import type { UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import type { FileAnswer } from "../../http/call.ts";
import type { FileStore } from "../../integrations/files/file-store.ts";
import { openFile } from "../file/download-file.ts";
import { mayRead } from "./policy.ts";
import { presentManaged, presentTutorial } from "./present.ts";
import { findPublished, findTutorial, findTutorials } from "./reads.ts";
import { createTutorial, orderTutorials, updateTutorial } from "./save-tutorial.ts";
import { deleteTutorial, removeTutorialFile, saveTutorialFile } from "./save-tutorial-file.ts";

/** Binds tutorials: read by everybody, kept by the operator. */
export function bindTutorialRoutes(app: App): void {
  bindEndpoint(app, contract.listTutorials, async ({ scope }) => {
    const rows = await withTransaction(scope, (tx) => findPublished(tx, scope.role));
    return rows.map((row) => presentTutorial(row, scope.locale));
  });
  bindEndpoint(app, contract.downloadTutorialFile, ({ scope, params }) =>
    downloadTutorialFile(scope, app.files, params.id),
  );
  bindEndpoint(app, contract.listManagedTutorials, async ({ scope }) =>
    (await withTransaction(scope, findTutorials)).map(presentManaged),
  );
  bindEndpoint(app, contract.createTutorial, ({ scope, body }) => createTutorial(scope, body));
  bindEndpoint(app, contract.updateTutorial, ({ scope, body }) => updateTutorial(scope, body));
  bindEndpoint(app, contract.deleteTutorial, async ({ scope, params }) => {
    await deleteTutorial(scope, app.files, params.id);
    return params;
  });
  bindEndpoint(app, contract.orderTutorials, ({ scope, body }) => orderTutorials(scope, body.ids));
  bindEndpoint(app, contract.uploadTutorialFile, ({ scope, params, file }) =>
    saveTutorialFile(scope, app.files, params.id, file),
  );
  bindEndpoint(app, contract.removeTutorialFile, ({ scope, params }) =>
    removeTutorialFile(scope, app.files, params.id),
  );
}

async function downloadTutorialFile(scope: UserScope, files: FileStore, id: string): Promise<FileAnswer> {
  const row = await withTransaction(scope, (tx) => findTutorial(tx, id));
  const name = row !== undefined && mayRead(scope, row) ? row.file_name : null;
  return openFile(
    files,
    name === null || row === undefined
      ? undefined
      : { name, original_name: row.file_original_name, content_type: row.file_content_type },
  );
}
