import { queryRows } from "../../../db/query-rows.ts";
import type { SystemTransaction } from "../../../db/transaction.ts";

interface Person {
  readonly id: string;
  readonly company_id: string;
}

/** Who decides about a forwarder's carriers. */
export async function findForwarderAdmins(tx: SystemTransaction, companyId: string): Promise<Person[]> {
  return queryRows(
    tx,
    `select id, company_id from user_account
     where company_id = $1 and role = 'ROLE_FFADMIN' and not is_suspended order by id`,
    [companyId],
  );
}

/** The person, unless they may not sign in any more. */
export async function findPerson(tx: SystemTransaction, id: string): Promise<Person[]> {
  return queryRows(tx, "select id, company_id from user_account where id = $1 and not is_suspended", [id]);
}
