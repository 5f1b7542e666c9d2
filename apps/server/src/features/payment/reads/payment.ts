import type { PaymentProviderName, PaymentPurpose, PaymentState } from "@kilolane/domain";
import { sql } from "kysely";
import { CLOCK_NOW } from "../../../db/clock.ts";
import type { CompanyTransaction, SystemTransaction, Transaction } from "../../../db/transaction.ts";

export interface PaymentRow {
  readonly id: string;
  readonly company_id: string;
  readonly user_id: string;
  readonly provider: PaymentProviderName;
  readonly purpose: PaymentPurpose;
  readonly state: PaymentState;
  readonly currency: string;
  readonly net_minor: number;
  readonly tax_minor: number;
  readonly amount_minor: number;
  readonly tax_basis_points: number;
  readonly provider_account: string | null;
  readonly provider_id: string | null;
  readonly package_id: string | null;
  readonly addon_id: string | null;
  readonly locale: string;
  readonly review_reason: string | null;
  readonly problem: string | null;
  readonly refunded_minor: number;
  readonly created_at: Date;
  readonly checked_at: Date | null;
  readonly expires_at: Date;
  readonly captured_at: Date | null;
  readonly version: number;
}

/** Where a payment is looked up by. */
export type PaymentRef = { readonly id: string } | { readonly provider: string; readonly providerId: string };

/** A payment of any company; inside a company's transaction of that company alone. */
export async function findPayment(tx: Transaction, ref: PaymentRef): Promise<PaymentRow | undefined> {
  const by =
    "id" in ref
      ? sql`p.id = ${ref.id}`
      : sql`p.provider = ${ref.provider} and p.provider_id = ${ref.providerId}`;
  const { rows } = await sql<PaymentRow>`select p.* from payment p where ${by}`.execute(tx.db);
  return rows[0];
}

/** The same, locked until the transaction ends. */
export async function lockPayment(tx: Transaction, id: string): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`select p.* from payment p where p.id = ${id} for update`.execute(
    tx.db,
  );
  return rows[0];
}

export interface LineRow {
  readonly kind: "plan" | "key" | "addon" | "credit";
  readonly key_id: string | null;
  readonly key_type: "admin" | "agent" | "client" | null;
  readonly key_count: number;
  readonly unit_minor: number;
  readonly net_minor: number;
}

export async function findLines(tx: Transaction, paymentId: string): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`select kind, key_id, key_type, key_count, unit_minor, net_minor
    from payment_line where payment_id = ${paymentId} order by position`.execute(tx.db);
  return rows;
}

/** The company's open payments that a new order would meet: for one of these keys, or for a plan where it is one. */
export async function findInTheWay(
  tx: CompanyTransaction,
  order: { readonly purpose: string; readonly keyIds: readonly string[] },
): Promise<PaymentRow[]> {
  const isPlan = order.purpose === "plan" || order.purpose === "all-keys";
  const { rows } = await sql<PaymentRow>`
    select p.* from payment p where p.company_id = ${tx.scope.companyId}
      and p.state in ('created', 'pending_payer', 'authorized')
      and ((${isPlan} and p.purpose in ('plan', 'all-keys')) or exists (
        select from payment_line l where l.company_id = p.company_id and l.payment_id = p.id and l.is_open
          and l.key_id = any (${order.keyIds}::uuid[])))
    order by p.created_at`.execute(tx.db);
  return rows;
}

/** Payments that nobody has looked after for a while: the browser never came back, no event came. */
export async function findUnfinished(tx: SystemTransaction, restSeconds: number): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select p.* from payment p where p.state in ('created', 'pending_payer', 'authorized') and p.provider <> 'bank'
      and coalesce(p.checked_at, p.created_at) < ${sql.raw(CLOCK_NOW)} - make_interval(secs => ${restSeconds})
    order by p.checked_at nulls first limit 200`.execute(tx.db);
  return rows;
}

/** Bank transfers that nobody has confirmed in time. */
export async function findLateTransfers(tx: SystemTransaction): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select p.* from payment p where p.state = 'pending_payer' and p.provider = 'bank'
      and p.expires_at < ${sql.raw(CLOCK_NOW)} limit 200`.execute(tx.db);
  return rows;
}

export interface CaptureRow {
  readonly provider_capture_id: string;
  readonly amount_minor: number;
}

export async function findCapture(tx: Transaction, paymentId: string): Promise<CaptureRow | undefined> {
  const { rows } = await sql<CaptureRow>`select provider_capture_id, amount_minor from payment_capture
    where payment_id = ${paymentId}`.execute(tx.db);
  return rows[0];
}

export interface RefundRow {
  readonly id: string;
  readonly company_id: string;
  readonly payment_id: string;
  readonly amount_minor: number;
  readonly currency: string;
  readonly reason: string;
  readonly state: "requested" | "done" | "failed";
  readonly created_at: Date;
}

export async function findRefunds(tx: Transaction, paymentId: string): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`select * from payment_refund where payment_id = ${paymentId}
    order by created_at, id`.execute(tx.db);
  return rows;
}

/** Refunds whose answer never came. */
export async function findUnansweredRefunds(
  tx: SystemTransaction,
  restSeconds: number,
): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`select * from payment_refund where state = 'requested'
    and created_at < ${sql.raw(CLOCK_NOW)} - make_interval(secs => ${restSeconds}) limit 200`.execute(tx.db);
  return rows;
}

export interface WaitingEvent {
  readonly provider: "stripe" | "paypal";
  readonly event_id: string;
  readonly provider_id: string | null;
}

/** Events that were not finished with, or about payments that nobody knew. */
export async function findWaitingEvents(tx: SystemTransaction): Promise<WaitingEvent[]> {
  const { rows } = await sql<WaitingEvent>`select provider, event_id, provider_id from payment_event
    where state in ('received', 'parked') and received_at > ${sql.raw(CLOCK_NOW)} - interval '7 days'
    order by received_at limit 200`.execute(tx.db);
  return rows;
}

/** Whether what a payment bought is still its own: a newer plan may have credited what was left of it. */
export async function hasStandingGrants(tx: Transaction, paymentId: string): Promise<boolean> {
  const { rows } = await sql<{ stands: boolean }>`select coalesce(bool_and(ended_at is null), true) as stands
    from payment_grant where payment_id = ${paymentId}`.execute(tx.db);
  return rows[0]?.stands ?? true;
}
