import type { ListFile } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { UploadedFile } from "../../http/call.ts";
import { importListIn, requireFile } from "../reference/file-import.ts";
import { loadLimitFormat } from "./limit-line.ts";
import { findLimitRows } from "./reads.ts";
import { upsertLimits } from "./writes.ts";

/**
 * Says what a CSV file of aircraft limits changes, or writes what was shown; rows that it does not name stay. Requests
 * that are priced already are not priced by it again.
 * @throws AppError validation, payload-too-large, version-conflict
 */
export async function importAircraftLimits(
  scope: PlatformScope,
  uploaded: UploadedFile | undefined,
  { isTrial, listVersion }: { readonly isTrial: boolean; readonly listVersion: string },
): Promise<ListFile> {
  const file = requireFile(uploaded);
  const format = await loadLimitFormat();
  return withTransaction(scope, (tx) =>
    importListIn(tx, {
      list: "aircraft-limit",
      file,
      isTrial,
      seen: listVersion,
      format,
      find: () => findLimitRows(tx),
      // the schema says all of it
      problemOf: () => undefined,
      write: (rows) => upsertLimits(tx, rows),
    }),
  );
}
