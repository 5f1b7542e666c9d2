import type { ManagedPackageType, PackageTypeForm } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { invalidFields } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { getPresentedPackageType } from "./package-type.ts";
import { findPackageTypesOf } from "./reads/package-type.ts";
import { lockList, upsertPackageTypes } from "./writes.ts";

/** Adds a package type. @throws AppError validation (name: double, whatever its capitals) */
export function createPackageType(scope: PlatformScope, form: PackageTypeForm): Promise<ManagedPackageType> {
  return withTransaction(scope, async (tx) => {
    await lockList(tx, "package-type");
    if ((await findPackageTypesOf(tx, [form.name])).length > 0)
      throw invalidFields({ field: "name", code: "double" });
    await upsertPackageTypes(tx, [form]);
    await recordAuditIn(tx, {
      action: "package-type.created",
      subjectKind: "package-type",
      subjectId: form.name,
      detail: form,
    });
    return getPresentedPackageType(tx, form.name);
  });
}
