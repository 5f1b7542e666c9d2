import type { CompanyScope, UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import type { UploadedFile } from "../../http/call.ts";
import type { FileStore, StoredFile } from "../../integrations/files/file-store.ts";
import { parseImage, type ImagePurpose } from "./parse-image.ts";
import { saveAttachments } from "./save-attachments.ts";
import { insertFile, updateAvatar, updateCompanyLogo } from "./writes.ts";

/** Largest picture that is taken (reliability-security P24). */
const MAX_BYTES = 5 * 1024 * 1024;
const MAX_NAME_LENGTH = 200;

interface StoredImage extends StoredFile {
  readonly originalName: string;
  readonly contentType: string;
  readonly purpose: string;
}

/**
 * Stores the caller's photo and puts it on the account.
 * @returns the opaque name to download it by
 * @throws AppError file-unreadable, payload-too-large
 */
export function uploadPhoto(scope: UserScope, files: FileStore, upload: UploadedFile | undefined) {
  return storeImage(files, upload, "profile", (image) =>
    withTransaction(scope, async (tx) => {
      await insertFile(tx, image);
      await updateAvatar(tx, image.name);
    }),
  );
}

/**
 * Stores the company's logo and puts it on its documents.
 * @returns the opaque name to download it by
 * @throws AppError file-unreadable, payload-too-large
 */
export function uploadLogo(scope: CompanyScope, files: FileStore, upload: UploadedFile | undefined) {
  return storeImage(files, upload, "logo", (image) =>
    withTransaction(scope, async (tx) => {
      const id = await insertFile(tx, image);
      await updateCompanyLogo(tx, { id, name: image.name });
    }),
  );
}

/** Bytes first, then the row that remembers them; without the row the bytes go again. */
async function storeImage(
  files: FileStore,
  upload: UploadedFile | undefined,
  purpose: ImagePurpose,
  remember: (image: StoredImage) => Promise<void>,
): Promise<string> {
  if (upload === undefined) throw new AppError("file-unreadable");
  if (upload.bytes.byteLength > MAX_BYTES) throw new AppError("payload-too-large");
  const image = await parseImage(upload.bytes, purpose);
  if (image === undefined) throw new AppError("file-unreadable");
  const originalName = upload.originalName.slice(0, MAX_NAME_LENGTH);
  return saveAttachments(files, [{ ...image, originalName }], async (stored) => {
    for (const one of stored) await remember({ ...one, purpose });
    return stored[0]?.name ?? "";
  });
}
