import { mayAdvance, type PaymentState } from "@kilolane/domain";
import type { SystemTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import type { ProviderPayment } from "../../integrations/payments/payment-provider.ts";
import { pushIn } from "../../jobs/outbox-events.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { grantIn } from "../subscription/granting.ts";
import { amountText, tellCompanyIn, tellOperatorIn } from "../subscription/people.ts";
import { issuePaperIn } from "./paper.ts";
import { findLines, findRefunds, lockPayment, type PaymentRow } from "./reads/payment.ts";
import { settleRefundIn } from "./refunding.ts";
import { insertCapture, insertRefund, writePayment } from "./writes.ts";

/** What the provider says, and who made us ask; `ended` instead of cancelled where time ran out. */
export type Evidence = Omit<ProviderPayment, "status" | "isPending"> & {
  readonly status: ProviderPayment["status"] | "expired";
  readonly source: "browser" | "webhook" | "reconciler" | "operator";
};

/** The first thing in which the evidence does not agree with what was ordered; undefined: it agrees. */
export function mismatchOf(
  row: PaymentRow,
  evidence: Omit<Evidence, "source">,
): "payment-id" | "account" | "amount" | "currency" | undefined {
  if (evidence.paymentId !== row.id) return "payment-id";
  if (row.provider_id !== null && evidence.providerId !== row.provider_id) return "payment-id";
  if (row.provider_account !== null && evidence.account !== row.provider_account) return "account";
  if (evidence.currency !== row.currency) return "currency";
  return evidence.amountMinor === row.amount_minor ? undefined : "amount";
}

/**
 * The one way a payment goes on, no matter who brings the evidence: the browser, an event, the reconciler, the operator. It
 * only goes forward; what does not agree with the order is never booked. Money that came is written down with what it
 * bought, its papers, audit and mails in the caller's transaction.
 * @throws AppError not-found
 */
export async function advancePaymentIn(
  tx: SystemTransaction,
  app: App,
  id: string,
  evidence: Evidence,
): Promise<PaymentRow> {
  const row = await lockPayment(tx, id);
  if (row === undefined) throw new AppError("not-found");
  const mismatch = mismatchOf(row, evidence);
  if (mismatch !== undefined) {
    await putAsideIn(tx, app, row, mismatch, evidence);
    return getPaymentAgain(tx, id);
  }
  if (evidence.providerId !== "" && (row.provider_id === null || row.provider_account === null)) {
    const { providerId: provider_id, account: provider_account } = evidence;
    await writePayment(tx, row, { provider_id, provider_account });
  }
  await stepIn(tx, app, await getPaymentAgain(tx, id), evidence);
  await writePayment(tx, row, { checked_at: tx.now(), problem: evidence.problem });
  return getPaymentAgain(tx, id);
}

async function getPaymentAgain(tx: SystemTransaction, id: string): Promise<PaymentRow> {
  const row = await lockPayment(tx, id);
  if (row === undefined) throw new AppError("not-found");
  return row;
}

async function stepIn(tx: SystemTransaction, app: App, row: PaymentRow, evidence: Evidence): Promise<void> {
  const { status } = evidence;
  if (status !== "captured" && status !== "refunded" && status !== "disputed") {
    if (mayAdvance(row.state, status)) await moveIn(tx, row, status, evidence);
    return;
  }
  if (mayAdvance(row.state, "captured")) await bookIn(tx, app, row, evidence);
  await bookForeignRefundIn(tx, app, row.id, evidence);
  const now = await getPaymentAgain(tx, row.id);
  if (status === "disputed" && mayAdvance(now.state, "disputed")) {
    await moveIn(tx, now, "disputed", evidence);
    await tellOperatorIn(tx, app, reviewMail(now, "disputed"));
  }
}

async function moveIn(
  tx: SystemTransaction,
  row: PaymentRow,
  state: PaymentState,
  { source, problem }: Evidence,
): Promise<void> {
  await writePayment(tx, row, { state });
  await recordPaymentIn(tx, row, `payment.${state.replace("_", "-")}`, { source, problem });
}

/** Money has come: once, because the row is locked and payment_capture holds one row for each payment. */
async function bookIn(tx: SystemTransaction, app: App, row: PaymentRow, evidence: Evidence): Promise<void> {
  const wasGivenUp = ["cancelled", "expired", "failed"].includes(row.state);
  await insertCapture(tx, row, evidence.captureId ?? evidence.providerId);
  await writePayment(tx, row, {
    state: "captured",
    captured_at: tx.now(),
    ...(wasGivenUp ? { review_reason: "paid-after-end" } : {}),
  });
  const lines = await findLines(tx, row.id);
  await grantIn(tx, {
    paymentId: row.id,
    orderedAt: row.created_at,
    companyId: row.company_id,
    userId: row.user_id,
    purpose: row.purpose,
    packageId: row.package_id,
    addonId: row.addon_id,
    currency: row.currency,
    netMinor: row.net_minor,
    amountMinor: row.amount_minor,
    lines: lines.map((line) => ({
      kind: line.kind,
      keyId: line.key_id,
      keyType: line.key_type,
      keyCount: line.key_count,
      netMinor: line.net_minor,
    })),
  });
  if (row.provider !== "bank") await issuePaperIn(tx, row, { kind: "invoice" });
  await issuePaperIn(tx, row, { kind: "receipt" });
  await recordPaymentIn(tx, row, "payment.captured", {
    source: evidence.source,
    amount: amountText(row.amount_minor, row.currency),
  });
  // its bill is nothing for the clients: those who work for the company hear of it
  await pushIn(tx, { companyId: row.company_id, topic: "payment", id: row.id });
  await tellCompanyIn(tx, app, row.company_id, {
    kind: "paymentReceived",
    values: { amount: amountText(row.amount_minor, row.currency) },
    path: "/freight-forwarder/admin/subscription/transactions",
  });
}

/** A refund that was made at the provider itself; ours are settled by their own answers. */
async function bookForeignRefundIn(
  tx: SystemTransaction,
  app: App,
  id: string,
  evidence: Evidence,
): Promise<void> {
  const row = await getPaymentAgain(tx, id);
  const refunds = await findRefunds(tx, id);
  if (refunds.some(({ state }) => state === "requested")) return;
  const amountMinor = Math.min(evidence.refundedMinor, row.amount_minor) - row.refunded_minor;
  if (amountMinor <= 0) return;
  const refund = await insertRefund(tx, row, { amountMinor, reason: "", requestedBy: null });
  await settleRefundIn(tx, app, refund, { state: "done", providerRefundId: null });
}

/** Not booked: somebody has to look at it. */
async function putAsideIn(
  tx: SystemTransaction,
  app: App,
  row: PaymentRow,
  reason: string,
  { source, amountMinor, currency, account, providerId }: Evidence,
): Promise<void> {
  if (row.review_reason === reason) return;
  await writePayment(tx, row, { review_reason: reason, checked_at: tx.now() });
  const detail = { source, amountMinor, currency, account, providerId };
  await recordPaymentIn(tx, row, "payment.mismatch", { reason, ...detail });
  app.fastify.log.error({ paymentId: row.id, reason, ...detail }, "payment needs a look");
  await tellOperatorIn(tx, app, reviewMail(row, reason));
}

function reviewMail(row: PaymentRow, reason: string) {
  return {
    kind: "paymentReview" as const,
    values: { amount: amountText(row.amount_minor, row.currency), reason },
    path: "/super-admin/admins/account-management/transition-details",
  };
}

function recordPaymentIn(
  tx: SystemTransaction,
  row: PaymentRow,
  action: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { company_id: companyId, user_id: userId } = row;
  return recordAuditIn(tx, { action, subjectKind: "payment", subjectId: row.id, companyId, userId, detail });
}
