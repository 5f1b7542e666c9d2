import type { ListFile, PackageTypeForm } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { FieldProblem } from "../../http/app-error.ts";
import type { UploadedFile } from "../../http/call.ts";
import { importListIn, requireFile } from "./file-import.ts";
import { loadPackageTypeFormat, packageProblemOf } from "./package-type.ts";
import { packageTypeFormOf } from "./present.ts";
import { findPackageTypesOf } from "./reads/package-type.ts";
import { upsertPackageTypes } from "./writes.ts";

/** Says what a CSV file of package types changes, or writes what was shown. @throws AppError validation, version-conflict */
export async function importPackageTypes(
  scope: PlatformScope,
  uploaded: UploadedFile | undefined,
  { isTrial, listVersion }: { readonly isTrial: boolean; readonly listVersion: string },
): Promise<ListFile> {
  const file = requireFile(uploaded);
  const format = await loadPackageTypeFormat();
  return withTransaction(scope, (tx) =>
    importListIn(tx, {
      list: "package-type",
      file,
      isTrial,
      seen: listVersion,
      format,
      find: async (rows) => {
        const names = rows.map(({ name }) => name);
        return (await findPackageTypesOf(tx, names)).map(packageTypeFormOf);
      },
      problemOf,
      write: (rows) => upsertPackageTypes(tx, rows),
    }),
  );
}

/** A name is spelled as it is stored: `pallet` beside `Pallet` would be one type twice. */
function problemOf(row: PackageTypeForm, stored: PackageTypeForm | undefined): FieldProblem | undefined {
  if (stored !== undefined && stored.name !== row.name) return { field: "name", code: "double" };
  return packageProblemOf(row);
}
