import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import { findIdByNumber, isNumberHeld } from "../reads/number.ts";
import { getQuotationRow } from "../saved/stored-quotation.ts";

/** What became of a number: the state of the quotation that has it, or that it is held. @throws AppError not-found */
export function getNumberStatus(
  scope: CompanyScope,
  typed: string,
): Promise<{ quote_id: string; status: string; quotation_id: string | null }> {
  return withTransaction(scope, async (tx) => {
    const number = typed.toUpperCase();
    const id = await findIdByNumber(tx, number);
    if (id !== undefined) {
      const row = await getQuotationRow(tx, id);
      return { quote_id: number, status: row.status, quotation_id: id };
    }
    if (!(await isNumberHeld(tx, number))) throw new AppError("not-found");
    return { quote_id: number, status: "held", quotation_id: null };
  });
}
