import { sql } from "kysely";
import type { CompanyTransaction } from "../../db/transaction.ts";

/** When the steps of a seeded quotation are said to have happened. */
export interface PastDates {
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  /** decision or expiry */
  readonly endedAt: Date | null;
}

/** Dates a seeded request, its quotation, version, timeline and notifications back to when they are said to be from. */
export async function updatePastDates(
  tx: CompanyTransaction,
  ids: { readonly requestId: string; readonly quotationId: string },
  dates: PastDates,
): Promise<void> {
  const { companyId } = tx.scope;
  const { createdAt, sentAt, endedAt } = dates;
  const lastAt = endedAt ?? sentAt ?? createdAt;
  await sql`
    with request as (
      update quotation_request set created_at = ${createdAt}, updated_at = ${createdAt}
      where company_id = ${companyId} and id = ${ids.requestId}
    ), version as (
      update quotation_version set created_at = ${createdAt}, sent_at = ${sentAt}
      where company_id = ${companyId} and quotation_id = ${ids.quotationId}
    ), event as (
      update quotation_event set at = case kind
        when 'saved' then ${createdAt}::timestamptz
        when 'sent' then ${sentAt}::timestamptz
        else ${lastAt}::timestamptz end
      where company_id = ${companyId} and quotation_id = ${ids.quotationId}
    ), told as (
      update notification set created_at = ${lastAt}, is_read = ${lastAt}::timestamptz < now() - interval '3 days'
      where company_id = ${companyId} and quotation_id = ${ids.quotationId}
    )
    update quotation set created_at = ${createdAt}, updated_at = ${lastAt}, sent_at = ${sentAt},
      decided_at = case when status in ('accepted', 'rejected', 'cancelled') then ${endedAt}::timestamptz end
    where company_id = ${companyId} and id = ${ids.quotationId}`.execute(tx.db);
}

/** Dates a request without any option back; it stays a request. */
export async function updatePastRequest(tx: CompanyTransaction, id: string, createdAt: Date): Promise<void> {
  await sql`
    update quotation_request set created_at = ${createdAt}, updated_at = ${createdAt}
    where company_id = ${tx.scope.companyId} and id = ${id}`.execute(tx.db);
}

/**
 * Gives a quotation of a past year a number of that year, and its present number back to the counter. Only right
 * while nobody else saves: before the server listens.
 */
export async function updatePastNumber(
  tx: CompanyTransaction,
  quotation: { readonly id: string; readonly number: string },
  year: number,
): Promise<void> {
  const { companyId } = tx.scope;
  const [prefix = "", savedYear = "", digits = ""] = quotation.number.split("-");
  if (Number(savedYear) === year) return;
  const { rows } = await sql<{ last_number: number }>`
    with returned as (
      update quotation_counter set last_number = last_number - 1
      where company_id = ${companyId} and kind = 'quotation' and year = ${Number(savedYear)}
    )
    insert into quotation_counter (company_id, kind, year, last_number) values (${companyId}, 'quotation', ${year}, 1)
    on conflict (company_id, kind, year) do update set last_number = quotation_counter.last_number + 1
    returning last_number`.execute(tx.db);
  const number = `${prefix}-${year}-${String(rows[0]?.last_number ?? 0).padStart(digits.length, "0")}`;
  const foldedOld = quotation.number.toLowerCase().replaceAll("-", " ");
  const foldedNew = number.toLowerCase().replaceAll("-", " ");
  await sql`
    with event as (
      update quotation_event set detail = replace(detail::text, ${quotation.number}, ${number})::jsonb
      where company_id = ${companyId} and quotation_id = ${quotation.id}
    ), told as (
      update notification set detail = replace(detail::text, ${quotation.number}, ${number})::jsonb
      where company_id = ${companyId} and quotation_id = ${quotation.id}
    )
    update quotation set number = ${number}, search_text = replace(search_text, ${foldedOld}, ${foldedNew})
    where company_id = ${companyId} and id = ${quotation.id}`.execute(tx.db);
}

/** The inquirer that was quoted last comes first. */
export async function updateInquirerUse(tx: CompanyTransaction): Promise<void> {
  await sql`
    update inquirer i set updated_at = used.at
    from (select inquirer_id, max(created_at) as at from quotation
      where company_id = ${tx.scope.companyId} group by inquirer_id) as used
    where i.company_id = ${tx.scope.companyId} and i.id = used.inquirer_id`.execute(tx.db);
}

/** Dates a client's request back to when it is said to be sent, with its promised answer and its notifications. */
export async function updatePastIncoming(
  tx: CompanyTransaction,
  requestId: string,
  {
    sentAt,
    answerBy,
    answeredAt,
  }: { readonly sentAt: Date; readonly answerBy: Date; readonly answeredAt: Date | null },
): Promise<void> {
  const { companyId } = tx.scope;
  await sql`
    with request as (
      update quotation_request set created_at = ${sentAt}, updated_at = ${sentAt}
      where company_id = ${companyId} and id = ${requestId}
    ), told as (
      update notification set created_at = ${sentAt}
      where company_id = ${companyId} and detail ->> 'requestId' = ${requestId}
    )
    update incoming_request set sent_at = ${sentAt}, answer_by = ${answerBy}, answered_at = ${answeredAt},
      assigned_at = case when assignee_user_id is null then null else ${sentAt}::timestamptz end, updated_at = ${sentAt}
    where company_id = ${companyId} and request_id = ${requestId}`.execute(tx.db);
}

/** Marks what was sent to a shipper's address as mailed to it with a link: its own list shows what was (0033). */
export async function insertShipperLinks(tx: CompanyTransaction, emails: readonly string[]): Promise<void> {
  await tx.query(
    `insert into quotation_link (token_hash, company_id, quotation_id, version, email, show_airline, show_remarks,
       expires_at, created_at)
     select sha256(decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex')), q.company_id,
       q.id, q.version, i.email, true, true, q.expires_at, coalesce(q.sent_at, q.created_at)
     from quotation q
     join inquirer i on i.company_id = q.company_id and i.id = q.inquirer_id and lower(i.email) = any($2::text[])
     where q.company_id = $1 and q.status <> 'draft'
       and not exists (select from quotation_link l where l.company_id = q.company_id and l.quotation_id = q.id)`,
    [tx.scope.companyId, emails.map((email) => email.toLowerCase())],
  );
}

/** A mail of the demo world's past went out: nobody sends it any more. What it answers was asked an hour before. */
export async function markDemoMailSent(tx: CompanyTransaction, id: string): Promise<void> {
  const { companyId } = tx.scope;
  await sql`
    with mail as (
      update quotation_mail set state = 'sent', sent_at = now()
      where company_id = ${companyId} and id = ${id}
      returning quotation_id
    )
    update quotation_event event set at = now() - interval '1 hour'
    from mail
    where event.company_id = ${companyId} and event.quotation_id = mail.quotation_id
      and event.kind = 'question'`.execute(tx.db);
}
