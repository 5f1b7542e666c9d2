import type { SystemScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { FileStore } from "../../integrations/files/file-store.ts";
import { findOldFiles } from "./reads/import.ts";
import { markFileRemoved } from "./writes/import.ts";

/** Imports of one transaction. */
const STEP = 100;

/**
 * Removes what imports older than that hold of their files: the bytes, the preview and the cells of bad lines. How
 * many lines were read, good and bad, why, and what the publication changed stay. May stop at any moment: bytes go
 * before the import forgets their name.
 *
 * @param days stored at least that long; 0 removes nothing
 * @returns how many files were removed
 */
export async function removeOldFiles(scope: SystemScope, files: FileStore, days: number): Promise<number> {
  if (days === 0) return 0;
  for (let removed = 0; ;) {
    const step = await withTransaction(scope, async (tx) => {
      const old = await findOldFiles(tx, days, STEP);
      for (const { id, file_name: name } of old) {
        await files.remove(name);
        await markFileRemoved(tx, id);
      }
      return old.length;
    });
    removed += step;
    if (step < STEP) return removed;
  }
}
