import { sql } from "kysely";
import type { CompanyTransaction, SystemTransaction } from "../../../db/transaction.ts";

/** Where a client spoke. */
export interface Spoken {
  readonly companyId: string;
  readonly roomId: string;
  /** the owner of the quotation that the room is about */
  readonly ownerUserId: string | null;
}

/**
 * Who of the desk is concerned by a client's message: the owner of the quotation and those who spoke in the room
 * before; the company's admins where that is nobody.
 */
export async function findDeskRecipients(
  tx: CompanyTransaction | SystemTransaction,
  { companyId, roomId, ownerUserId }: Spoken,
): Promise<string[]> {
  const { rows } = await sql<{ id: string; is_concerned: boolean }>`
    select u.id, u.id is not distinct from ${ownerUserId}::uuid
      or exists (select from chat_message m where m.company_id = ${companyId} and m.room_id = ${roomId}
        and m.sender_user_id = u.id) as is_concerned
    from user_account u
    where u.company_id = ${companyId} and u.role in ('ROLE_FFADMIN', 'ROLE_FFAGENT') and not u.is_suspended
      and (u.role = 'ROLE_FFADMIN' or u.id is not distinct from ${ownerUserId}::uuid
        or exists (select from chat_message m where m.company_id = ${companyId} and m.room_id = ${roomId}
          and m.sender_user_id = u.id))`.execute(tx.db);
  const concerned = rows.filter((row) => row.is_concerned);
  return (concerned.length > 0 ? concerned : rows).map((row) => row.id);
}
