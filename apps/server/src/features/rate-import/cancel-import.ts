import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { discardSetIn } from "../rate/set-publication.ts";
import { getImportRecord, type ImportRecord } from "./reads/import.ts";
import { markCancelled } from "./writes/import.ts";

/**
 * Stops a dry run, or takes a checked import back. What the job still writes is undone by itself.
 * @throws AppError not-found; state-conflict after publishing
 */
export async function cancelImport(scope: CompanyScope, id: string): Promise<ImportRecord> {
  return withTransaction(scope, async (tx) => {
    const record = await getImportRecord(tx, id, "for update");
    if (record.state === "published" || record.state === "rolled-back") throw new AppError("state-conflict");
    if (record.set_id !== null) await discardSetIn(tx, record.set_id);
    await markCancelled(tx, id);
    return getImportRecord(tx, id);
  });
}
