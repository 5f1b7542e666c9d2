import type { PaymentDetail } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { actAsSystem } from "../../http/act-as-system.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { advancePaymentIn } from "./advance.ts";
import { getPresentedDetail } from "./payment-detail.ts";
import { lockPayment } from "./reads/payment.ts";

/**
 * The operator has seen the money of a bank transfer on the account: it is booked like every payment.
 * @throws AppError not-found, state-conflict for what is no open transfer
 */
export async function confirmTransfer(scope: PlatformScope, app: App, id: string): Promise<PaymentDetail> {
  const system = actAsSystem(scope, "the operator confirms a bank transfer");
  await withTransaction(system, async (tx) => {
    const row = await lockPayment(tx, id);
    if (row === undefined) throw new AppError("not-found");
    if (row.provider !== "bank" || row.state !== "pending_payer") throw new AppError("state-conflict");
    await advancePaymentIn(tx, app, id, {
      providerId: row.provider_id ?? "",
      account: "bank",
      paymentId: id,
      status: "captured",
      amountMinor: row.amount_minor,
      currency: row.currency,
      captureId: row.provider_id,
      refundedMinor: 0,
      problem: null,
      source: "operator",
    });
    await recordAuditIn(tx, {
      action: "payment.transfer-confirmed",
      subjectKind: "payment",
      subjectId: id,
      companyId: row.company_id,
      userId: scope.userId,
    });
  });
  return withTransaction(scope, (tx) => getPresentedDetail(tx, id));
}
