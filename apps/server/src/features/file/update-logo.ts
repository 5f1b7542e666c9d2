import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { UploadedFile } from "../../http/call.ts";
import type { FileStore } from "../../integrations/files/file-store.ts";
import { storeImage } from "./image.ts";
import { insertFile, updateCompanyLogo } from "./writes.ts";

/**
 * Stores the company's logo and puts it on its documents.
 * @returns the opaque name to download it by
 * @throws AppError file-unreadable, payload-too-large
 */
export function updateLogo(scope: CompanyScope, files: FileStore, upload: UploadedFile | undefined) {
  return storeImage(files, upload, "logo", (image) =>
    withTransaction(scope, async (tx) => {
      const id = await insertFile(tx, image);
      await updateCompanyLogo(tx, { id, name: image.name });
    }),
  );
}
