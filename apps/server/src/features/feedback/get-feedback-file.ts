import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { FileAnswer } from "../../http/call.ts";
import type { FileStore } from "../../integrations/files/file-store.ts";
import { openFile } from "../file/stored-file.ts";
import { findFeedbackFile } from "./reads.ts";

/** A file of a feedback, for the operator. @throws AppError not-found */
export async function getFeedbackFile(
  scope: PlatformScope,
  files: FileStore,
  name: string,
): Promise<FileAnswer> {
  return openFile(files, await withTransaction(scope, (tx) => findFeedbackFile(tx, name)));
}
