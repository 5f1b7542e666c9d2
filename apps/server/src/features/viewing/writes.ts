import { sql } from "kysely";
import type { SystemTransaction } from "../../db/transaction.ts";

export interface NewViewing {
  readonly id: string;
  readonly operatorId: string;
  readonly sessionId: string;
  readonly companyId: string;
  readonly userId: string;
  readonly personName: string;
  readonly reason: string;
  readonly tokenHash: Buffer;
  readonly ip: string;
  readonly minutes: number;
}

export async function insertViewing(tx: SystemTransaction, viewing: NewViewing): Promise<void> {
  await sql`
    insert into viewing (id, operator_id, session_id, company_id, user_id, person_name, reason, token_hash, ip, expires_at)
    values (${viewing.id}, ${viewing.operatorId}, ${viewing.sessionId}, ${viewing.companyId}, ${viewing.userId},
      ${viewing.personName}, ${viewing.reason}, ${viewing.tokenHash}, ${viewing.ip},
      now() + make_interval(mins => ${sql.lit(viewing.minutes)}))`.execute(tx.db);
}

/** One, those of an operator, or all whose time is over. */
export type WhichViewings =
  | { readonly id: string }
  | { readonly operatorId: string }
  | { readonly isOld: true };

/** Ends viewings that go on; one whose time is over ended then. */
export async function updateEndedViewings(tx: SystemTransaction, which: WhichViewings) {
  const chosen =
    "id" in which
      ? sql`id = ${which.id}`
      : "operatorId" in which
        ? sql`operator_id = ${which.operatorId}`
        : sql`(expires_at <= now()
            or exists (select from session s where s.id = viewing.session_id and s.ended_at is not null))`;
  const { rows } = await sql<{ id: string; company_id: string; operator_id: string; is_expired: boolean }>`
    update viewing set ended_at = least(now(), expires_at) where ended_at is null and ${chosen}
    returning id, company_id, operator_id, expires_at <= now() as is_expired`.execute(tx.db);
  return rows;
}
