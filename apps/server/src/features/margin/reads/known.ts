import { queryRows } from "../../../db/query-rows.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";

async function isKnown(tx: CompanyTransaction, text: string, id: string | number): Promise<boolean> {
  return (await queryRows<{ id: string }>(tx, text, [tx.scope.companyId, id])).length > 0;
}

/** Whether an inquirer is the company's. */
export function isInquirer(tx: CompanyTransaction, id: string): Promise<boolean> {
  return isKnown(tx, "select id from inquirer where company_id = $1 and id = $2", id);
}

/** Whether a user is a client of the company. */
export function isClientOfCompany(tx: CompanyTransaction, id: string): Promise<boolean> {
  return isKnown(
    tx,
    "select id from user_account where company_id = $1 and id = $2 and role in ('ROLE_FFCLIENT', 'ROLE_CONSIGNEE')",
    id,
  );
}

/** Whether each of the users prices at the company's desk. */
export async function areDeskMembers(tx: CompanyTransaction, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const known = await queryRows<{ id: string }>(
    tx,
    `select id from user_account where company_id = $1 and id = any($2::uuid[])
       and role in ('ROLE_FFADMIN', 'ROLE_FFAGENT')`,
    [tx.scope.companyId, ids],
  );
  return known.length === new Set(ids).size;
}

/** Whether an airline is everybody's or the company's own. */
export function isAirlineOfCompany(tx: CompanyTransaction, id: number): Promise<boolean> {
  return isKnown(
    tx,
    "select id::text from airline where id = $2 and (owner_company_id is null or owner_company_id = $1)",
    id,
  );
}
