import type { ListFile } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { UploadedFile } from "../../http/call.ts";
import { importListIn, requireFile } from "./file-import.ts";
import { unNumberFormOf } from "./present.ts";
import { findUnNumbersOf } from "./reads/un-number.ts";
import { loadUnNumberFormat, substanceProblemOf } from "./un-number.ts";
import { upsertUnNumbers } from "./writes.ts";

/** Says what a CSV file of UN numbers changes, or writes what was shown. @throws AppError validation, version-conflict */
export async function importUnNumbers(
  scope: PlatformScope,
  uploaded: UploadedFile | undefined,
  { isTrial, listVersion }: { readonly isTrial: boolean; readonly listVersion: string },
): Promise<ListFile> {
  const file = requireFile(uploaded);
  const format = await loadUnNumberFormat();
  return withTransaction(scope, (tx) =>
    importListIn(tx, {
      list: "un-number",
      file,
      isTrial,
      seen: listVersion,
      format,
      find: async (rows) => {
        const numbers = rows.map(({ number }) => number);
        return (await findUnNumbersOf(tx, numbers)).map(unNumberFormOf);
      },
      problemOf: substanceProblemOf,
      write: (rows) => upsertUnNumbers(tx, rows),
    }),
  );
}
