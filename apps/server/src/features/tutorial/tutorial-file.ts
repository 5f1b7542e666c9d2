import type { ManagedTutorial } from "@kilolane/contract";
import type { PlatformTransaction } from "../../db/transaction.ts";
import { recordAuditIn } from "../audit/audit.ts";
import type { StoredAttachment } from "../file/attachment.ts";
import { presentManaged } from "./present.ts";
import { getTutorialRow } from "./tutorial.ts";
import { updateTutorialFileRow } from "./writes.ts";

export function recordTutorialIn(tx: PlatformTransaction, action: string, subjectId: string): Promise<void> {
  return recordAuditIn(tx, { action: `tutorial.${action}`, subjectKind: "tutorial", subjectId });
}

/** Changes the file of a tutorial. @returns the name of the bytes before, which may go once this is committed */
export async function updateFileIn(
  tx: PlatformTransaction,
  id: string,
  file: StoredAttachment | null,
): Promise<{ readonly before: string | null; readonly after: ManagedTutorial }> {
  const row = await getTutorialRow(tx, id);
  await updateTutorialFileRow(tx, id, file);
  await recordTutorialIn(tx, file === null ? "file-removed" : "file-stored", id);
  return { before: row.file_name, after: presentManaged(await getTutorialRow(tx, id)) };
}
