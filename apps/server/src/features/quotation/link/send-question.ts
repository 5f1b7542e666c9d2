import type { PublicScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { enqueue } from "../../../jobs/job-queue.ts";
import type { ClientDetail } from "../present/quotation.ts";
import { clientNameOf } from "../reads/quotation.ts";
import { getQuotationRow } from "../saved/stored-quotation.ts";
import { recordStep } from "../writes/step.ts";
import { questionAskedJob } from "./question-job.ts";
import { actForReader, getOpenLink, getPresentedLink, hashedLink } from "./opened-link.ts";

/** What the reader of a signed link wants to know. */
export interface LinkQuestion {
  readonly text: string;
  readonly name?: string | undefined;
}

/**
 * Stores a question of the link's reader in the quotation's timeline, notifies its owner, and has it said in the
 * quotation's room. It decides nothing, so it may be asked of an expired or replaced version too.
 * @throws AppError link-invalid, link-closed
 */
export async function sendQuestion(
  scope: PublicScope,
  token: string,
  question: LinkQuestion,
): Promise<ClientDetail> {
  const open = await withTransaction(actForReader(scope), (tx) => getOpenLink(tx, token));
  return withTransaction(open.scope, async (tx) => {
    const { link } = open;
    const row = await getQuotationRow(tx, link.quotationId, { version: link.version, side: "client" });
    const name = question.name?.trim() || link.email;
    await recordStep(tx, {
      quotationId: row.id,
      version: link.version,
      kind: "question",
      detail: { reason: question.text, link: hashedLink(open), email: link.email },
      actorName: name,
      notify: {
        kind: "quotation-question",
        userIds: [row.ownerUserId],
        detail: { number: row.number, client: clientNameOf(row) || link.email },
      },
    });
    const { companyId, email } = link;
    await enqueue(tx, questionAskedJob, { companyId, quotationId: row.id, email, name, text: question.text });
    return getPresentedLink(tx, open, row);
  });
}
