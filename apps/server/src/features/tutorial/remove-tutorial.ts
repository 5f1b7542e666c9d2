import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { FileStore } from "../../integrations/files/file-store.ts";
import { recordTutorialIn } from "./tutorial-file.ts";
import { getTutorialRow } from "./tutorial.ts";
import { deleteTutorialRow } from "./writes.ts";

/** Deletes a tutorial, then its file. @throws AppError not-found */
export async function removeTutorial(scope: PlatformScope, files: FileStore, id: string): Promise<void> {
  const fileName = await withTransaction(scope, async (tx) => {
    const row = await getTutorialRow(tx, id);
    await deleteTutorialRow(tx, id);
    await recordTutorialIn(tx, "deleted", id);
    return row.file_name;
  });
  if (fileName !== null) await files.remove(fileName);
}
