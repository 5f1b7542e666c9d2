import type { SystemScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { enqueue } from "../../jobs/job-queue.ts";
import { importDraftJob } from "./draft-job.ts";

/** How often an import asks whether the one before it, of the same company, has been read. */
const NEXT_TURN_SECONDS = 2;

/** Lets an import ask again later: the one before it, of the same company, is still being read. */
export function assignNextTurn(scope: SystemScope, importId: string): Promise<void> {
  const options = { startAfterSeconds: NEXT_TURN_SECONDS };
  return withTransaction(scope, (tx) => enqueue(tx, importDraftJob, { importId }, options));
}
