import type { SystemTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { amountText, tellCompanyIn } from "../subscription/people.ts";
import { takeBackIn } from "../subscription/taking-back.ts";
import { issuePaperIn } from "./paper.ts";
import { lockPayment, type RefundRow } from "./reads/payment.ts";
import { writePayment, writeRefund } from "./writes.ts";

/**
 * Writes down how a refund ended, once. All of the money back takes back what it bought; a part leaves it.
 * @throws AppError not-found
 */
export async function settleRefundIn(
  tx: SystemTransaction,
  app: App,
  refund: RefundRow,
  outcome: { readonly state: "done" | "failed"; readonly providerRefundId: string | null },
): Promise<void> {
  const row = await lockPayment(tx, refund.payment_id);
  if (row === undefined) throw new AppError("not-found");
  if (!(await writeRefund(tx, refund.id, outcome))) return;
  const amount = amountText(refund.amount_minor, refund.currency);
  await recordAuditIn(tx, {
    action: `payment.refund-${outcome.state}`,
    subjectKind: "payment",
    subjectId: row.id,
    companyId: row.company_id,
    detail: { refundId: refund.id, amount, reason: refund.reason },
  });
  if (outcome.state === "failed") return;
  const refundedMinor = row.refunded_minor + refund.amount_minor;
  const isWhole = refundedMinor === row.amount_minor;
  await writePayment(tx, row, {
    refunded_minor: refundedMinor,
    ...(isWhole ? { state: "refunded" as const } : {}),
  });
  await issuePaperIn(tx, row, { kind: "credit-note", refund });
  if (isWhole) await takeBackIn(tx, { paymentId: row.id, companyId: row.company_id });
  await tellCompanyIn(tx, app, row.company_id, {
    kind: "paymentRefunded",
    values: { amount },
    path: "/freight-forwarder/admin/subscription/transactions",
  });
}
