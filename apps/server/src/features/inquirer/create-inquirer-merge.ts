import type { InquirerMerge } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { presentInquirerMerge } from "./present.ts";
import { findInquirerMerges, lockInquirers } from "./reads.ts";
import { insertInquirerMerge } from "./writes.ts";

/**
 * Makes duplicates one. A duplicate with a client's account of its own stays: what it was sent would move out of that
 * client's sight, or into another one's.
 * @throws AppError not-found, state-conflict (one of them was merged already), validation (`mergedIds`: unknown: the
 *   one that is kept is among them; has-account)
 */
export function createInquirerMerge(
  scope: CompanyScope,
  keptId: string,
  duplicateIds: readonly string[],
): Promise<InquirerMerge> {
  return withTransaction(scope, async (tx) => {
    const mergedIds = [...new Set(duplicateIds)];
    if (mergedIds.includes(keptId)) throw invalidFields({ field: "mergedIds", code: "unknown" });
    const rows = await lockInquirers(tx, [keptId, ...mergedIds]);
    if (rows.length !== mergedIds.length + 1) throw new AppError("not-found");
    if (rows.some((row) => row.merged_into !== null)) throw new AppError("state-conflict");
    const account = rows.find((row) => row.id === keptId)?.client_user_id ?? null;
    if (rows.some((row) => row.client_user_id !== null && row.client_user_id !== account))
      throw invalidFields({ field: "mergedIds", code: "has-account" });
    const id = await insertInquirerMerge(tx, keptId, mergedIds);
    await recordAuditIn(tx, {
      action: "inquirer.merged",
      subjectKind: "inquirer",
      subjectId: keptId,
      detail: { merge: id, merged: mergedIds },
    });
    const merge = (await findInquirerMerges(tx, keptId)).find((row) => row.id === id);
    if (merge === undefined) throw new Error("the merge is not there");
    return presentInquirerMerge(merge);
  });
}
