import type { PublicScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { enqueue } from "../../jobs/job-queue.ts";
import { passwordLinkJob } from "./forgotten-password.ts";

/** Notes the request for a new password; whether there is such an account shows in nobody's answer. */
export function sendPasswordLink(scope: PublicScope, email: string): Promise<void> {
  return withTransaction(scope, (tx) => enqueue(tx, passwordLinkJob, { email }));
}
