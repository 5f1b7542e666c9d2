import type { ManagedTutorial } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { FileStore } from "../../integrations/files/file-store.ts";
import { updateFileIn } from "./tutorial-file.ts";

/** Takes the file of a tutorial away. @throws AppError not-found */
export async function removeTutorialFile(
  scope: PlatformScope,
  files: FileStore,
  id: string,
): Promise<ManagedTutorial> {
  const { before, after } = await withTransaction(scope, (tx) => updateFileIn(tx, id, null));
  if (before !== null) await files.remove(before);
  return after;
}
