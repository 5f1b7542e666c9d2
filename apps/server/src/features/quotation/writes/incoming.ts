import type { ClientRequestState } from "@kilolane/domain";
import { newId } from "../../../db/new-id.ts";
import { queryRows } from "../../../db/query-rows.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";

export interface NewIncoming {
  readonly requestId: string;
  readonly note: string;
  readonly answerBy: Date;
}

/** Stores a request that the caller sends. @returns whether it had not been sent before */
export async function insertIncoming(tx: CompanyTransaction, draft: NewIncoming): Promise<boolean> {
  const rows = await queryRows<{ version: number }>(
    tx,
    `insert into incoming_request (company_id, request_id, client_user_id, status, note, sent_at, answer_by)
     values ($1, $2, $3, 'new', $4, $5, $6)
     on conflict (company_id, request_id) do nothing returning version`,
    [tx.scope.companyId, draft.requestId, tx.scope.userId, draft.note, tx.now(), draft.answerBy],
  );
  return rows.length > 0;
}

/** What changes with a state; what is not given stays. */
export interface IncomingChange {
  readonly requestId: string;
  readonly status: ClientRequestState;
  readonly assigneeId?: string | undefined;
  readonly quotationId?: string | undefined;
  readonly quoteId?: string | null | undefined;
}

/** Writes the next state of a request that the caller holds. @returns its new version */
export async function updateIncoming(tx: CompanyTransaction, change: IncomingChange): Promise<number> {
  const [row] = await queryRows<{ version: number }>(
    tx,
    `update incoming_request set version = version + 1, updated_at = now(), status = $3,
       assignee_user_id = coalesce($4, assignee_user_id), quotation_id = coalesce($5, quotation_id),
       replied_quote_id = coalesce($6, replied_quote_id)
     where company_id = $1 and request_id = $2 returning version`,
    [
      tx.scope.companyId,
      change.requestId,
      change.status,
      change.assigneeId ?? null,
      change.quotationId ?? null,
      change.quoteId ?? null,
    ],
  );
  return row?.version ?? 0;
}

/** Who is notified of a step: the phrase `notification.kind.<kind>`, never the one who did it. */
export interface IncomingNews {
  readonly kind:
    | "request-created"
    | "request-assigned"
    | "request-replied"
    | "request-confirmed"
    | "request-rejected"
    | "request-cancelled";
  readonly userIds: readonly (string | null)[];
}

export interface IncomingStep {
  readonly requestId: string;
  readonly action: string;
  readonly detail: Readonly<Record<string, string>>;
  readonly news?: IncomingNews | undefined;
}

// the lane and the client are read off the request, so that every step names them alike
const INSERT_STEP = `
  with about as (
    select jsonb_build_object('requestId', r.id, 'lane', r.from_airport || ' – ' || r.to_airport,
      'fromStation', r.from_airport, 'toStation', r.to_airport,
      'client', trim(c.first_name || ' ' || c.last_name)) as detail
    from incoming_request i
    join quotation_request r on r.company_id = i.company_id and r.id = i.request_id
    join user_account c on c.company_id = i.company_id and c.id = i.client_user_id
    where i.company_id = $1 and i.request_id = $2
  ), audit as (
    insert into audit_entry (id, company_id, user_id, action, subject_kind, subject_id, detail, request_id)
    values ($3, $1, $4, $5, 'client-request', $6, $7, $8)
  ), news as (
    insert into notification (id, company_id, user_id, kind, main_menu, sub_menu, from_user_id, detail)
    select n.id, $1, n.user_id, $9, 'incoming-requests', 'list', $4, about.detail
    from about, unnest($10::uuid[], $11::uuid[]) as n (id, user_id)
  )
  insert into outbox_event (company_id, user_id, topic, payload)
  select $1::uuid, n.user_id, 'notification', '{}'::jsonb from unnest($11::uuid[]) as n (user_id)`;

/** Writes a step's audit row and its notifications in one statement. */
export async function recordIncomingStep(tx: CompanyTransaction, step: IncomingStep): Promise<void> {
  const { companyId, userId, requestId } = tx.scope;
  const concerned = [...new Set(step.news?.userIds.filter((id) => id !== null && id !== userId))];
  await tx.query(INSERT_STEP, [
    companyId,
    step.requestId,
    newId(),
    userId,
    step.action,
    step.requestId,
    JSON.stringify(step.detail),
    requestId,
    step.news?.kind ?? "other",
    concerned.map(() => newId()),
    concerned,
  ]);
}
