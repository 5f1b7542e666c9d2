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
  /** people who are notified (never the actor), with the phrase `notification.kind.<kind>` */
  readonly notify?: {
    readonly kind: string;
    readonly userIds: readonly (string | null)[];
    readonly detail: Readonly<Record<string, string>>;
  };
}

// Everybody at the desk hears that the quotation changed, and so do those who are notified: a client is no one of the desk.
// Menu under which a notification leads to the quotation, as the specification names the fields.
const MENU = "quotation";

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
     ), told as (
       insert into notification (id, company_id, user_id, kind, main_menu, sub_menu, quotation_id, from_user_id, detail)
       select n.id, $1::uuid, n.user_id, $12::text, '${MENU}', 'list', $2::uuid, $5::uuid, $13::jsonb
       from unnest($14::uuid[], $15::uuid[]) as n (id, user_id)
     )
     insert into outbox_event (company_id, user_id, topic, payload)
     select $1::uuid, n.user_id, 'notification', $16::jsonb from unnest($15::uuid[]) as n (user_id)
     union all
     select $1::uuid, n.user_id, $9::text, $16::jsonb from unnest($15::uuid[] || null::uuid) as n (user_id)`,
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
