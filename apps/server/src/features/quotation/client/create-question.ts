import type { ClientQuotation } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { enqueue } from "../../../jobs/job-queue.ts";
import { questionAskedJob } from "../link/question-job.ts";
import { clientNameOf } from "../reads/quotation.ts";
import { recordStep } from "../writes/step.ts";
import { getOpened, getOpenedRow } from "./opened-quotation.ts";
import { getPresentedReceived } from "./presented-quotation.ts";
import { reachOf } from "./reader.ts";

/**
 * Stores a question in the quotation's timeline, notifies who answers it, and has it said in the quotation's room. It
 * decides nothing, so it may be asked of an expired or replaced version too.
 * @throws AppError not-found
 */
export async function createQuestion(
  scope: CompanyScope,
  id: string,
  text: string,
): Promise<ClientQuotation> {
  const opened = await withTransaction(reachOf(scope), (tx) => getOpened(tx, scope, id));
  const { name, email } = opened.reader;
  return withTransaction(opened.scope, async (tx) => {
    const row = await getOpenedRow(tx, opened);
    await recordStep(tx, {
      quotationId: id,
      version: row.contentVersion,
      kind: "question",
      detail: { reason: text, email },
      actorName: name || email,
      notify: {
        kind: "quotation-question",
        userIds: [row.ownerUserId],
        detail: { number: row.number, client: clientNameOf(row) || name || email },
      },
    });
    const { companyId } = opened.scope;
    await enqueue(tx, questionAskedJob, { companyId, quotationId: id, email, name: name || email, text });
    return getPresentedReceived(tx, row, opened);
  });
}
