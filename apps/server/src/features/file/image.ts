import { AppError } from "../../http/app-error.ts";
import type { UploadedFile } from "../../http/call.ts";
import type { FileStore, StoredFile } from "../../integrations/files/file-store.ts";
import { saveAttachments } from "./attachment.ts";
import { type ImagePurpose, parseImage } from "./parse-image.ts";

/** Largest picture that is taken (reliability-security P24). */
const MAX_BYTES = 5 * 1024 * 1024;

const MAX_NAME_LENGTH = 200;

interface StoredImage extends StoredFile {
  readonly originalName: string;
  readonly contentType: string;
  readonly purpose: string;
}

/** Bytes first, then the row that remembers them; without the row the bytes go again. */
export async function storeImage(
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
