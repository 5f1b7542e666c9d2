import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { findHeldNumber, holdNumber, nextNumber } from "../writes/number.ts";
import { requireManualAllowed } from "./manual-request.ts";

/** The number of the caller's next manual quotation: one is held until it is saved. @throws AppError manual-quotations-off */
export function createNumberHold(scope: CompanyScope): Promise<{ quote_id: string }> {
  return withTransaction(scope, async (tx) => {
    const { numberPrefix: prefix } = await requireManualAllowed(tx);
    const held = await findHeldNumber(tx);
    return { quote_id: held ?? (await holdNumber(tx, await nextNumber(tx, { isManual: true, prefix }))) };
  });
}
