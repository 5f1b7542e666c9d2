import { CLOCK_NOW } from "../../../db/clock.ts";
import { newId } from "../../../db/new-id.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";

/** Something that happened to a quotation: a line of its timeline, its audit row, its event, its notifications. */
export interface QuotationStep {
  readonly quotationId: string;
  readonly version: number;
  /** phrase `quotation.event.<kind>` */
  readonly kind: string;
  readonly detail: Readonly<Record<string, string | number | boolean | null>>;
  /** somebody without an account, who acts by a signed link; the caller otherwise */
  readonly actorName?: string;
  /**
   * People who are notified (never the actor), with the phrase `notification.kind.<kind>`; in place of somebody of the
   * desk who cannot sign in the company's admins are too
   */
  readonly notify?: {
    readonly kind: string;
    readonly userIds: readonly (string | null)[];
    readonly detail: Readonly<Record<string, string>>;
  };
}

// Everybody at the desk hears that the quotation changed, and so do those who are notified: a client is no one of the desk.
// Menu under which a notification leads to the quotation, as the specification names the fields.
const MENU = "quotation";

/** Somebody of the desk who cannot sign in: suspended, or without a key that counts. */
const IS_AWAY = `u.role in ('ROLE_FFADMIN', 'ROLE_FFAGENT') and (u.is_suspended or u.licence_state <> 'open'
  or coalesce(u.licence_ends_at <= ${CLOCK_NOW}, false))`;

/** Writes a step with everything that belongs to it, in one statement of the caller's transaction. */
export async function recordStep(tx: CompanyTransaction, step: QuotationStep): Promise<void> {
  const byLink = step.actorName !== undefined;
  const actor = byLink ? null : tx.scope.userId;
  const concerned = new Set(step.notify?.userIds.filter((id) => id !== null && id !== actor));
  const notifications = [...concerned].map((userId) => ({ id: newId(), userId }));
  const detail = JSON.stringify(step.detail);
  await tx.query(
    `with event as (
       insert into quotation_event (company_id, quotation_id, version, kind, actor_user_id, actor_name, detail)
       values ($1, $2, $3, $4, $5, $6, $7)
     ), audit as (
       insert into audit_entry (id, company_id, user_id, action, subject_kind, subject_id, detail, request_id)
       values ($8, $1, $5, $9, 'quotation', $10, $7, $11)
     ), concerned as (
       select n.id, n.user_id from unnest($14::uuid[], $15::uuid[]) as n (id, user_id)
       union all
       select gen_random_uuid(), a.id from user_account a
       where a.company_id = $1 and a.role = 'ROLE_FFADMIN' and not a.is_suspended and a.id <> all($15::uuid[])
         and a.id is distinct from $5::uuid and exists (select from user_account u
           where u.company_id = $1 and u.id = any($15::uuid[]) and ${IS_AWAY})
     ), told as (
       insert into notification (id, company_id, user_id, kind, main_menu, sub_menu, quotation_id, from_user_id, detail)
       select n.id, $1::uuid, n.user_id, $12::text, '${MENU}', 'list', $2::uuid, $5::uuid, $13::jsonb
       from concerned n
     )
     insert into outbox_event (company_id, user_id, topic, payload)
     select $1::uuid, n.user_id, 'notification', $16::jsonb from concerned n
     union all
     select $1::uuid, n.user_id, $9::text, $16::jsonb from (select user_id from concerned union all select null) n`,
    [
      tx.scope.companyId,
      step.quotationId,
      step.version,
      step.kind,
      actor,
      step.actorName ?? "",
      detail,
      newId(),
      `quotation.${step.kind}`,
      step.quotationId,
      tx.scope.requestId,
      step.notify?.kind ?? "other",
      JSON.stringify(step.notify?.detail ?? {}),
      notifications.map((entry) => entry.id),
      notifications.map((entry) => entry.userId),
      JSON.stringify({ quotation_id: step.quotationId, version: step.version }),
    ],
  );
}
