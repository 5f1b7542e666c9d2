import * as contract from "@kilolane/contract";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { getFile } from "./get-file.ts";
import { updateLogo } from "./update-logo.ts";
import { updatePhoto } from "./update-photo.ts";
import { removeLogo } from "./remove-logo.ts";
import { removePhoto } from "./remove-photo.ts";

/** Binds uploads of photos and logos, removing them, and the download of a company's own files. */
export function bindFileRoutes(app: App): void {
  bindEndpoint(app, contract.uploadProfileImage, async ({ scope, file }) => ({
    fileName: await updatePhoto(scope, app.files, file),
  }));
  bindEndpoint(app, contract.uploadLogo, async ({ scope, file }) => ({
    fileName: await updateLogo(scope, app.files, file),
  }));
  bindEndpoint(app, contract.removeProfileImage, async ({ scope }) => {
    await removePhoto(scope);
    return { fileName: null };
  });
  bindEndpoint(app, contract.removeLogo, async ({ scope }) => {
    await removeLogo(scope);
    return { fileName: null };
  });
  bindEndpoint(app, contract.downloadFile, ({ scope, params }) => getFile(scope, app.files, params.name));
}
