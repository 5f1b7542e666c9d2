import type { ClientRequestState } from "@kilolane/domain";
import { newId } from "../../../db/new-id.ts";
import { queryRows } from "../../../db/query-rows.ts";
import { type CompanyTransaction, isUniqueViolation } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import type { StoredRequest } from "../reads/request-content.ts";

export interface NewIncoming {
  readonly requestId: string;
  /** kept as it is now: from here on the desk may price another shipment under the request's id */
  readonly asked: StoredRequest;
  readonly note: string;
  readonly answerBy: Date;
  /** a shipper's own request, of which this one was made for the forwarder */
  readonly shippers?: { readonly companyId: string; readonly requestId: string } | undefined;
}

/** Stores a request that the caller sends. @returns whether it had not been sent before */
export async function insertIncoming(tx: CompanyTransaction, draft: NewIncoming): Promise<boolean> {
  const rows = await queryRows<{ version: number }>(
    tx,
    `insert into incoming_request (company_id, request_id, client_user_id, status, note, sent_at, answer_by,
       shipper_company_id, shipper_request_id, asked, asked_from, asked_to)
     values ($1, $2, $3, 'new', $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict do nothing returning version`,
    [
      tx.scope.companyId,
      draft.requestId,
      tx.scope.userId,
      draft.note,
      tx.now(),
      draft.answerBy,
      draft.shippers?.companyId ?? null,
      draft.shippers?.requestId ?? null,
      JSON.stringify(draft.asked),
      draft.asked.origin,
      draft.asked.destination,
    ],
  );
  return rows.length > 0;
}

/** What changes with a state; what is not given stays. */
export interface IncomingChange {
  readonly requestId: string;
  readonly status: ClientRequestState;
  readonly assigneeId?: string | undefined;
  /** name of the rule that gives it to the assignee; absent: a person does */
  readonly byRule?: string | undefined;
  readonly quotationId?: string | undefined;
  readonly quoteId?: string | null | undefined;
}

const ONE_YES = "incoming_request_one_yes";

/**
 * Writes the next state of a request that the caller holds; a yes counts as answered.
 * @returns its new version
 * @throws AppError state-conflict when the shipper has said yes to another forwarder
 */
export async function updateIncoming(tx: CompanyTransaction, change: IncomingChange): Promise<number> {
  try {
    const [row] = await queryRows<{ version: number }>(tx, UPDATE, [
      tx.scope.companyId,
      change.requestId,
      change.status,
      change.assigneeId ?? null,
      change.quotationId ?? null,
      change.quoteId ?? null,
      change.byRule ?? null,
      tx.now(),
    ]);
    return row?.version ?? 0;
  } catch (error) {
    if (isUniqueViolation(error, ONE_YES)) throw new AppError("state-conflict", { cause: error });
    throw error;
  }
}

const UPDATE = `update incoming_request set version = version + 1, updated_at = now(), status = $3,
    assignee_user_id = coalesce($4, assignee_user_id), quotation_id = coalesce($5, quotation_id),
    replied_quote_id = coalesce($6, replied_quote_id),
    assigned_by_rule = case when $4::uuid is null then assigned_by_rule else $7 end,
    assigned_at = case when $4::uuid is null then assigned_at else $8 end,
    answered_at = case when $3 = 'replied' then coalesce(answered_at, $8) else answered_at end
  where company_id = $1 and request_id = $2 returning version`;

/** Notes that the quotation which answers the request has been sent. @returns whether it is the first answer */
export async function markAnswered(tx: CompanyTransaction, requestId: string): Promise<boolean> {
  const rows = await queryRows<{ version: number }>(
    tx,
    `update incoming_request set answered_at = $3, version = version + 1, updated_at = now()
     where company_id = $1 and request_id = $2 and answered_at is null returning version`,
    [tx.scope.companyId, requestId, tx.now()],
  );
  return rows.length > 0;
}

/** Who is notified of a step: the phrase `notification.kind.<kind>`, never the one who did it. */
export interface IncomingNews {
  readonly kind: RequestNewsKind;
  readonly userIds: readonly (string | null)[];
}

export const REQUEST_NEWS = [
  "request-created",
  "request-assigned",
  "request-quoted",
  "request-replied",
  "request-confirmed",
  "request-rejected",
  "request-cancelled",
] as const;
export type RequestNewsKind = (typeof REQUEST_NEWS)[number];

export interface IncomingStep {
  readonly requestId: string;
  readonly action: string;
  readonly detail: Readonly<Record<string, string>>;
  readonly news?: IncomingNews | undefined;
}

/** Somebody who is notified, with the id of the notification. */
export interface ToldPerson {
  readonly id: string;
  readonly userId: string;
}

// The lane and the client are read off the request, so that every step names them alike: the lane that was asked for,
// by which its client knows it. A shipper's notification belongs to its own company: the job that mails writes it.
const INSERT_STEP = `
  with about as (
    select jsonb_build_object('requestId', i.request_id, 'lane', i.asked_from || ' – ' || i.asked_to,
      'fromStation', i.asked_from, 'toStation', i.asked_to,
      'client', coalesce(trim(c.first_name || ' ' || c.last_name), s.company_name, '')) as detail
    from incoming_request i
    left join user_account c on c.company_id = i.company_id and c.id = i.client_user_id
    left join forwarder_shipper s on s.company_id = i.company_id and s.shipper_user_id = i.client_user_id
    where i.company_id = $1 and i.request_id = $2
  ), audit as (
    insert into audit_entry (id, company_id, user_id, action, subject_kind, subject_id, detail, request_id)
    values ($3, $1, $4, $5, 'client-request', $6, $7, $8)
  ), people as (
    select n.id, u.id as user_id,
      case when u.role in ('ROLE_FFADMIN', 'ROLE_FFAGENT') then 'incoming-requests' else 'sent-requests' end as menu
    from unnest($10::uuid[], $11::uuid[]) as n (id, user_id)
    join user_account u on u.company_id = $1 and u.id = n.user_id
  ), news as (
    insert into notification (id, company_id, user_id, kind, main_menu, sub_menu, from_user_id, detail)
    select people.id, $1, people.user_id, $9, people.menu, 'list', $4, about.detail from about, people
  )
  insert into outbox_event (company_id, user_id, topic, payload)
  select $1::uuid, people.user_id, 'notification', '{}'::jsonb from people`;

/** Writes a step's audit row and its notifications in one statement. @returns who is notified */
export async function recordIncomingStep(
  tx: CompanyTransaction,
  step: IncomingStep,
): Promise<readonly ToldPerson[]> {
  const { companyId, userId, requestId } = tx.scope;
  const named = step.news?.userIds.filter((id) => id !== null) ?? [];
  const concerned = new Set(named.filter((id) => id !== userId));
  const told = [...concerned].map((id): ToldPerson => ({ id: newId(), userId: id }));
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
    told.map(({ id }) => id),
    told.map((person) => person.userId),
  ]);
  return told;
}
