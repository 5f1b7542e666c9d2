import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { lockInquirers } from "./reads.ts";
import { undoInquirerMergeRow } from "./writes.ts";

/**
 * Takes a merge back. One into an inquirer that was merged itself meanwhile waits until that is taken back first.
 * @throws AppError not-found, state-conflict
 */
export function endInquirerMerge(
  scope: CompanyScope,
  { id, mergeId }: { readonly id: string; readonly mergeId: string },
): Promise<{ quotationCount: number }> {
  return withTransaction(scope, async (tx) => {
    const [kept] = await lockInquirers(tx, [id]);
    if (kept === undefined) throw new AppError("not-found");
    if (kept.merged_into !== null) throw new AppError("state-conflict");
    const quotationCount = await undoInquirerMergeRow(tx, id, mergeId);
    if (quotationCount === undefined) throw new AppError("not-found");
    await recordAuditIn(tx, {
      action: "inquirer.merge-undone",
      subjectKind: "inquirer",
      subjectId: id,
      detail: { merge: mergeId, quotations: quotationCount },
    });
    return { quotationCount };
  });
}
