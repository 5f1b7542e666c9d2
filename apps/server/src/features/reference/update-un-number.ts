import type { ManagedUnNumber, UnNumberForm } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { unNumberFormOf } from "./present.ts";
import { getPresentedUnNumber, getUnNumberRow, substanceProblemOf } from "./un-number.ts";
import { lockList, upsertUnNumbers } from "./writes.ts";

/**
 * Changes a UN number, or puts it out of use or back; the audit holds both states.
 * @throws AppError not-found, version-conflict, validation (hazardClass: un-class)
 */
export function updateUnNumber(
  scope: PlatformScope,
  { version, ...form }: UnNumberForm & { readonly version: number },
): Promise<ManagedUnNumber> {
  return withTransaction(scope, async (tx) => {
    await lockList(tx, "un-number");
    const row = await getUnNumberRow(tx, form.number);
    const problem = substanceProblemOf(form);
    if (problem !== undefined) throw invalidFields(problem);
    if (row.version !== version) throw new AppError("version-conflict", { currentVersion: row.version });
    await upsertUnNumbers(tx, [form]);
    await recordAuditIn(tx, {
      action: row.is_active && !form.inUse ? "un-number.put-out-of-use" : "un-number.updated",
      subjectKind: "un-number",
      subjectId: form.number,
      detail: { before: unNumberFormOf(row), after: form },
    });
    return getPresentedUnNumber(tx, form.number);
  });
}
