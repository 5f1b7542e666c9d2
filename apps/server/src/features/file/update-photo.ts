import type { UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { UploadedFile } from "../../http/call.ts";
import type { FileStore } from "../../integrations/files/file-store.ts";
import { storeImage } from "./image.ts";
import { insertFile, updateAvatar } from "./writes.ts";

/**
 * Stores the caller's photo and puts it on the account.
 * @returns the opaque name to download it by
 * @throws AppError file-unreadable, payload-too-large
 */
export function updatePhoto(scope: UserScope, files: FileStore, upload: UploadedFile | undefined) {
  return storeImage(files, upload, "profile", (image) =>
    withTransaction(scope, async (tx) => {
      await insertFile(tx, image);
      await updateAvatar(tx, image.name);
    }),
  );
}
