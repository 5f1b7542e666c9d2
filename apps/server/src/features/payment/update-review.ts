import type { PaymentDetail } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError, requireWritten } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { getPresentedDetail } from "./payment-detail.ts";
import { lockPayment } from "./reads/payment.ts";
import { writePayment } from "./writes.ts";

interface Review {
  readonly id: string;
  readonly note: string;
  readonly version: number;
}

/**
 * Somebody has looked at a payment that did not agree with its order, and says what they did about it.
 * @throws AppError not-found, state-conflict when nothing waits, version-conflict
 */
export function updateReview(scope: PlatformScope, { id, note, version }: Review): Promise<PaymentDetail> {
  return withTransaction(scope, async (tx) => {
    const row = await lockPayment(tx, id);
    if (row === undefined) throw new AppError("not-found");
    requireWritten(row.version === version, row.version);
    if (row.review_reason === null) throw new AppError("state-conflict");
    await writePayment(tx, row, { review_reason: null });
    await recordAuditIn(tx, {
      action: "payment.reviewed",
      subjectKind: "payment",
      subjectId: id,
      companyId: row.company_id,
      detail: { note, reason: row.review_reason },
    });
    return getPresentedDetail(tx, id);
  });
}
