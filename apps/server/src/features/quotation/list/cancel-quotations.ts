import type { BulkAnswer } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { decideByIdIn } from "../saved/decision-call.ts";
import { changeEachIn, type ChosenQuotation } from "./bulk-change.ts";

/** Cancels the chosen quotations by the rule of a single one. @throws AppError not-found */
export function cancelQuotations(
  scope: CompanyScope,
  {
    quotations,
    reason,
  }: { readonly quotations: readonly ChosenQuotation[]; readonly reason?: string | undefined },
): Promise<BulkAnswer> {
  return changeEachIn(
    (work) => withTransaction(scope, work),
    quotations,
    async (tx, _row, { id, ...seen }) => {
      const decision = { event: "cancel", reason, by: "desk" } as const;
      await decideByIdIn(tx, { quotationId: id, ...seen, decision });
      return {};
    },
  );
}
