import * as contract from "@kilolane/contract";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { createDocument } from "./create-document.ts";
import { createDocumentVersion } from "./create-document-version.ts";
import { exportDocuments } from "./export-documents.ts";
import { findClientDocuments } from "./find-client-documents.ts";
import { findDocuments } from "./find-documents.ts";
import { getDocument } from "./get-document.ts";
import { getClientDocument } from "./get-client-document.ts";
import { getDocumentFile } from "./get-document-file.ts";
import { removeDocument } from "./remove-document.ts";
import { updateDocument } from "./update-document.ts";

/** Binds the documents of a forwarder's clients and quotations. */
export function bindDocumentRoutes(app: App): void {
  const store = { files: app.files, mostBytes: app.config.documentMegabytes * 1_000_000 };
  bindEndpoint(app, contract.listDocuments, ({ scope, query }) =>
    findDocuments(scope, query, store.mostBytes),
  );
  bindEndpoint(app, contract.exportDocuments, ({ scope, query }) => exportDocuments(scope, query));
  bindEndpoint(app, contract.getDocument, ({ scope, params }) => getDocument(scope, params.id));
  bindEndpoint(app, contract.createDocument, ({ scope, body, files }) =>
    createDocument(scope, store, body, files),
  );
  bindEndpoint(app, contract.createDocumentVersion, ({ scope, params, files }) =>
    createDocumentVersion(scope, store, params.id, files),
  );
  bindEndpoint(app, contract.updateDocument, ({ scope, params, body }) =>
    updateDocument(scope, { ...body, ...params }),
  );
  bindEndpoint(app, contract.deleteDocument, ({ scope, params, query }) =>
    removeDocument(scope, app.files, { ...params, ...query }),
  );
  bindEndpoint(app, contract.downloadDocument, ({ scope, params }) =>
    getDocumentFile(scope, app.files, params),
  );
  bindEndpoint(app, contract.listClientDocuments, ({ scope, params }) =>
    findClientDocuments(scope, params.id),
  );
  bindEndpoint(app, contract.downloadClientDocument, ({ scope, params }) =>
    getClientDocument(scope, app.files, params),
  );
}
