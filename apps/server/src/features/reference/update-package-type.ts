import type { ManagedPackageType, PackageTypeForm } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { getPackageTypeRow, getPresentedPackageType, packageProblemOf } from "./package-type.ts";
import { packageTypeFormOf } from "./present.ts";
import { lockList, upsertPackageTypes } from "./writes.ts";

/**
 * Moves a package type, or puts it out of use or back; the audit holds both states.
 * @throws AppError not-found, version-conflict, validation (inUse: always-in-use)
 */
export function updatePackageType(
  scope: PlatformScope,
  { version, ...form }: PackageTypeForm & { readonly version: number },
): Promise<ManagedPackageType> {
  return withTransaction(scope, async (tx) => {
    await lockList(tx, "package-type");
    const row = await getPackageTypeRow(tx, form.name);
    const problem = packageProblemOf(form);
    if (problem !== undefined) throw invalidFields(problem);
    if (row.version !== version) throw new AppError("version-conflict", { currentVersion: row.version });
    await upsertPackageTypes(tx, [form]);
    await recordAuditIn(tx, {
      action: row.is_active && !form.inUse ? "package-type.put-out-of-use" : "package-type.updated",
      subjectKind: "package-type",
      subjectId: form.name,
      detail: { before: packageTypeFormOf(row), after: form },
    });
    return getPresentedPackageType(tx, form.name);
  });
}
