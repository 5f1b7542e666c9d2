import { queryRows } from "../../../db/query-rows.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";

/** The quotation of the company that has a number; undefined without one. */
export async function findIdByNumber(tx: CompanyTransaction, number: string): Promise<string | undefined> {
  const [row] = await queryRows<{ id: string }>(
    tx,
    "select id from quotation where company_id = $1 and number = $2",
    [tx.scope.companyId, number],
  );
  return row?.id;
}

/** Whether a number is held for somebody of the company. */
export async function isNumberHeld(tx: CompanyTransaction, number: string): Promise<boolean> {
  const rows = await queryRows<{ number: string }>(
    tx,
    "select number from quotation_number_hold where company_id = $1 and number = $2",
    [tx.scope.companyId, number],
  );
  return rows.length > 0;
}
