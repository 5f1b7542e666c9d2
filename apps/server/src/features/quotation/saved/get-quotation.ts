import type { QuotationDetail } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { getPresentedQuotation } from "./stored-quotation.ts";

/** One saved quotation with its options, versions and timeline. @throws AppError not-found */
export function getQuotation(scope: CompanyScope, id: string, version?: number): Promise<QuotationDetail> {
  return withTransaction(scope, (tx) => getPresentedQuotation(tx, id, version));
}
