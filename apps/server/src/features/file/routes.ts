import * as contract from "@kilolane/contract";
import { withTransaction } from "../../db/transaction.ts";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { downloadFile } from "./download-file.ts";
import { uploadLogo, uploadPhoto } from "./upload-image.ts";
import { updateAvatar, updateCompanyLogo } from "./writes.ts";

/** Binds uploads of photos and logos, removing them, and the download of a company's own files. */
export function bindFileRoutes(app: App): void {
  bindEndpoint(app, contract.uploadProfileImage, async ({ scope, file }) => ({
    fileName: await uploadPhoto(scope, app.files, file),
  }));
  bindEndpoint(app, contract.uploadLogo, async ({ scope, file }) => ({
    fileName: await uploadLogo(scope, app.files, file),
  }));
  bindEndpoint(app, contract.removeProfileImage, async ({ scope }) => {
    await withTransaction(scope, (tx) => updateAvatar(tx, null));
    return { fileName: null };
  });
  bindEndpoint(app, contract.removeLogo, async ({ scope }) => {
    await withTransaction(scope, (tx) => updateCompanyLogo(tx, null));
    return { fileName: null };
  });
  bindEndpoint(app, contract.downloadFile, ({ scope, params }) =>
    downloadFile(scope, app.files, params.name),
  );
}
