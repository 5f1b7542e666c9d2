import type { ManagedTutorial } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { invalidFields } from "../../http/app-error.ts";
import type { UploadedFile } from "../../http/call.ts";
import type { FileStore } from "../../integrations/files/file-store.ts";
import { saveAttachments } from "../file/attachment.ts";
import { parseAttachments } from "../file/parse-attachment.ts";
import { updateFileIn } from "./tutorial-file.ts";
import { getTutorialRow } from "./tutorial.ts";

/**
 * Puts a file beside a tutorial, in place of the one before.
 * @throws AppError not-found; validation when it is none of the kinds that are taken
 */
export async function updateTutorialFile(
  scope: PlatformScope,
  files: FileStore,
  id: string,
  upload: UploadedFile | undefined,
): Promise<ManagedTutorial> {
  if (upload === undefined) throw invalidFields({ field: "file", code: "required" });
  await withTransaction(scope, (tx) => getTutorialRow(tx, id));
  const attachments = await parseAttachments([upload], "file");
  const { before, after } = await saveAttachments(files, attachments, ([stored]) =>
    withTransaction(scope, (tx) => updateFileIn(tx, id, stored ?? null)),
  );
  if (before !== null) await files.remove(before);
  return after;
}
