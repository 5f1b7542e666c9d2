import { addDays, type CalendarDate } from "@kilolane/domain";
import { sql } from "kysely";
import { likePatternsOf } from "../../../db/like-patterns.ts";
import type { PlatformTransaction, Transaction } from "../../../db/transaction.ts";
import type { PaymentRow } from "./payment.ts";

export interface PaperRow {
  readonly id: string;
  readonly payment_id: string;
  readonly kind: "invoice" | "receipt" | "credit-note";
  readonly number: string;
}

/** The papers of payments, in the order in which they were issued. */
export async function findPapersOf(tx: Transaction, paymentIds: readonly string[]): Promise<PaperRow[]> {
  const { rows } = await sql<PaperRow>`select id, payment_id, kind, number from invoice
    where payment_id = any (${paymentIds}::uuid[]) order by issued_at, number`.execute(tx.db);
  return rows;
}

export interface Part {
  readonly limit: number;
  readonly offset: number;
}

/** A company's payments, the newest first, and how many there are. */
export async function findOwnRows(tx: Transaction, companyId: string, { limit, offset }: Part) {
  const { rows } = await sql<PaymentRow>`select p.* from payment p where p.company_id = ${companyId}
    order by p.created_at desc, p.id desc limit ${sql.lit(limit)} offset ${sql.lit(offset)}`.execute(tx.db);
  const counted = await sql<{ total: number }>`
    select count(*) as total from payment where company_id = ${companyId}`.execute(tx.db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export type ManagedRow = PaymentRow & { readonly company_name: string; readonly payer_name: string };

export interface ManagedSearch {
  readonly state: string;
  readonly provider: string;
  readonly search: string;
  /** days (UTC) on which money came, both included */
  readonly receivedFrom?: CalendarDate | undefined;
  readonly receivedTo?: CalendarDate | undefined;
  /** the currency that it came in */
  readonly receivedIn?: string | undefined;
}

const FROM = sql`payment p join company c on c.id = p.company_id join user_account u on u.id = p.user_id`;
const FIELDS = sql`p.*, c.name as company_name, trim(u.first_name || ' ' || u.last_name) as payer_name from ${FROM}`;

/** Payments of which money came on these days and in this currency; true when none was asked for. */
function receivedBy({ receivedFrom: from, receivedTo: to, receivedIn: currency }: ManagedSearch) {
  const conditions = [
    from === undefined ? undefined : sql`g.captured_at >= ${from}::timestamp at time zone 'UTC'`,
    to === undefined ? undefined : sql`g.captured_at < ${addDays(to, 1)}::timestamp at time zone 'UTC'`,
    currency === undefined ? undefined : sql`g.currency = ${currency}`,
  ].filter((condition) => condition !== undefined);
  return conditions.length === 0
    ? sql`true`
    : sql`exists (select from payment_capture g where g.company_id = p.company_id and g.payment_id = p.id
        and ${sql.join(conditions, sql` and `)})`;
}

function foundBy(asked: ManagedSearch) {
  const { state, provider, search } = asked;
  return sql`${receivedBy(asked)} and (${state} = 'all' or p.state = ${state}
      or (${state} = 'open' and p.state in ('created', 'pending_payer', 'authorized'))
      or (${state} = 'review' and p.review_reason is not null))
    and (${provider} = 'all' or p.provider = ${provider})
    and lower(c.name || ' ' || coalesce(p.provider_id, '')) like all (${likePatternsOf(search)}::text[])`;
}

/** Payments of all companies, the newest first. */
export async function findManagedRows(
  tx: PlatformTransaction,
  search: ManagedSearch,
  { limit, offset }: Part,
) {
  const { rows } = await sql<ManagedRow>`select ${FIELDS} where ${foundBy(search)}
    order by p.created_at desc, p.id desc limit ${sql.lit(limit)} offset ${sql.lit(offset)}`.execute(tx.db);
  return rows;
}

export async function countManaged(tx: PlatformTransaction, search: ManagedSearch) {
  const { rows } = await sql<{ total: number; review: number }>`
    select count(*) filter (where ${foundBy(search)}) as total,
      count(*) filter (where p.review_reason is not null) as review from ${FROM}`.execute(tx.db);
  return { total: rows[0]?.total ?? 0, review: rows[0]?.review ?? 0 };
}

export async function findManagedRow(tx: PlatformTransaction, id: string): Promise<ManagedRow | undefined> {
  const { rows } = await sql<ManagedRow>`select ${FIELDS} where p.id = ${id}`.execute(tx.db);
  return rows[0];
}

export interface StepRow {
  readonly at: Date;
  readonly action: string;
  readonly by_name: string | null;
}

/** What happened to a payment, as the audit has it. */
export async function findSteps(tx: PlatformTransaction, id: string): Promise<StepRow[]> {
  const { rows } = await sql<StepRow>`
    select a.at, a.action, trim(u.first_name || ' ' || u.last_name) as by_name
    from audit_entry a left join user_account u on u.id = a.user_id
    where a.subject_kind = 'payment' and a.subject_id = ${id} order by a.at, a.id limit 200`.execute(tx.db);
  return rows;
}

export interface StoredPaper {
  readonly company_id: string;
  readonly kind: "invoice" | "receipt" | "credit-note";
  readonly number: string;
  readonly content: unknown;
}

/** A paper; inside a company's transaction one of that company. */
export async function findPaper(tx: Transaction, id: string): Promise<StoredPaper | undefined> {
  const { rows } = await sql<StoredPaper>`
    select company_id, kind, number, content from invoice where id = ${id}`.execute(tx.db);
  return rows[0];
}
