import { AppError } from "../../http/app-error.ts";
import { FileAnswer } from "../../http/call.ts";
import type { FileStore } from "../../integrations/files/file-store.ts";
import type { FileRow } from "./reads.ts";

/** Ending of the name a file is saved under, by what we stored it as. */
const ENDINGS: Readonly<Record<string, string>> = {
  "image/png": ".png",
  "image/jpeg": ".jpg",
  "application/pdf": ".pdf",
  "text/csv": ".csv",
  "text/plain": ".txt",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": ".xlsx",
};

/**
 * A stored file that somebody may have, to be saved under its own name.
 * @throws AppError not-found when there is none, or its bytes are gone
 */
export async function openFile(
  files: FileStore,
  row: Pick<FileRow, "name" | "original_name" | "content_type"> | undefined,
): Promise<FileAnswer> {
  const bytes = row === undefined ? undefined : await files.read(row.name);
  if (row === undefined || bytes === undefined) throw new AppError("not-found");
  return new FileAnswer({
    contentType: row.content_type,
    fileName: `${row.original_name.replace(/\.[^.]*$/, "")}${ENDINGS[row.content_type] ?? ""}`,
    bytes,
    disposition: "attachment",
  });
}
