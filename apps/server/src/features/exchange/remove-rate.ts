import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { getPlatformRate } from "./platform-rate.ts";
import { deletePlatformRateRow } from "./writes.ts";

/** Deletes a rate of the platform; the audit holds it. @throws AppError not-found, version-conflict */
export function removeRate(
  scope: PlatformScope,
  seen: { readonly id: string; readonly version: number },
): Promise<{ id: string }> {
  return withTransaction(scope, async (tx) => {
    const { base, quote, as_of: asOf, rate, source, version } = await getPlatformRate(tx, seen.id);
    if (!(await deletePlatformRateRow(tx, seen)))
      throw new AppError("version-conflict", { currentVersion: version });
    await recordAuditIn(tx, {
      action: "exchange-rate.deleted",
      subjectKind: "exchange-rate",
      subjectId: seen.id,
      detail: { base, quote, asOf, rate, source },
    });
    return { id: seen.id };
  });
}
