import type { CompanyTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import type { QuotationRow } from "../reads/quotation.ts";
import { getQuotationRow } from "../saved/stored-quotation.ts";

/** A manual quotation that the caller may see. @throws AppError not-found, for priced ones too */
export async function getManualRow(
  tx: CompanyTransaction,
  id: string,
  search: { readonly lock?: boolean; readonly version?: number | undefined } = {},
): Promise<QuotationRow> {
  const row = await getQuotationRow(tx, id, search);
  if (row.content.pricing.manual === undefined) throw new AppError("not-found");
  return row;
}
