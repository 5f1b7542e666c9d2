import type { EndpointParsed, createFeedback as endpoint, Feedback } from "@kilolane/contract";
import { newId } from "../../db/new-id.ts";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { UploadedFile } from "../../http/call.ts";
import type { FileStore } from "../../integrations/files/file-store.ts";
import { enqueue } from "../../jobs/job-queue.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { createAttachmentIn, saveAttachments } from "../file/attachment.ts";
import { parseAttachments } from "../file/parse-attachment.ts";
import { getPresentedFeedback } from "./feedback.ts";
import { tellOperatorJob } from "./news-job.ts";
import { insertFeedback } from "./writes.ts";

type FeedbackForm = EndpointParsed<typeof endpoint>["body"];

/**
 * Stores a feedback of the caller with its files; the operator is notified once it is committed.
 * @throws AppError validation for a file of a kind that is not taken, at `files.<index>`
 */
export async function createFeedback(
  scope: CompanyScope,
  files: FileStore,
  form: FeedbackForm,
  uploads: readonly UploadedFile[],
): Promise<Feedback> {
  const attachments = await parseAttachments(uploads, "files");
  return saveAttachments(files, attachments, (stored) =>
    withTransaction(scope, async (tx) => {
      const id = newId();
      const fileIds: string[] = [];
      for (const file of stored) fileIds.push(await createAttachmentIn(tx, file, "feedback"));
      await insertFeedback(tx, { id, ...form, fileIds });
      await recordAuditIn(tx, {
        action: "feedback.created",
        subjectKind: "feedback",
        subjectId: id,
        detail: { feedbackType: form.feedbackType, files: fileIds.length },
      });
      await enqueue(tx, tellOperatorJob, { feedbackId: id });
      return getPresentedFeedback(tx, id);
    }),
  );
}
