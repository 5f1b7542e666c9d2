import { isOpenPayment, type PaymentState } from "@kilolane/domain";
import { sql, type Insertable, type Updateable } from "kysely";
import { newId } from "../../db/new-id.ts";
import type { PaymentTable } from "../../db/tables/payment.ts";
import type {
  CompanyTransaction,
  PlatformTransaction,
  SystemTransaction,
  Transaction,
} from "../../db/transaction.ts";
import type { OrderLine } from "../subscription/order.ts";
import type { PaymentRow, RefundRow } from "./reads/payment.ts";

/** @returns the new payment's id; breaks payment_open_plan or payment_line_open_key when another one is under way */
export async function insertPayment(
  tx: CompanyTransaction,
  fields: Omit<Insertable<PaymentTable>, "company_id" | "user_id" | "locale" | "created_at">,
  lines: readonly OrderLine[],
): Promise<void> {
  const { companyId: company_id, userId: user_id, locale } = tx.scope;
  await tx.db
    .insertInto("payment")
    .values({ ...fields, company_id, user_id, locale, created_at: tx.now() })
    .execute();
  const rows = lines.map((line, position) => ({
    company_id,
    payment_id: fields.id,
    position,
    kind: line.kind,
    key_id: line.keyId,
    key_type: line.keyType,
    key_count: line.keyCount,
    unit_minor: line.unitMinor,
    net_minor: line.netMinor,
  }));
  await tx.db.insertInto("payment_line").values(rows).execute();
}

/** Writes what has become of a payment; once it is decided, its keys are free for another one. */
export async function writePayment(
  tx: Transaction,
  row: Pick<PaymentRow, "id" | "company_id">,
  change: Updateable<PaymentTable> & { readonly state?: PaymentState },
): Promise<void> {
  await tx.db
    .updateTable("payment")
    .set(change)
    .set((table) => ({ version: sql<number>`${table.ref("version")} + 1` }))
    .where("company_id", "=", row.company_id)
    .where("id", "=", row.id)
    .execute();
  if (change.state === undefined || isOpenPayment(change.state)) return;
  await tx.db
    .updateTable("payment_line")
    .set({ is_open: false })
    .where("company_id", "=", row.company_id)
    .where("payment_id", "=", row.id)
    .execute();
}

/** Breaks payment_capture's constraints when the money was booked already. */
export async function insertCapture(
  tx: SystemTransaction,
  row: PaymentRow,
  captureId: string,
): Promise<void> {
  await tx.db
    .insertInto("payment_capture")
    .values({
      id: newId(),
      company_id: row.company_id,
      payment_id: row.id,
      provider: row.provider,
      provider_capture_id: captureId,
      amount_minor: row.amount_minor,
      currency: row.currency,
      captured_at: tx.now(),
    })
    .execute();
}

export async function insertRefund(
  tx: SystemTransaction | PlatformTransaction,
  row: PaymentRow,
  refund: { readonly amountMinor: number; readonly reason: string; readonly requestedBy: string | null },
): Promise<RefundRow> {
  return tx.db
    .insertInto("payment_refund")
    .values({
      id: newId(),
      company_id: row.company_id,
      payment_id: row.id,
      amount_minor: refund.amountMinor,
      currency: row.currency,
      reason: refund.reason,
      state: "requested",
      requested_by: refund.requestedBy,
      created_at: tx.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
    .then((made) => ({ ...made, state: "requested" as const }));
}

/** @returns whether it was still waiting */
export async function writeRefund(
  tx: SystemTransaction,
  id: string,
  {
    state,
    providerRefundId,
  }: { readonly state: "done" | "failed"; readonly providerRefundId: string | null },
): Promise<boolean> {
  const written = await tx.db
    .updateTable("payment_refund")
    .set({ state, provider_refund_id: providerRefundId, done_at: tx.now() })
    .where("id", "=", id)
    .where("state", "=", "requested")
    .executeTakeFirst();
  return written.numUpdatedRows === 1n;
}

/** Notes an event, once. @returns whether it has not been finished with yet */
export async function insertEvent(
  tx: SystemTransaction,
  event: {
    readonly provider: string;
    readonly eventId: string;
    readonly type: string;
    readonly providerId: string | null;
  },
): Promise<boolean> {
  await tx.db
    .insertInto("payment_event")
    .values({
      provider: event.provider,
      event_id: event.eventId,
      event_type: event.type,
      provider_id: event.providerId,
      state: "received",
      received_at: tx.now(),
    })
    .onConflict((conflict) => conflict.columns(["provider", "event_id"]).doNothing())
    .execute();
  const { state } = await tx.db
    .selectFrom("payment_event")
    .where("provider", "=", event.provider)
    .where("event_id", "=", event.eventId)
    .select("state")
    .executeTakeFirstOrThrow();
  return state === "received" || state === "parked";
}

export async function writeEvent(
  tx: SystemTransaction,
  { provider, eventId }: { readonly provider: string; readonly eventId: string },
  state: "done" | "parked" | "ignored",
): Promise<void> {
  await tx.db
    .updateTable("payment_event")
    .set({ state, handled_at: tx.now() })
    .where("provider", "=", provider)
    .where("event_id", "=", eventId)
    .execute();
}

interface BillingAddress {
  readonly name: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly country: string;
  readonly taxNumber: string;
}

function addressColumns({ name, street, zip, city, country, taxNumber }: BillingAddress) {
  return { name, street, zip, city, country_code: country, tax_number: taxNumber };
}

export async function upsertProfile(tx: CompanyTransaction, address: BillingAddress): Promise<void> {
  const columns = { ...addressColumns(address), updated_at: tx.now() };
  await tx.db
    .insertInto("billing_profile")
    .values({ company_id: tx.scope.companyId, ...columns })
    .onConflict((conflict) =>
      conflict
        .column("company_id")
        .doUpdateSet({ ...columns, version: sql<number>`billing_profile.version + 1` }),
    )
    .execute();
}

interface SellerForm extends BillingAddress {
  readonly taxName: string;
  readonly taxBasisPoints: number;
  readonly bankName: string;
  readonly bankAccount: string;
  readonly version: number;
}

/** @returns whether the version was the one that had been seen */
export async function writeSeller(tx: PlatformTransaction, form: SellerForm): Promise<boolean> {
  const written = await tx.db
    .updateTable("billing_seller")
    .set({
      ...addressColumns(form),
      tax_name: form.taxName,
      tax_basis_points: form.taxBasisPoints,
      bank_name: form.bankName,
      bank_account: form.bankAccount,
      updated_at: tx.now(),
      version: form.version + 1,
    })
    .where("version", "=", form.version)
    .executeTakeFirst();
  return written.numUpdatedRows === 1n;
}
