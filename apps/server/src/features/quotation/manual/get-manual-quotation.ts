import type { QuotationDetail } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { getPresentedQuotation } from "../saved/stored-quotation.ts";
import { getManualRow } from "./manual-row.ts";

/** A manual quotation with the lines as they were typed. @throws AppError not-found, for priced ones too */
export function getManualQuotation(
  scope: CompanyScope,
  id: string,
  version: number | undefined,
): Promise<QuotationDetail> {
  return withTransaction(scope, async (tx) => {
    await getManualRow(tx, id, { version });
    return getPresentedQuotation(tx, id, version);
  });
}
