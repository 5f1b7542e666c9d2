import type { SystemScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { enqueue } from "../../jobs/job-queue.ts";
import { importDraftJob } from "./draft-job.ts";
import { findStaleImports, SILENT_SECONDS } from "./reads/import.ts";

/** Takes up dry runs whose process was killed. */
export function assignStaleImports(scope: SystemScope): Promise<void> {
  return withTransaction(scope, async (tx) => {
    for (const { id } of await findStaleImports(tx, SILENT_SECONDS)) {
      await enqueue(tx, importDraftJob, { importId: id });
    }
  });
}
