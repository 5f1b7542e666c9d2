import type { ManagedPackage, PackageForm } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { getPresentedPackage } from "./managed-package.ts";
import { packageColumns, pricesOf, refusingTakenNames } from "./package-form.ts";
import { insertPackage } from "./writes.ts";

/** Offers a new package. @throws AppError validation (name: double; prices: see pricesOf) */
export function createPackage(scope: PlatformScope, form: PackageForm): Promise<ManagedPackage> {
  const prices = pricesOf(form);
  return refusingTakenNames(() =>
    withTransaction(scope, async (tx) => {
      const id = await insertPackage(tx, packageColumns(form), prices);
      await recordAuditIn(tx, {
        action: "package.created",
        subjectKind: "package",
        subjectId: id,
        detail: { ...form },
      });
      return getPresentedPackage(tx, id);
    }),
  );
}
