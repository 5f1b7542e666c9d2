import type { UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { FileAnswer } from "../../http/call.ts";
import type { FileStore } from "../../integrations/files/file-store.ts";
import { findFile } from "./reads.ts";
import { openFile } from "./stored-file.ts";

/**
 * A file of the caller's company by its opaque name; files of others are as unknown as ones that never were.
 * @throws AppError not-found
 */
export async function getFile(scope: UserScope, files: FileStore, name: string): Promise<FileAnswer> {
  return openFile(files, await withTransaction(scope, (tx) => findFile(tx, name)));
}
