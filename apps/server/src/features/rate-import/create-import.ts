import { newId } from "../../db/new-id.ts";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { invalidFields } from "../../http/app-error.ts";
import type { UploadedFile } from "../../http/call.ts";
import type { FileStore } from "../../integrations/files/file-store.ts";
import { getSegment } from "../rate/segment.ts";
import { proposeMapping } from "./parsing/parse-headers.ts";
import { getImportRecord, type ImportRecord, type SegmentChoice } from "./reads/import.ts";
import { findProfileRows } from "./reads/profile.ts";
import { previewOf, readStarts } from "./sheet-starts.ts";
import { insertImport } from "./writes/import.ts";

/**
 * Takes a rate sheet: looks into its bytes, keeps them, and proposes what its columns mean.
 * @throws AppError not-found for an airline the caller keeps no rates of; validation when the file is none that can be
 *   read, with a code that says what to do
 */
export async function createImport(
  scope: CompanyScope,
  files: FileStore,
  choice: SegmentChoice,
  upload: UploadedFile | undefined,
): Promise<ImportRecord> {
  if (upload === undefined) throw invalidFields({ field: "file", code: "required" });
  const segment = await withTransaction(scope, async (tx) => ({
    ownerId: (await getSegment(tx, choice)).ownerId,
    profiles: await findProfileRows(tx, choice.airlineId),
  }));
  const { kind, starts } = await readStarts(upload);
  const { mapping, profile } = proposeMapping(starts, segment.profiles);
  const stored = await files.save(upload.bytes);
  const id = newId();
  try {
    return await withTransaction(scope, async (tx) => {
      await insertImport(tx, {
        id,
        airlineId: choice.airlineId,
        rateType: choice.rateType,
        ownerId: segment.ownerId,
        fileName: stored.name,
        originalName: upload.originalName,
        fileKind: kind,
        sizeBytes: stored.sizeBytes,
        preview: starts.map(previewOf),
        mapping,
        profile,
      });
      return getImportRecord(tx, id);
    });
  } catch (error) {
    await files.remove(stored.name);
    throw error;
  }
}
