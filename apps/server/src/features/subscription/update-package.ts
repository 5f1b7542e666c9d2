import type { ManagedPackage, PackageForm } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { requireWritten } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { getPresentedPackage } from "./managed-package.ts";
import { packageColumns, pricesOf, refusingTakenNames } from "./package-form.ts";
import { writePackage } from "./writes.ts";

/**
 * Changes a package for everybody who buys or renews from now on; payments under way keep their amount.
 * @throws AppError not-found, version-conflict, validation
 */
export function updatePackage(
  scope: PlatformScope,
  id: string,
  { version, ...form }: PackageForm & { readonly version: number },
): Promise<ManagedPackage> {
  const prices = pricesOf(form);
  return refusingTakenNames(() =>
    withTransaction(scope, async (tx) => {
      const isWritten = await writePackage(tx, { id, version }, packageColumns(form), prices);
      const row = await getPresentedPackage(tx, id);
      requireWritten(isWritten, row.version);
      await recordAuditIn(tx, {
        action: "package.updated",
        subjectKind: "package",
        subjectId: id,
        detail: { ...form },
      });
      return row;
    }),
  );
}
