import type { UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { FileAnswer } from "../../http/call.ts";
import type { FileStore } from "../../integrations/files/file-store.ts";
import { openFile } from "../file/stored-file.ts";
import { mayRead } from "./policy.ts";
import { findTutorial } from "./reads.ts";

/** The file of a tutorial that the caller may read. @throws AppError not-found */
export async function getTutorialFile(scope: UserScope, files: FileStore, id: string): Promise<FileAnswer> {
  const row = await withTransaction(scope, (tx) => findTutorial(tx, id));
  const name = row !== undefined && mayRead(scope, row) ? row.file_name : null;
  return openFile(
    files,
    name === null || row === undefined
      ? undefined
      : { name, original_name: row.file_original_name, content_type: row.file_content_type },
  );
}
