import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { getOwnRate } from "./own-rate.ts";
import { deleteOwnRateRow } from "./writes.ts";

/** Deletes a rate of the company's own; the audit holds it. @throws AppError not-found, version-conflict */
export function removeOwnRate(
  scope: CompanyScope,
  seen: { readonly id: string; readonly version: number },
): Promise<{ id: string }> {
  return withTransaction(scope, async (tx) => {
    const { base, quote, as_of: asOf, rate, version } = await getOwnRate(tx, seen.id);
    if (!(await deleteOwnRateRow(tx, seen)))
      throw new AppError("version-conflict", { currentVersion: version });
    await recordAuditIn(tx, {
      action: "exchange-rate.deleted",
      subjectKind: "own-exchange-rate",
      subjectId: seen.id,
      detail: { base, quote, asOf, rate },
    });
    return { id: seen.id };
  });
}
