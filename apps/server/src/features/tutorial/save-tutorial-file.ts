import type { ManagedTutorial } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction, type PlatformTransaction } from "../../db/transaction.ts";
import { invalidFields } from "../../http/app-error.ts";
import type { UploadedFile } from "../../http/call.ts";
import type { FileStore } from "../../integrations/files/file-store.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { parseAttachments } from "../file/parse-attachment.ts";
import { saveAttachments, type StoredAttachment } from "../file/save-attachments.ts";
import { presentManaged } from "./present.ts";
import { getTutorial } from "./save-tutorial.ts";
import { deleteTutorialRow, updateTutorialFile } from "./writes.ts";

function recordChange(tx: PlatformTransaction, action: string, subjectId: string): Promise<void> {
  return recordAuditIn(tx, { action: `tutorial.${action}`, subjectKind: "tutorial", subjectId });
}

/** Changes the file of a tutorial; the bytes of the one before go once that is committed. */
async function exchangeFile(
  scope: PlatformScope,
  files: FileStore,
  id: string,
  file: StoredAttachment | null,
): Promise<ManagedTutorial> {
  const { before, after } = await withTransaction(scope, async (tx) => {
    const row = await getTutorial(tx, id);
    await updateTutorialFile(tx, id, file);
    await recordChange(tx, file === null ? "file-removed" : "file-stored", id);
    return { before: row.file_name, after: presentManaged(await getTutorial(tx, id)) };
  });
  if (before !== null) await files.remove(before);
  return after;
}

/**
 * Puts a file beside a tutorial, in place of the one before.
 * @throws AppError not-found; validation when it is none of the kinds that are taken
 */
export async function saveTutorialFile(
  scope: PlatformScope,
  files: FileStore,
  id: string,
  upload: UploadedFile | undefined,
): Promise<ManagedTutorial> {
  if (upload === undefined) throw invalidFields({ field: "file", code: "required" });
  await withTransaction(scope, (tx) => getTutorial(tx, id));
  const attachments = await parseAttachments([upload], "file");
  return saveAttachments(files, attachments, ([stored]) => exchangeFile(scope, files, id, stored ?? null));
}

/** Takes the file of a tutorial away. @throws AppError not-found */
export function removeTutorialFile(
  scope: PlatformScope,
  files: FileStore,
  id: string,
): Promise<ManagedTutorial> {
  return exchangeFile(scope, files, id, null);
}

/** Deletes a tutorial, then its file. @throws AppError not-found */
export async function deleteTutorial(scope: PlatformScope, files: FileStore, id: string): Promise<void> {
  const fileName = await withTransaction(scope, async (tx) => {
    const row = await getTutorial(tx, id);
    await deleteTutorialRow(tx, id);
    await recordChange(tx, "deleted", id);
    return row.file_name;
  });
  if (fileName !== null) await files.remove(fileName);
}
