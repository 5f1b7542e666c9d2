import type { UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { FileAnswer } from "../../http/call.ts";
import type { FileStore } from "../../integrations/files/file-store.ts";
import { findFile } from "./reads.ts";

/** Ending of the name a file is saved under, by what we stored it as. */
const ENDINGS: Readonly<Record<string, string>> = { "image/png": ".png", "image/jpeg": ".jpg" };

/**
 * A file of the caller's company by its opaque name; files of others are as unknown as ones that never were.
 * @throws AppError not-found
 */
export async function downloadFile(scope: UserScope, files: FileStore, name: string): Promise<FileAnswer> {
  const row = await withTransaction(scope, (tx) => findFile(tx, name));
  const bytes = row === undefined ? undefined : await files.read(row.name);
  if (row === undefined || bytes === undefined) throw new AppError("not-found");
  return new FileAnswer({
    contentType: row.content_type,
    fileName: `${row.original_name.replace(/\.[^.]*$/, "")}${ENDINGS[row.content_type] ?? ""}`,
    bytes,
    disposition: "attachment",
  });
}
